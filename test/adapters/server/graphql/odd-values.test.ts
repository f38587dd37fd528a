import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { GraphQLArgument, GraphQLInputType, GraphQLObjectType } from 'graphql'
import { SCHEMA_TEXT } from '../../../../adapters/graphql/protocol/server.js'
import { ADA, createAccountsFixture } from '../../../support/accounts/accounts-fixture.js'
import { openTemporaryPostgres } from '../../../support/sql/temporary-postgres.js'
import { one, visitorAt } from '../../graphql/support/post.js'
import type { Post } from '../../graphql/support/post.js'
import { serveShop } from '../../graphql/support/site.js'

/** JSON values in the place of a text, a number or a flag. */
/** No text can be made of it, not even by accident. */
const UNTEXT = { toString: null, valueOf: null }

const ODD_VALUES: readonly (readonly [string, unknown])[] = [
  ['an object', {}],
  ['an object that cannot be a text', UNTEXT],
  ['a passkey’s answer of such', { id: UNTEXT, rawId: UNTEXT, type: UNTEXT, response: UNTEXT }],
  ['an object with methods’ names', { includes: 1, trim: null, length: 2, toString: 'x' }],
  ['a list', []],
  ['a list of texts', ['x', 'y']],
  ['a list of lists', [[['x']]]],
  ['a flag', true],
  ['a whole number', 7],
  ['a fraction', 0.5],
  ['a large number', 1e300],
  ['nothing', null],
  ['an empty text', ''],
  ['a text with the code zero', 'a\0b'],
  ['half a character', '\uD800'],
  ['a name of the language', '__proto__'],
  ['a long text', 'x'.repeat(4000)],
]

const schema = buildSchema(SCHEMA_TEXT, { assumeValid: true })

/** A value that an argument takes, with `odd` in the place that `path` names. */
function valueWith(type: GraphQLInputType, path: readonly string[], odd: unknown): unknown {
  if (isNonNullType(type)) return valueWith(type.ofType, path, odd)
  if (path.length === 0) return odd
  if (isListType(type)) return [valueWith(type.ofType, path.slice(1), odd)]
  if (!isInputObjectType(type)) return odd
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter(({ name, type: inner }) => name === path[0] || isNonNullType(inner))
      .map(({ name, type: inner }) => [
        name,
        name === path[0] ? valueWith(inner, path.slice(1), odd) : plainValue(inner),
      ]),
  )
}

function plainValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plainValue(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) return valueWith(type, ['none'], null)
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'x'
}

/** Every place of an argument that holds a single value, and the argument and its lists themselves. */
function placesOf(type: GraphQLInputType, path: readonly string[] = []): readonly (readonly string[])[] {
  if (isNonNullType(type)) return placesOf(type.ofType, path)
  if (isListType(type)) return [path, ...placesOf(type.ofType, [...path, '0'])]
  if (!isInputObjectType(type)) return [path]
  return [path, ...Object.values(type.getFields()).flatMap((f) => placesOf(f.type, [...path, f.name]))]
}

interface Asked {
  readonly name: string
  readonly argument: GraphQLArgument
  readonly query: string
  readonly others: Readonly<Record<string, unknown>>
}

/** Every argument of every field that a visitor can reach, with the query that reaches it. */
function argumentsOf(
  kind: 'query' | 'mutation',
  owner: GraphQLObjectType,
  wrap: (field: string) => string,
  seen: readonly string[] = [],
): readonly Asked[] {
  return Object.values(owner.getFields()).flatMap((field) => {
    const type = getNamedType(field.type)
    const required = field.args.filter((each) => isNonNullType(each.type))
    const asked = field.args.map((argument): Asked => {
      const given = [argument, ...required.filter(({ name }) => name !== argument.name)]
      const declared = given.map((each) => `$${each.name}: ${String(each.type)}`).join(', ')
      const passed = given.map((each) => `${each.name}: $${each.name}`).join(', ')
      const call = `${field.name}(${passed})${isLeafType(type) ? '' : ' { __typename }'}`
      return {
        name: `${owner.name}.${field.name}(${argument.name})`,
        argument,
        query: `${kind}(${declared}) { ${wrap(call)} }`,
        others: Object.fromEntries(required.map((each) => [each.name, plainValue(each.type)])),
      }
    })
    if (!isObjectType(type) || required.length > 0 || seen.includes(type.name)) return asked
    const inside = (call: string): string => wrap(`${field.name} { ${call} }`)
    return kind === 'mutation' ? asked : [...asked, ...argumentsOf(kind, type, inside, [...seen, type.name])]
  })
}

function rootOf(kind: 'query' | 'mutation'): GraphQLObjectType {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  if (!root) throw new Error(`the schema has no ${kind}`)
  return root
}

const ARGUMENTS = [
  ...argumentsOf('query', rootOf('query'), (call) => call),
  ...argumentsOf('mutation', rootOf('mutation'), (call) => call),
].map((asked) => [asked.name, asked] as const)

let url = ''
let post: Post
const unexpected: unknown[] = []
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const shop = await createAccountsFixture(await openTemporaryPostgres())
  const site = await serveShop(shop.backend, unexpected)
  url = site.url
  closing.push(site.close, shop.close)
}, 60_000)
/** A logged-in member, independent of earlier tests. */
beforeEach(async () => {
  post = await visitorAt(url)
  const { text } = await post(
    one(
      `mutation { usysCreateSession(email: "${ADA.email}", authPassword: "${ADA.password}") { user { id } } }`,
    ),
  )
  expect(text).toContain('"id"')
})
afterEach(() => {
  unexpected.length = 0
})
afterAll(async () => {
  for (const close of closing) await close()
})

describe('the bundled back end, asked with values of other kinds', () => {
  it('finds the arguments of reads and changes', () => {
    const names = ARGUMENTS.map(([name]) => name)
    expect(names).toEqual(
      expect.arrayContaining(['ProductCollection.items(filter)', 'Mutation.vitrineAddPasskey(answer)']),
    )
  })

  it.each(ARGUMENTS)('refuses or answers %s', async (_name, { argument, query, others }) => {
    for (const path of placesOf(argument.type))
      for (const [what, odd] of ODD_VALUES) {
        const { status, text } = await post(
          one(query, { ...others, [argument.name]: valueWith(argument.type, path, odd) }),
        )
        const isSound = status < 500 && !/went wrong/.test(text)
        if (isSound && unexpected.length === 0) continue
        const at = path.join('.')
        expect({ at, what, unexpected, isSound }).toEqual({ at, what, unexpected: [], isSound: true })
      }
  })
})
