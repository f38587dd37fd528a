import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseAst } from 'rollup/parseAst'

const MODULES = 'dist/lib/modules/'

/** The values that a built ES module exports by name, and its exported namespaces with the modules they come from. */
function exportsOf(path) {
  const { body } = parseAst(readFileSync(path, 'utf8'))
  const namespaces = new Map()
  for (const { type, specifiers, source } of body)
    if (type === 'ImportDeclaration' && specifiers[0]?.type === 'ImportNamespaceSpecifier')
      namespaces.set(specifiers[0].local.name, posix.join(posix.dirname(path), source.value))
  const exported = body
    .filter(({ type }) => type.startsWith('Export'))
    .flatMap(({ type, specifiers = [], declaration }) => {
      if (type === 'ExportNamedDeclaration' && !declaration) return specifiers
      throw new Error(`${path} has to export by names: the types of \`require\` are made from them.`)
    })
    .map(({ local, exported: { name } }) => ({ name, module: namespaces.get(local.name) }))
  return {
    values: exported.filter(({ module }) => module === undefined).map(({ name }) => name),
    namespaces: exported.filter(({ module }) => module !== undefined),
  }
}

const declarationsOf = (types, values) => [
  `import type * as entry from '${types}' with { 'resolution-mode': 'import' }`,
  `export type * from '${types}' with { 'resolution-mode': 'import' }`,
  ...values.map((name) => `export declare const ${name}: typeof entry.${name}`),
]

const fileOf = (name, lines) => ({
  type: 'asset',
  fileName: `${name}.d.cts`,
  source: `${lines.join('\n')}\n`,
})

/**
 * The files with the types of an entry for `require`, as assets of `dist/cjs`. TypeScript takes types of an ES
 * module into such a file, but no values (TS1479): each value is declared by its name, each namespace is a file.
 */
export function requiredTypes(name, { built, types }) {
  const { values, namespaces } = exportsOf(built)
  const pathFrom = (folder, target) => posix.relative(folder, target).replace(/\.d\.ts$/, '.js')
  const shared = namespaces.map(({ name: namespace, module }) => {
    if (!module.startsWith(MODULES)) throw new Error(`${module} has no types beside it.`)
    const path = pathFrom('dist/cjs/shared', module.replace(MODULES, 'dist/types/'))
    return fileOf(`shared/${name}-${namespace}`, declarationsOf(path, exportsOf(module).values))
  })
  const folder = posix.dirname(`dist/cjs/${name}`)
  const exporting = namespaces.map(
    ({ name: namespace }) =>
      `export * as ${namespace} from './${posix.relative(folder, `dist/cjs/shared/${name}-${namespace}`)}.cjs'`,
  )
  return [fileOf(name, [...declarationsOf(pathFrom(folder, types), values), ...exporting]), ...shared]
}
