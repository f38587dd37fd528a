import tsJest from 'ts-jest'
// Each worker loads this file before it runs a test.
import './keep-module-code.mjs'
import './no-async-hooks.mjs'
import './release-modules.mjs'

/** Options that differ between the projects and do not affect how TypeScript is transpiled. */
const OWN = { displayName: undefined, globalSetup: undefined, globalTeardown: undefined, testMatch: [] }

/**
 * ts-jest, asked alike by all projects of the suite. All that a project says of itself is part of the key under which
 * ts-jest finds what it has made, so that every project would transpile the whole product anew.
 */
function createTransformer(options) {
  const transformer = tsJest.default.createTransformer(options)
  const shared = new WeakMap()
  const alike = (request) => {
    const { config } = request
    if (!shared.has(config)) shared.set(config, { ...config, ...OWN })
    return { ...request, config: shared.get(config) }
  }
  return {
    getCacheKey: (source, path, request) => transformer.getCacheKey(source, path, alike(request)),
    process: (source, path, request) => transformer.process(source, path, alike(request)),
    processAsync: (source, path, request) => transformer.processAsync(source, path, alike(request)),
  }
}

export default { createTransformer }
