import tseslint from "typescript-eslint";

/** What the import table, the architecture tests and the types do not catch. Every rule is an error. */
export default tseslint.config(
  { ignores: ["build/", "data/", "node_modules/", "**/generated.ts", "**/*.generated.ts", "client/public/"] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: ["**/*.ts", "**/*.tsx", "**/*.mts"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-param-reassign": "error",
      "prefer-const": "error",
      "max-lines": ["error", { max: 350, skipComments: true, skipBlankLines: true }],
      complexity: ["error", 15],
      "no-restricted-properties": [
        "error",
        { property: "innerHTML", message: "No HTML sinks: the token lives in local storage." },
        { property: "outerHTML", message: "No HTML sinks: the token lives in local storage." },
        { property: "insertAdjacentHTML", message: "No HTML sinks: the token lives in local storage." },
      ],
      "no-restricted-syntax": [
        "error",
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: "No HTML sinks." },
        {
          selector:
            "JSXAttribute[name.name=/^(ml|mr|pl|pr|left|right|marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight)$/]",
          message: "Use start and end: the page has two directions.",
        },
        { selector: "ExportDefaultDeclaration", message: "Name what you export." },
      ],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
    },
  },
  {
    // TypeORM and TypeGraphQL read their parameter types at run time through decorators.
    files: ["server/features/**/*.resolver.ts", "server/features/**/*.types.ts", "server/features/**/*.entity.ts"],
    rules: { "@typescript-eslint/consistent-type-imports": "off" },
  },
  {
    // A test states itself what it expects of a body.
    files: ["tests/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "max-lines": ["error", 600],
    },
  },
  {
    files: ["tests/support/global-*.ts", "client/**/vite.config.mts"],
    rules: { "no-restricted-syntax": "off" },
  },
  { files: ["**/*.mjs", "**/*.mts"], ...tseslint.configs.disableTypeChecked },
  { files: ["tests/**/*.mjs", "server/*.mjs"], rules: { "no-console": "off" } },
);
