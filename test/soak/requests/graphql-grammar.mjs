import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { illFramed, wellFramed } from './request-text.mjs'
import { ODD_TEXTS, PROTOTYPE_NAMES, damaged } from './random.mjs'

const SCHEMA_FILE = new URL('../../../adapters/graphql/protocol/schema.graphql', import.meta.url)
const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'), { assumeValid: true })

/** This number of texts, made from their indexes and joined. */
const times = (length, text) => Array.from({ length }, (_, at) => text(at)).join(' ')

const NUMBERS = [0, 1, -1, 3, 100, 1e9, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, 0.5]
const KNOWN_TEXTS = [
  'ida-table-lamp',
  'shipping',
  'billing',
  'DE',
  'parcel',
  'a@b.example',
  'sandbox',
  'sandbox_visa_12_2034',
]

/** The same choice, with words of this shop. */
const knowing = (random, { skus }) => ({ ...random, words: [...KNOWN_TEXTS, ...skus] })

/** Any JSON value, mostly of the wrong type for its place. */
function someValue(random, depth = 0) {
  switch (random.below(depth > 3 ? 5 : 8)) {
    case 0:
      return random.pick(ODD_TEXTS)
    case 1:
      return random.pick(NUMBERS)
    case 2:
      return random.pick([true, false, null])
    case 3:
    case 4:
      return random.pick(random.words)
    case 5:
      return random.many(5, () => someValue(random, depth + 1))
    case 6:
      return Array.from({ length: random.pick([101, 10_000]) }, (_, at) => `id${at}`)
    default:
      return Object.fromEntries(
        random.many(5, () => [
          random.pick([...PROTOTYPE_NAMES, 'id', 'slug', 'eq', 'x']),
          someValue(random, depth + 1),
        ]),
      )
  }
}

/** A value that fits a type, more often than not. */
function valueFor(random, type) {
  if (random.chance(0.2)) return someValue(random)
  if (isNonNullType(type)) return valueFor(random, type.ofType)
  if (isListType(type)) return random.many(3, () => valueFor(random, type.ofType))
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueFor(random, field.type)]),
    )
  switch (type.name) {
    case 'Int':
    case 'Float':
      return random.pick(NUMBERS)
    case 'Boolean':
      return random.chance(0.5)
    default:
      return random.pick(random.chance(0.6) ? random.words : ODD_TEXTS)
  }
}

/** A value in the form of a query. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.slice(0, 200).map(literal).join(' ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${name}: ${literal(inner)}`)
      .join(' ')}}`
  return JSON.stringify(value)
}

function argumentsOf(random, field, writing) {
  const all = field.args.filter((argument) => isNonNullType(argument.type) || random.chance(0.7))
  const written = all.map((argument) => {
    const value = valueFor(random, argument.type)
    if (random.chance(0.5)) return `${argument.name}: ${literal(value)}`
    const name = `v${writing.declared.length}`
    writing.declared.push(`$${name}: ${random.chance(0.9) ? argument.type : 'Nothing'}`)
    if (random.chance(0.9)) writing.variables[name] = value
    return `${argument.name}: $${name}`
  })
  if (random.chance(0.05)) written.push(`${random.pick(PROTOTYPE_NAMES)}: 1`)
  return written.length === 0 ? '' : `(${written.join(' ')})`
}

const DIRECTIVES = [
  '@skip(if: true)',
  '@include(if: "x")',
  '@include',
  '@unknown',
  '@skip(if: $none)',
  '@defer',
]

function selectionOf(random, type, depth, writing) {
  const known = Object.values(type.getFields?.() ?? {})
  const fields = Array.from({ length: 1 + random.below(4) }, (_, at) => {
    if (known.length === 0 || random.chance(0.05))
      return random.pick([
        ...PROTOTYPE_NAMES,
        'f_colour_',
        'f_picture_ { url alt }',
        '__typename',
        '__schema { types { name } }',
      ])
    const field = random.pick(known)
    const alias = random.chance(0.2) ? `a${at}: ` : ''
    const inner = getNamedType(field.type)
    const directive = random.chance(0.04) ? ` ${random.pick(DIRECTIVES)}` : ''
    const needsParts = isCompositeType(inner) !== random.chance(0.03)
    const parts = needsParts
      ? depth > 9
        ? ' { __typename }'
        : selectionOf(random, inner, depth + 1, writing)
      : ''
    return `${alias}${field.name}${argumentsOf(random, field, writing)}${directive}${parts}`
  })
  if (random.chance(0.04)) fields.push(`...${random.pick(writing.fragments)}`)
  if (random.chance(0.04))
    fields.push(`... on ${random.pick(['Query', type.name, 'Nothing'])} { __typename }`)
  return ` { ${fields.join(' ')} }`
}

/** An operation over the real schema, wrong in a few places. */
function someOperation(random) {
  const writing = { declared: [], variables: {}, fragments: ['A', 'B', 'Missing'] }
  const kind = random.chance(0.55) ? 'query' : 'mutation'
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  const selection = selectionOf(random, type, 0, writing)
  const declared = writing.declared.length === 0 ? '' : `(${writing.declared.join(' ')})`
  const fragments = random.chance(0.15)
    ? ' fragment A on Query { ...B } fragment B on Query { ...A database { id } }'
    : ''
  return { query: `${kind} Q${declared}${selection}${fragments}`, variables: writing.variables }
}

