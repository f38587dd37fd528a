/**
 * Makes adapters/graphql/protocol/generated and protocol/owner/generated from each schema and its documents: types
 * for both, and every document as the shortest text, so that no page carries a GraphQL parser. Generates the
 * files of the settings schema, too. `node composition/setup/generate.mjs`; `--check` only compares.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { build } from 'esbuild'
import { buildSchema, parse, print, stripIgnoredCharacters, validate } from 'graphql'
import { formatText } from './format-text.mjs'
import { generateSettings } from './generate-settings.mjs'
import { splitTypes } from './split-types.mjs'

const root = join(import.meta.dirname, '../..')
const notice = '/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */\n'

/** Texts that few pages need are modules of their own, so that other pages do not load them. */
const MODULES = {
  'operations.ts': (name) => !isSelfService(name) && !isSubscription(name),
  'self-service-operations.ts': (name) => isSelfService(name),
  'subscription-operations.ts': (name) => isSubscription(name),
}
const isSelfService = (name) => name.startsWith('Vitrine')
const isSubscription = (name) => /^(FetchSubscriptions|CancelSiteUserSubscription)$/.test(name)

/** The owner's API for sign-in, people and their credentials, apart from the shop. */
const isAboutPeople = (name) => /Passkey|Owner|Access|Password|SecondFactor|Sign|Session|UseCode/.test(name)
/** Products, their file, discounts. */
const isAboutGoods = (name) => /Product|Catalogue|Discount/.test(name)
/** Members of the site. */
const isAboutMembers = (name) => /Member|Invitations/.test(name)

const PROTOCOL = 'adapters/graphql/protocol'
/** Each schema with its documents: of the visitors' pages, and of the owner's desk. */
const PROTOCOLS = [
  {
    folder: PROTOCOL,
    scalars: { BasicId: 'string', DateTime: 'string', JSON: 'unknown' },
    operation: '../operation.js',
    modules: MODULES,
  },
  {
    folder: `${PROTOCOL}/owner`,
    scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown', Whole: 'number' },
    operation: '../../operation.js',
    // The owner's texts are long, and no page of visitors loads them.
    isWrapped: true,
    hasRoles: true,
    modules: {
      'operations.ts': (name) => !isAboutPeople(name) && !isAboutGoods(name) && !isAboutMembers(name),
      'catalogue-operations.ts': (name) => isAboutGoods(name),
      'member-operations.ts': (name) => isAboutMembers(name),
      'people-operations.ts': (name) => isAboutPeople(name),
    },
  },
]

/** The exports of a module of the project. */
async function load(path) {
  const name = `generate-${process.pid}-${path.replaceAll(/\W/g, '-')}.mjs`
  const file = join(root, 'node_modules/.cache/vitrine', name)
  await mkdir(join(file, '..'), { recursive: true })
  await build({
    entryPoints: [join(root, path)],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  try {
    return { ...(await import(pathToFileURL(file).href)) }
  } finally {
    await rm(file, { force: true })
  }
}

function checkDocuments(schema, documents) {
  const complaints = Object.entries(documents).flatMap(([name, document]) =>
    validate(schema, document).map((error) => `${name}: ${error.message}`),
  )
  if (complaints.length > 0)
    throw new Error(`Documents that the schema does not allow:\n${complaints.join('\n')}`)
}

/** Refuses an operation of the owner's API without a least role; otherwise only the start would find it. */
function checkAccess(schema) {
  const types = [schema.getQueryType(), schema.getMutationType()]
  const fields = types.flatMap((type) => Object.values(type.getFields()))
  const open = fields.filter(({ astNode }) => !astNode.directives.some(({ name }) => name.value === 'access'))
  if (open.length > 0)
    throw new Error(`Add @access, the least role, to: ${open.map(({ name }) => name).join(', ')}`)
}

async function operationTypes(schemaText, documents, scalars) {
  const config = {
    scalars,
    enumsAsTypes: true,
    immutableTypes: true,
    useTypeImports: true,
    inlineFragmentTypes: 'combine',
    omitOperationSuffix: false,
    maybeValue: 'T | null',
    inputMaybeValue: 'T | null | undefined',
    skipTypename: true,
    // Operations keep the names that pages send, such as `getUploadURL`.
    namingConvention: 'keep',
  }
  return codegen({
    schema: parse(schemaText),
    documents: Object.entries(documents)
      .map(([name, document]) => ({
        location: name,
        document: { ...document, definitions: document.definitions.filter(isOperation) },
        // Fragments are part of each document's text; here they are needed once.
      }))
      .concat([
        { location: 'fragments', document: { kind: 'Document', definitions: fragmentsOf(documents) } },
      ]),
    filename: 'operation-types.ts',
    config,
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
  })
}

const isOperation = (definition) => definition.kind === 'OperationDefinition'

function fragmentsOf(documents) {
  const byName = new Map()
  for (const document of Object.values(documents)) {
    for (const definition of document.definitions) {
      if (!isOperation(definition)) byName.set(definition.name.value, definition)
    }
  }
  return [...byName.values()]
}

async function schemaTypes(schemaText, scalars) {
  return codegen({
    schema: parse(schemaText),
    documents: [],
    filename: 'schema-types.ts',
    config: { scalars, enumsAsTypes: true, immutableTypes: true, skipTypename: true, maybeValue: 'T | null' },
    plugins: [{ types: {} }],
    pluginMap: { types: typescript },
  })
}

/** Characters of a text on one line. */
const LINE = 100
/** Lines of wrapped text in one file. */
const MAX_TEXT_LINES = 200

/** A long text as an expression of many lines. */
const wrapped = (text) =>
  Array.from({ length: Math.ceil(text.length / LINE) }, (_, at) =>
    JSON.stringify(text.slice(at * LINE, (at + 1) * LINE)),
  ).join(' +\n')

/** The text of a schema, in as many files as short lines need. */
function schemaTexts(text) {
  const about = '/** The schema as text, for the server. */\n'
  const size = LINE * MAX_TEXT_LINES
  const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, at) => [
    `PART_${at + 1}`,
    `schema-text-${at + 1}`,
    wrapped(text.slice(at * size, (at + 1) * size)),
  ])
  return {
    'schema-text.ts': [
      ...parts.map(([name, file]) => `import { ${name} } from './${file}.js'`),
      `${about}export const SCHEMA_TEXT = ${parts.map(([name]) => name).join(' + ')}`,
    ].join('\n'),
    ...Object.fromEntries(
      parts.map(([name, file, part]) => [
        `${file}.ts`,
        `/** A part of the schema as text. */\nexport const ${name} =\n${part}`,
      ]),
    ),
  }
}

