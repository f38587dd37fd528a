import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildSchema, isObjectType, isRequiredArgument } from 'graphql'
import { SCHEMA_TEXT } from '../../../../../adapters/graphql/protocol/server.js'
import { withAccounts } from '../../../../fakes/accounts-backend.fake.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { one, visitorAt } from '../../../graphql/support/post.js'
import type { Post } from '../../../graphql/support/post.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

const ADA = { id: 'ada', email: 'ada@example.com', password: 'correct horse', groups: [] }
const logIn = (alias: string, password: string): string =>
  `${alias}:usysCreateSession(email:"${ADA.email}",authPassword:"${password}"){user{id}}`

let site: TestSite
let post: Post
beforeAll(async () => {
  site = await serveShop(
    withAccounts(
      scriptedBackend(() => ({})),
      [ADA],
    ),
  )
  post = await visitorAt(site.url)
})
afterAll(() => site.close())

/** Every operation of the schema that takes a password, with invented values for its arguments. */
const TAKERS = Object.values(
  buildSchema(SCHEMA_TEXT, { assumeValid: true }).getMutationType()?.getFields() ?? {},
)
  .filter(({ args }) => args.some(({ name }) => /password/i.test(name)))
  .map(({ name, args, type }) => {
    const values = args.filter((argument) => isRequiredArgument(argument)).map((each) => `${each.name}:"x"`)
    const parts = isObjectType(type) && 'ok' in type.getFields() ? '{ok}' : '{user{id}}'
    return [name, `${name}(${values.join(',')})${parts}`] as const
  })

describe('a request', () => {
  it.each(TAKERS)('accepts the password of %s once', async (_name, asked) => {
    expect((await post(one(`mutation{a:${asked}}`))).status).toBe(200)
    expect((await post(one(`mutation{a:${asked} b:${asked}}`))).status).toBe(400)
    const other = one('mutation{usysResetPassword(email:"x@example.com"){ok}}')
    expect((await post([...one(`mutation{a:${asked}}`), ...other])).status).toBe(400)
  })

  it('tries one password, not many by aliases', async () => {
    const answer = await post(one(`mutation{${logIn('a', 'wrong')} ${logIn('b', ADA.password)}}`))
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain('"id":"ada"')
  })

  it('tries one password, not many by a batch', async () => {
    const batch = [
      ...one(`mutation{${logIn('a', 'wrong')}}`),
      ...one(`mutation{${logIn('a', ADA.password)}}`),
    ]
    expect((await post(batch)).status).toBe(400)
  })

  it('may read all possible fields of an account', async () => {
    const own = Array.from({ length: 20 }, (_, n) => `f_${n}:plainText(id:"${n}")`).join(' ')
    const common = 'email:email(id:"email") name:plainText(id:"name") acceptPrivacy:bool(id:"accept-privacy")'
    const answer = await post(
      one(`{site{id __typename siteUser{id createdOn data{${common} ${own} __typename}}}}`),
    )
    expect(answer.body).toEqual([{ data: { site: { id: 'site', __typename: 'Site', siteUser: null } } }])
  })

  it('is refused with the previous token after a log-in', async () => {
    const visitor = await visitorAt(site.url)
    const { sent } = await visitor(one('{site{id}}'))
    const before = { 'x-wf-csrf': sent['x-wf-csrf'] ?? '' }
    expect((await visitor(one('{site{id}}'), before)).status).toBe(200)
    const entered = await visitor(one(`mutation{${logIn('a', ADA.password)}}`))
    expect(entered.text).toContain('"id":"ada"')
    expect((await visitor(one('{site{id}}'), before)).status).toBe(403)
    expect((await visitor(one('{site{id}}'))).status).toBe(200)
  })
})
