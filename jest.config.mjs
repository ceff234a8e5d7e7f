// Packages that ship ES modules only; jest runs CommonJS on Node 20.
const esmOnly = ["@pgtyped", "@scure", "@noble", "otplib", "@otplib", "csv-parse", "csv-stringify"].join("|");

const shared = {
  testEnvironment: "node",
  transform: {
    "\\.m?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  modulePathIgnorePatterns: ["<rootDir>/build/"],
};

export default {
  maxWorkers: 2,
  testSequencer: "<rootDir>/tests/support/long-files-first.mjs",
  globalSetup: "<rootDir>/tests/support/global-setup.ts",
  globalTeardown: "<rootDir>/tests/support/global-teardown.ts",
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "api",
      testMatch: ["<rootDir>/tests/**/*.test.ts"],
      testPathIgnorePatterns: ["/tests/browser/", "/tests/faults/"],
    },
    { ...shared, displayName: "browser", testMatch: ["<rootDir>/tests/browser/*.test.ts"] },
    { ...shared, displayName: "faults", testMatch: ["<rootDir>/tests/faults/*.test.ts"] },
  ],
};