/** The operations of a module, in as many files as short lines need. */
function operationFiles(file, documents, operation, isIn, isWrapped) {
  if (!isWrapped) return { [file]: operationTexts(documents, operation, isIn, JSON.stringify) }
  const parts = [[]]
  let lines = 0
  for (const document of Object.values(documents)) {
    const { value: name } = document.definitions.find(isOperation).name
    if (!isIn(name)) continue
    const own = Math.ceil(stripIgnoredCharacters(print(document)).length / LINE) + 8
    if (lines > 0 && lines + own > MAX_TEXT_LINES) {
      parts.push([])
      lines = 0
    }
    parts.at(-1).push(name)
    lines += own
  }
  const texts = parts.map((names) =>
    operationTexts(documents, operation, (name) => names.includes(name), wrapped),
  )
  if (texts.length === 1) return { [file]: texts[0] }
  const nameOf = (at) => file.replace('.ts', `-${at + 1}`)
  return {
    [file]: texts.map((_, at) => `export * from './${nameOf(at)}.js'`).join('\n'),
    ...Object.fromEntries(texts.map((text, at) => [`${nameOf(at)}.ts`, text])),
  }
}

/** `ADD_TO_CART` is the constant, `AddToCartMutation` the types of its operation. */
function operationTexts(documents, operation, isIn, written) {
  const entries = Object.entries(documents).map(([constant, document]) => {
    const definition = document.definitions.find(isOperation)
    const kind = definition.operation
    const name = definition.name.value
    const type = `${name}${kind === 'query' ? 'Query' : 'Mutation'}`
    return { constant, name, kind, type, text: stripIgnoredCharacters(print(document)) }
  })
  const wanted = entries.filter(({ name }) => isIn(name))
  const types = wanted.flatMap(({ type }) => [type, `${type}Variables`]).sort()
  return [
    `import type { ${types.join(', ')} } from './operation-types.js'`,
    `import type { Operation } from '${operation}'`,
    ...wanted.map(
      ({ constant, name, kind, type, text }) =>
        `export const ${constant}: Operation<${type}, ${type}Variables> = ` +
        `{ name: '${name}', kind: '${kind}', text: ${written(text)} }`,
    ),
  ].join('\n\n')
}

async function generateProtocol({
  folder,
  scalars,
  operation,
  modules,
  isWrapped = false,
  hasRoles = false,
}) {
  const schemaText = await readFile(join(root, folder, 'schema.graphql'), 'utf8')
  const documents = await load(`${folder}/documents/index.ts`)
  const schema = buildSchema(schemaText)
  if (hasRoles) checkAccess(schema)
  checkDocuments(schema, documents)
  const typesOf = async (make) => formatText(root, 'types.ts', await make)
  const files = {
    ...schemaTexts(print(parse(schemaText))),
    ...splitTypes('schema-types', await typesOf(schemaTypes(schemaText, scalars))),
    ...splitTypes('operation-types', await typesOf(operationTypes(schemaText, documents, scalars))),
    ...Object.assign(
      {},
      ...Object.entries(modules).map(([file, isIn]) =>
        operationFiles(file, documents, operation, isIn, isWrapped),
      ),
    ),
  }
  return Promise.all(
    Object.entries(files).map(async ([name, text]) => [
      `${folder}/generated/${name}`,
      await formatText(root, name, notice + text),
    ]),
  )
}

/** Path (from the project's root) -> text of every generated file. */
export async function generate() {
  const files = []
  for (const protocol of PROTOCOLS) files.push(...(await generateProtocol(protocol)))
  files.push(...(await generateSettings(root, load)))
  return Object.fromEntries(files)
}

async function main() {
  const files = await generate()
  if (process.argv.includes('--check')) {
    const stale = []
    for (const [path, text] of Object.entries(files)) {
      if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) stale.push(path)
    }
    if (stale.length > 0) {
      console.error(`Not current, run \`npm run generate\`: ${stale.join(', ')}`)
      process.exitCode = 1
    }
    return
  }
  for (const { folder } of PROTOCOLS) {
    // Without this, files that only an earlier run made would stay.
    await rm(join(root, folder, 'generated'), { recursive: true, force: true })
    await mkdir(join(root, folder, 'generated'), { recursive: true })
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
