import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { transform, transformSync, version } from 'esbuild'
import tsJest from 'ts-jest'
// Each worker loads this file before it runs a test.
import './keep-module-code.mjs'
import './no-async-hooks.mjs'
import './release-modules.mjs'

/** Options that differ between the projects and do not affect how TypeScript is transpiled. */
const OWN = { displayName: undefined, globalSetup: undefined, globalTeardown: undefined, testMatch: [] }

/** The same transpilation as in `rollup.config.mjs`: the tests run the code of the build. */
const AS_BUILT = { target: 'es2022', jsx: 'automatic', sourcemap: true, tsconfigRaw: '{}' }

const isTest = (path, { config }) => relative(config.rootDir, path).startsWith(`test${sep}`)

const asBuilt = (path) => ({
  ...AS_BUILT,
  sourcefile: path,
  loader: path.endsWith('x') ? 'tsx' : 'ts',
})

/**
 * ts-jest for the tests, with the same options for all projects of the suite; esbuild for the product. The
 * options of a project are part of ts-jest's cache key, so every project would transpile the tests again.
 */
function createTransformer(options) {
  const transformer = tsJest.default.createTransformer(options)
  const shared = new WeakMap()
  const alike = (request) => {
    const { config } = request
    if (!shared.has(config)) shared.set(config, { ...config, ...OWN })
    return { ...request, config: shared.get(config) }
  }
  const keyAsBuilt = (source, path) =>
    createHash('sha256')
      .update(JSON.stringify([version, asBuilt(path), source]))
      .digest('hex')
  return {
    getCacheKey: (source, path, request) =>
      isTest(path, request)
        ? transformer.getCacheKey(source, path, alike(request))
        : keyAsBuilt(source, path),
    process: (source, path, request) =>
      isTest(path, request)
        ? transformer.process(source, path, alike(request))
        : transformSync(source, asBuilt(path)),
    processAsync: (source, path, request) =>
      isTest(path, request)
        ? transformer.processAsync(source, path, alike(request))
        : transform(source, asBuilt(path)),
  }
}

export default { createTransformer }
