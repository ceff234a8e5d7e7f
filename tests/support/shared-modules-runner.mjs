import circus from "jest-circus/runner";
import { createRequire, Module } from "node:module";

const require = createRequire(import.meta.url);
const GLOBALS = ["describe", "test", "expect", "beforeAll", "beforeEach", "afterAll", "afterEach"];

const requireAgain = (path) => {
  delete require.cache[path];
  return require(path);
};

/**
 * Runs a test file with Jest's own runner, in Node's global context and with Node's own modules: a worker loads the
 * product and its libraries once for all of its files. Jest would load them again for each (docs/decisions/0044).
 */
export default async function runWithSharedModules(globalConfig, config, environment, runtime, testPath, send) {
  // Jest's cached compiler; TypeScript is required like JavaScript.
  const compile = (module, path) => module._compile(runtime.transformCache.transform(path), path);
  Object.assign(Module._extensions, { ".ts": compile, ".tsx": compile });
  // The event handlers of the file before.
  delete globalThis[Symbol.for("EVENT_HANDLERS")];
  runtime.requireInternalModule = requireAgain;
  runtime.requireModule = (path) => {
    for (const name of GLOBALS) globalThis[name] = environment.global[name];
    globalThis.jest = { spyOn: environment.moduleMocker.spyOn.bind(environment.moduleMocker) };
    return requireAgain(path);
  };
  return circus.default(globalConfig, config, environment, runtime, testPath, send);
}
