import { relative, sep } from 'node:path'
import JestRuntime from 'jest-runtime'

/** The loader of each kept context: its modules are shared by all test files that run there. */
const keepers = new WeakMap()

function keeperOf(config, environment, rest) {
  const keeper = keepers.get(environment.global) ?? new JestRuntime(config, environment, ...rest)
  keepers.set(environment.global, keeper)
  return keeper
}

/** The source maps of the kept modules, and of a test file. */
const joinMaps = (left, right) => ({
  get: (path) => left.get(path) ?? right.get(path),
  *[Symbol.iterator]() {
    yield* left
    yield* right
  },
})

/**
 * Loads the product and its packages once for all test files of a worker: loading them again for each file,
 * and running them cold, took more than a quarter of the time of the suite. Modules in `test` are new for
 * each file.
 */
export default class KeptRuntime extends JestRuntime {
  #keeper

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest)
    if (environment.isKept !== true) return
    this.isKept = (path) => !relative(config.rootDir, path).startsWith(`test${sep}`)
    this.#keeper = keeperOf(config, environment, rest)
    this.#shareModules(this.esmLoader, this.#keeper.esmLoader)
    this.#shareRequired(this.cjsLoader, this.#keeper.cjsLoader)
  }

  /** A test file that resets modules has its own from then on. */
  resetModules() {
    super.resetModules()
    this.isKept = () => false
  }

  getSourceMaps() {
    const own = super.getSourceMaps()
    return this.#keeper === undefined ? own : joinMaps(this.#keeper.getSourceMaps(), own)
  }

  #shareModules(own, kept) {
    const loadEsmModule = own.loadEsmModule.bind(own)
    const loadCjsAsEsm = own.loadCjsAsEsm.bind(own)
    own.loadEsmModule = (path, ...more) =>
      this.isKept(path) ? kept.loadEsmModule(path, ...more) : loadEsmModule(path, ...more)
    own.loadCjsAsEsm = (from, path, ...more) =>
      this.isKept(path) ? kept.loadCjsAsEsm(from, path, ...more) : loadCjsAsEsm(from, path, ...more)
  }

  #shareRequired(own, kept) {
    const requireModule = own.requireModule.bind(own)
    const isShared = (from, name, options) =>
      options?.isInternalModule !== true &&
      !(name && this._resolution.isCoreModule(name)) &&
      this.isKept(this._resolution.resolveCjs(from, name))
    own.requireModule = (from, name, options, ...more) =>
      isShared(from, name, options)
        ? kept.requireModule(from, name, options, ...more)
        : requireModule(from, name, options, ...more)
  }
}

/** Jest requires this file, and uses its default export if it is marked as an ES module. */
export const __esModule = true
