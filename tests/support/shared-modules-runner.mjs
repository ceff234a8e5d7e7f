import circus from "jest-circus/runner";
import hooks from "node:async_hooks";
import { createRequire, Module } from "node:module";

const require = createRequire(import.meta.url);
const GLOBALS = ["describe", "test", "expect", "beforeAll", "beforeEach", "afterAll", "afterEach"];

const requireAgain = (path) => {
  delete require.cache[path];
  return require(path);
};

/**
 * Holds the current test for Jest. A file's tests run one after another, so a field is enough. An AsyncLocalStorage makes
 * each promise of the product slower on Node 20.
 */
class CurrentTest {
  #test;

  getStore() {
    return this.#test;
  }

  async run(test, callback) {
    const outer = this.#test;
    this.#test = test;
    try {
      return await callback();
    } finally {
      this.#test = outer;
    }
  }
}

/** Requires a module of Jest's runner that finds CurrentTest in place of AsyncLocalStorage. */
const requireRunner = (path) => {
  const { AsyncLocalStorage } = hooks;
  hooks.AsyncLocalStorage = CurrentTest;
  try {
    return requireAgain(path);
  } finally {
    hooks.AsyncLocalStorage = AsyncLocalStorage;
  }
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
  runtime.requireInternalModule = requireRunner;
  runtime.requireModule = (path) => {
    for (const name of GLOBALS) globalThis[name] = environment.global[name];
    globalThis.jest = { spyOn: environment.moduleMocker.spyOn.bind(environment.moduleMocker) };
    return requireAgain(path);
  };
  return circus.default(globalConfig, config, environment, runtime, testPath, send);
}
