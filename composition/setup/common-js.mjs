import { requiredTypes } from './required-types.mjs'

/** Entries that need databases, sockets or packages without CommonJS. */
const NODE_ENTRIES = ['headless', 'server', 'adapters/graphql-server']

const targetOf = (condition) => /^\.\/dist\/cjs\/(.+)\.cjs$/.exec(condition.require?.default ?? '')?.[1]

const sourceOf = (types) => types.replace('./dist/types/', '').replace('.d.ts', '.ts')

/** Entry name -> source, for the entries that are built as CommonJS. */
export const commonJsInputs = (entries) =>
  Object.fromEntries(
    Object.values(entries)
      .filter((conditions) => targetOf(conditions) !== undefined)
      .map((conditions) => [targetOf(conditions), sourceOf(conditions.default.types)])
      .filter(([name]) => !NODE_ENTRIES.includes(name)),
  )

/**
 * Jest gives `require` a module system without ES modules, in a context of its own. The main context of the process
 * loads Node's single copy of the ES modules.
 */
const loadsEsModules = (entry) => `'use strict'
const { getBuiltinModule } = require('node:vm').runInThisContext('process')
module.exports = getBuiltinModule('node:module').createRequire(__filename)('${entry}')
`

/** Files beside the built entries: the entries that load ES modules, and the types of `require` for each entry. */
export const commonJsFiles = (packageName, entries) => ({
  name: 'common-js-files',
  generateBundle() {
    for (const [key, conditions] of Object.entries(entries)) {
      const name = targetOf(conditions)
      if (name === undefined) continue
      const { types, default: built } = conditions.default
      for (const file of requiredTypes(name, { built, types })) this.emitFile(file)
      if (!NODE_ENTRIES.includes(name)) continue
      const source = loadsEsModules(key.replace('.', packageName))
      this.emitFile({ type: 'asset', fileName: `${name}.cjs`, source })
    }
  },
})
