import { minify } from 'terser'

/** inversify reads metadata through the lite entry; aliasing keeps the polyfill from being shipped twice. */
export const reflectLite = () => ({
  name: 'reflect-lite',
  resolveId(source) {
    return source === 'reflect-metadata' ? this.resolve('reflect-metadata/lite') : null
  },
})

/** Terser in this process: the usual plugin starts it cold in a thread for each of thirty bundles. */
export const terser = (options) => ({
  name: 'terser',
  renderChunk: async (code) => (await minify(code, structuredClone(options))).code,
})
