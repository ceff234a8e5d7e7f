const shared = {
  testEnvironment: "node",
  testRunner: "<rootDir>/tests/support/shared-modules-runner.mjs",
  transform: {
    "\\.tsx?$": [
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