/** Operations that are large in one way. */
const HEAVY = [
  () => ({ query: `{${'database{'.repeat(200)}id${'}'.repeat(201)}` }),
  () => ({ query: '{'.repeat(15_000) }),
  () => ({ query: `{${Array.from({ length: 100 }, (_, at) => `a${at}: database { id }`).join(' ')}}` }),
  () => ({ query: `{${'database { id } '.repeat(1000)}}` }),
  () => ({ query: `{ database { id } } ${'#'.repeat(30_000)}` }),
  () => ({
    query: `query Q(${Array.from({ length: 900 }, (_, at) => `$v${at}: Int`).join(' ')}) { database { id } }`,
  }),
  () => ({
    query:
      'query Q($ids: [BasicId!]!) { database { commerceMemberships(productIds: $ids) { productId active } } }',
    variables: { ids: Array.from({ length: 10_000 }, (_, at) => `product-${at}`) },
  }),
  () => ({
    query:
      'query Q($a: commerce_order_finalized_order_args) { database { commerceOrder(finalizedOrder: $a) { id } } }',
    variables: { a: Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`k${at}`, 1])) },
  }),
  () => {
    const product = '{id name slug skus{id price{value unit string}}}'
    const lists = times(15, (at) => `p${at}: c_product_{items(limit: 100)${product}}`)
    return { query: `{database{collections{${lists}}}}` }
  },
  () => ({ query: `fragment F on Query { ...F database { id } } { ...F }` }),
  () => {
    const doubling = times(25, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)
    return { query: `{...F0} ${doubling} fragment F25 on Query { database { id } }` }
  },
  () => ({
    query: `mutation {${times(10, (at) => `s${at}: ecommerceAttemptSubmitOrder(checkoutType: normal) { ok }`)}}`,
  }),
]

const QUERY_PATH = '/.wf_graphql/apollo'

