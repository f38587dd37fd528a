import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isLeafType, isListType } from 'graphql'
import { isNonNullType, isRequiredArgument, isRequiredInputField } from 'graphql'
import type { GraphQLInputType } from 'graphql'
import {
  ACCOUNT_ENDPOINT,
  COMMERCE_ENDPOINT,
  CSRF_ENDPOINT,
} from '../../../../adapters/graphql/protocol/index.js'
import { SCHEMA_TEXT } from '../../../../adapters/graphql/protocol/server.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { withAccounts } from '../../../fakes/accounts-backend.fake.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { one } from '../../graphql/support/post.js'
import { serveShop } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'

const ADA = { id: 'ada', email: 'ada@example.com', password: 'correct horse', groups: [] }
const EVIL = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
}

let opened: Visitor[] = []
let site: TestSite
/** The headers that the browser of a logged-in member adds by itself. */
let cookie = ''
/** The token that pages of this site send with it. */
let token = ''
let before = { cookie: '', token: '' }
let stranger = { cookie: '', token: '' }
beforeAll(async () => {
  const accounts: Backend = withAccounts(
    scriptedBackend(() => ({})),
    [ADA],
  )
  const watched: Backend = {
    open: (visitor) => {
      opened.push(visitor)
      return accounts.open(visitor)
    },
  }
  site = await serveShop(watched)
  before = await newVisitor()
  stranger = await newVisitor()
  const logIn = `mutation{usysCreateSession(email:"${ADA.email}",authPassword:"${ADA.password}"){user{id}}}`
  const entered = await send(one(logIn), { cookie: before.cookie, 'x-wf-csrf': before.token })
  expect(entered.status).toBe(200)
  ;({ cookie, token } = cookiesOf(entered))
})
afterAll(() => site.close())
beforeEach(() => {
  opened = []
})

const cookiesOf = ({ headers }: Response): { readonly cookie: string; readonly token: string } => {
  const pairs = headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
  const csrf = pairs.find((pair) => pair.startsWith('wf-csrf='))
  return { cookie: pairs.join('; '), token: csrf?.split('=')[1] ?? '' }
}
const newVisitor = async () =>
  cookiesOf(
    await fetch(`${site.url}${CSRF_ENDPOINT}`, { method: 'POST', headers: { 'x-requested-with': 'x' } }),
  )
const send = (
  body: unknown,
  headers: Readonly<Record<string, string>>,
  endpoint = COMMERCE_ENDPOINT,
): Promise<Response> =>
  fetch(`${site.url}${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** A valid value of an argument. */
function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '""'
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isRequiredInputField(field))
    return `{${fields.map((field) => `${field.name}:${valueOf(field.type)}`).join(',')}}`
  }
  return { Int: '1', Float: '1', Boolean: 'true' }[type.name] ?? '"x"'
}

/** Every change that the schema knows, as a stranger could write it. */
const CHANGES = Object.values(
  buildSchema(SCHEMA_TEXT, { assumeValid: true }).getMutationType()?.getFields() ?? {},
).map(({ name, args, type }) => {
  const values = args
    .filter((argument) => isRequiredArgument(argument))
    .map((each) => `${each.name}:${valueOf(each.type)}`)
  const call = values.length === 0 ? name : `${name}(${values.join(',')})`
  return [name, `mutation{${call}${isLeafType(getNamedType(type)) ? '' : '{__typename}'}}`] as const
})

/** Requests that another site's page can make a browser send, and requests of programs without one. */
const forgeries = (query: string): readonly (readonly [string, () => Promise<Response>])[] => {
  const json = JSON.stringify(one(query))
  const form = new URLSearchParams({ query, operations: json }).toString()
  const own = { ...EVIL, cookie }
  return [
    ['a form of text', () => send(json, { ...own, 'content-type': 'text/plain' })],
    ['a form', () => send(form, { ...own, 'content-type': 'application/x-www-form-urlencoded' })],
    ['a form with parts', () => send(json, { ...own, 'content-type': 'multipart/form-data; boundary=b' })],
    [
      'a type with JSON in its name',
      () => send(json, { ...own, 'content-type': 'text/plain; x=application/json' }),
    ],
    ['JSON without a token', () => send(json, own)],
    ['an empty token', () => send(json, { ...own, 'x-wf-csrf': '' })],
    ['the token of a stranger', () => send(json, { ...own, 'x-wf-csrf': stranger.token })],
    ['the token of before the log-in', () => send(json, { ...own, 'x-wf-csrf': before.token })],
    [
      'a token in the address',
      () => send(json, own, `${COMMERCE_ENDPOINT}?wf-csrf=${token}&x-wf-csrf=${token}`),
    ],
    ['a token in the cookies alone', () => send(json, { ...own, cookie: `${cookie}; x-wf-csrf=${token}` })],
    ['the other address', () => send(json, own, ACCOUNT_ENDPOINT)],
    ['a link', () => fetch(`${site.url}${COMMERCE_ENDPOINT}?${form}`, { headers: own })],
  ]
}

describe('a page of another site, in the browser of a member', () => {
  it('tries every mutation of the schema', () => {
    const names = CHANGES.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['usysCreateSession', 'ecommerceAttemptSubmitOrder']))
    expect(CHANGES.length).toBeGreaterThan(40)
  })

  it.each(CHANGES)('changes nothing by %s', async (_name, query) => {
    for (const [what, forge] of forgeries(query)) {
      const answer = await forge()
      expect([what, answer.status >= 400 && answer.status < 500]).toEqual([what, true])
      expect([what, answer.headers.getSetCookie()]).toEqual([what, []])
      expect([what, opened]).toEqual([what, []])
    }
    expect((await send(one(query), { cookie, 'x-wf-csrf': token })).status).not.toBe(403)
    expect(opened).not.toEqual([])
  })

  it.each([COMMERCE_ENDPOINT, ACCOUNT_ENDPOINT, CSRF_ENDPOINT])(
    'is not allowed to read or send more by %s',
    async (endpoint) => {
      const asked = {
        ...EVIL,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-wf-csrf,x-requested-with',
      }
      const preflight = await fetch(`${site.url}${endpoint}`, { method: 'OPTIONS', headers: asked })
      const sent = await send(
        '[]',
        { ...EVIL, cookie, 'x-wf-csrf': token, 'x-requested-with': 'x' },
        endpoint,
      )
      for (const { headers } of [preflight, sent])
        expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(preflight.status).toBe(405)
    },
  )
})
