/**
 * Generates from the schema of `vitrine.json`: vitrine.schema.json, with which editors complete the file, and the
 * tables of settings in the documentation, between `<!-- settings: shipping[].rate -->` and `<!-- /settings -->`.
 */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { formatText } from './format-text.mjs'

const MARK = /<!-- settings: (\S+) -->\n[^]*?<!-- \/settings -->/g

/** The schema without its `null` and default wrappers. */
function inner(schema) {
  if (schema.wrapped) return inner(schema.wrapped)
  if (schema.type === 'lazy') return inner(schema.getter(undefined))
  return schema
}

const isNeeded = ({ type }) => type !== 'optional' && type !== 'nullish'

/** The schema at a path such as `accounts.groups[]`; `.` is the whole file. */
function schemaAt(root, path) {
  const steps = path === '.' ? [] : (path.match(/[^.[\]]+|\[\]/g) ?? [])
  return steps.reduce((schema, step) => {
    const within = inner(schema)
    const next = step === '[]' ? within.item : within.entries?.[step]
    if (!next) throw new Error(`The settings have no "${step}" in "${path}".`)
    return next
  }, root)
}

const MAX_HINT = 80

/** A description as an editor shows it: without links; if long, its whole sentences, else its whole clauses. */
function hintOf(meaning) {
  const text = meaning.replaceAll(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  if (text.length <= MAX_HINT) return text
  const lastEnd = (marks) =>
    [...text.matchAll(marks)].map(({ index }) => index).findLast((end) => end < MAX_HINT)
  return text.slice(0, lastEnd(/\.(?= )/g) ?? lastEnd(/[:;,](?= )/g) ?? MAX_HINT)
}

function defaultOf(schema) {
  if (isNeeded(schema)) return 'needed'
  const value = schema.default
  const isEmpty = value === undefined || value === null || (typeof value === 'object' && !value.length)
  return isEmpty ? '' : `\`${JSON.stringify(value)}\``
}

const MAX_WORDS = 7

function wordsOf(schema) {
  const { options } = inner(schema)
  const isShort = options?.length <= MAX_WORDS && options.every((word) => typeof word === 'string')
  return isShort ? ` (${options.map((word) => `\`${word}\``).join(', ')})` : ''
}

const rowOf = (name, schema) =>
  `| \`${name}\` | ${defaultOf(schema)} | ${v.getDescription(schema) ?? ''}${wordsOf(schema)} |`

function rowsOf(schema) {
  const within = inner(schema)
  if (within.type !== 'variant')
    return Object.entries(within.entries).map(([name, entry]) => rowOf(name, entry))
  return within.options.flatMap(({ entries }) =>
    Object.entries(entries)
      .filter(([name]) => name !== within.key)
      .map(([name, entry]) => rowOf(`"${within.key}": "${entries[within.key].literal}"\`, \`${name}`, entry)),
  )
}

const tableOf = (schema) =>
  ['| Setting | Default | Meaning |', '| --- | --- | --- |', ...rowsOf(schema)].join('\n')

/** Adds a description to each member, and forbids unknown members. */
function overrideSchema({ valibotSchema, jsonSchema }) {
  if (valibotSchema.type === 'lazy')
    return { anyOf: [valibotSchema.getter(false), valibotSchema.getter(undefined)].map(toJson) }
  if (valibotSchema.type !== 'object_with_rest') return undefined
  for (const [name, entry] of Object.entries(valibotSchema.entries)) {
    const description = v.getDescription(entry)
    if (description) jsonSchema.properties[name].description = hintOf(description)
  }
  return { ...jsonSchema, additionalProperties: false }
}

function toJson(schema) {
  const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', overrideSchema })
  delete json.$schema
  return json
}

/** Path (from the project's root) -> text of each file; `load` answers the module at a path. */
export async function generateSettings(root, load) {
  const { settingsSchema } = await load('adapters/server/settings/settings-schema.ts')
  const schema = settingsSchema('EUR')
  const json = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of a Vitrine site',
    ...toJson(schema),
  }
  const path = 'vitrine.schema.json'
  const files = [[path, await formatText(root, path, JSON.stringify(json))]]
  for (const page of (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'))) {
    const text = await readFile(join(root, 'docs', page), 'utf8')
    if (!text.includes('<!-- settings: ')) continue
    const made = text.replaceAll(
      MARK,
      (_, path) => `<!-- settings: ${path} -->\n\n${tableOf(schemaAt(schema, path))}\n\n<!-- /settings -->`,
    )
    files.push([`docs/${page}`, await formatText(root, `docs/${page}`, made)])
  }
  return files
}