function headersOf(random, { visitors }) {
  const { cookie, token, address } = random.pick(visitors)
  const wrongTypes = ['text/plain', 'application/jsonx', 'application/json; charset=utf-16']
  return [
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${random.chance(0.97) ? 'application/json' : random.pick(wrongTypes)}`,
    ...(random.chance(0.97) ? [`Cookie: ${cookie}`] : []),
    `X-WF-CSRF: ${random.chance(0.97) ? token : random.pick(['', 'x'.repeat(64), token.slice(1)])}`,
  ]
}
const send = (random, world, body, path = QUERY_PATH) =>
  wellFramed({ path, headers: headersOf(random, world), body: Buffer.from(body) })

/** Bodies that are no JSON, or JSON that is no operation. */
export function graphqlBodies(chance, world) {
  const random = knowing(chance, world)
  const whole = Buffer.from(JSON.stringify([someOperation(random)]))
  const body = random.pick([
    () => damaged(random, whole),
    () => damaged(random, whole),
    () => Buffer.from(JSON.stringify(someValue(random))),
    () => Buffer.from('['.repeat(1 + random.below(100_000))),
    () => Buffer.from(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    () => Buffer.from(`{"query":"{__typename}","__proto__":${JSON.stringify(someValue(random))}}`),
    () => Buffer.concat([Buffer.from('{"query":"'), random.bytes(random.below(200)), Buffer.from('"}')]),
    () => Buffer.from(whole.toString(), 'utf16le'),
    () => Buffer.alloc(random.pick([400_000, 4_000_000]), '[1,'),
    () =>
      Buffer.from(
        JSON.stringify({
          query: someValue(random),
          variables: someValue(random),
          operationName: someValue(random),
          extensions: someValue(random),
        }),
      ),
  ])()
  return send(random, world, body)
}

/** Operations over the real schema with wrong types, unknown names, loops of fragments and damage. */
export function graphqlQueries(chance, world) {
  const random = knowing(chance, world)
  const operation = someOperation(random)
  if (random.chance(0.1)) operation.query = damaged(random, Buffer.from(operation.query)).toString()
  if (random.chance(0.1)) operation.variables = someValue(random)
  if (random.chance(0.05)) operation.operationName = random.pick(['Q', 'Missing', '', ...PROTOTYPE_NAMES])
  return send(random, world, JSON.stringify([operation]))
}

const ACCOUNT_PATH = '/.wf_graphql/usys/apollo'
const ACCOUNT_FIELDS = Object.values(schema.getMutationType().getFields()).filter(({ name }) =>
  /^(?:usys|vitrine)|SiteUser$/.test(name),
)
/** Words of the accounts of this shop. */
const ACCOUNT_WORDS = [
  'soak@visitor.example',
  'a@b.example',
  'correct horse battery staple',
  'f'.repeat(32),
  '/account',
  '//evil.example',
]

/** Operations on accounts, some of a member, wrong in some places. */
export function accountOperations(chance, world) {
  const random = { ...chance, words: ACCOUNT_WORDS }
  const writing = { declared: [], variables: {}, fragments: ['A'] }
  const field = random.pick(ACCOUNT_FIELDS)
  const type = getNamedType(field.type)
  const parts = isCompositeType(type) ? selectionOf(random, type, 6, writing) : ''
  const root = `${field.name}${argumentsOf(random, field, writing)}${parts}`
  const declared = writing.declared.length === 0 ? '' : `(${writing.declared.join(' ')})`
  const reading = 'query R { site { siteUser { id email } } }'
  const query = random.chance(0.8) ? `mutation M${declared} { ${root} }` : reading
  const operation = { query, variables: writing.variables }
  const sender = random.chance(0.5) ? { ...world, visitors: world.members } : world
  const path = random.chance(0.9) ? ACCOUNT_PATH : QUERY_PATH
  return send(random, sender, JSON.stringify(random.chance(0.9) ? [operation] : operation), path)
}

/** Very expensive operations. */
export const graphqlWeights = (random, world) =>
  send(random, world, JSON.stringify(random.chance(0.5) ? random.pick(HEAVY)() : [random.pick(HEAVY)()]))

/** Batches with gaps, with odd lengths and with invalid operations. */
export function graphqlBatches(chance, world) {
  const random = knowing(chance, world)
  const entries = random.many(14, () => (random.chance(0.75) ? someOperation(random) : someValue(random)))
  const request = send(random, world, JSON.stringify(entries))
  return random.chance(0.05) ? illFramed(damaged(random, request.bytes)) : request
}
