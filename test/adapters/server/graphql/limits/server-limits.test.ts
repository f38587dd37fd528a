import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../../../adapters/graphql/protocol/index.js'
import { money } from '../../../../../core/money/index.js'
import { orderId, orderToken } from '../../../../../core/orders/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { one, visitorAt } from '../../../graphql/support/post.js'
import type { Post } from '../../../graphql/support/post.js'
import { SHOP } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

let site: TestSite
let post: Post
let calls: string[] = []
let visitors = new Set<string>()
const unexpected: unknown[] = []

const backend = scriptedBackend((visitor) => ({
  readCart: async () => {
    visitors.add(visitor.id)
    return ok({ order: null, shop: SHOP })
  },
  addToCart: async (item) => {
    calls.push(`add ${item.skuId} ${item.count}`)
    if (item.skuId === 'broken') throw new Error('a bug with a secret in it')
    if (item.skuId === 'down') {
      return err({ tag: 'unreachable', reason: 'network', status: null, message: 'postgres://user:pass@db' })
    }
    return ok({ itemId: '1', itemCount: item.count, itemPrice: money(500, 'EUR') })
  },
  submitOrder: async ({ key }) => {
    calls.push(`submit ${key}`)
    return ok({
      tag: 'accepted',
      orderId: orderId('1'),
      token: orderToken('t'),
      customerPaid: money(500, 'EUR'),
      purchasedItems: [],
    })
  },
}))

beforeAll(async () => {
  site = await serveShop(backend, unexpected)
  post = await visitorAt(site.url)
})
afterAll(() => site.close())
beforeEach(() => {
  calls = []
  visitors = new Set()
  unexpected.length = 0
})

const CART = '{database{commerceOrder{id}}}'
const SUBMIT = 'mutation{ecommerceAttemptSubmitOrder(checkoutType:normal){ok}}'

const errorsOf = (body: unknown): { message: string; code?: string }[] => {
  const answers = Array.isArray(body) ? body : [body]
  return answers.flatMap((answer: { errors?: { message: string; code?: string }[] }) => answer.errors ?? [])
}

describe('the limit of a request', () => {
  it('takes ten operations and refuses eleven', async () => {
    const ten = Array.from({ length: 10 }, () => one(CART)[0])
    expect(await post(ten)).toMatchObject({ status: 200 })
    expect(await post([...ten, one(CART)[0]])).toMatchObject({ status: 413 })
  })

  it.each([[5], [{}], [{ query: 'x' }], [[]]])('refuses eleven of %j without reading them', async (entry) => {
    expect(await post(Array.from({ length: 11 }, () => entry))).toMatchObject({ status: 413 })
  })

  it('places at most one order: aliases do not help', async () => {
    const answer = await post(
      one('mutation{a:ecommerceAttemptSubmitOrder{ok} b:ecommerceAttemptSubmitOrder{ok}}'),
    )
    expect(answer.status).toBe(400)
    expect(errorsOf(answer.body)).toMatchObject([{ code: 'TooManySubmits' }])
    expect(calls).toEqual([])
  })

  it('places at most one order: a batch does not help', async () => {
    expect(await post([...one(SUBMIT), ...one(SUBMIT)])).toMatchObject({ status: 400 })
    expect(calls).toEqual([])
    expect(await post(one(SUBMIT))).toMatchObject({
      status: 200,
      body: [{ data: { ecommerceAttemptSubmitOrder: { ok: true } } }],
    })
    expect(calls).toHaveLength(1)
  })

  it('places at most one order: fragments do not help', async () => {
    const query =
      'mutation{...A ...B} fragment A on Mutation{a:ecommerceAttemptSubmitOrder{ok}} fragment B on ' +
      'Mutation{b:ecommerceAttemptSubmitOrder{ok}}'
    expect(await post(one(query))).toMatchObject({ status: 400 })
    expect(calls).toEqual([])
  })

  const aliases = (count: number): string =>
    `mutation{${Array.from({ length: count }, (_, n) => `a${n}:ecommerceAddToCart(sku:"s",count:1){ok}`).join(' ')}}`

  it('takes fifteen aliases and refuses sixteen, before any operation', async () => {
    expect(errorsOf((await post(one(aliases(15)))).body)).toEqual([])
    expect(calls).toHaveLength(15)
    calls = []
    expect(errorsOf((await post(one(aliases(16)))).body)).toHaveLength(1)
    expect(calls).toEqual([])
  })

  it('takes a depth of twelve and refuses more', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'id' : `... on CommerceOrder{${nested(depth - 1)}}`
    const deep = (levels: number): string =>
      `{database{commerceOrder{userItems{product{${'x{'.repeat(levels)}y${'}'.repeat(levels)}}}}}}`
    expect(errorsOf((await post(one(deep(7)))).body)).toEqual([])
    expect(errorsOf((await post(one(deep(9)))).body)).toHaveLength(1)
    expect(errorsOf((await post(one(`{database{commerceOrder{${nested(3)}}}}`))).body)).toEqual([])
  })

  it('takes a text of a thousand tokens and refuses one more', async () => {
    // Eight of them are braces and names around the fields, which are too many for another rule.
    const refusalOf = async (tokens: number): Promise<string | undefined> =>
      errorsOf((await post(one(`{database{commerceOrder{${'id '.repeat(tokens - 8)}}}}`))).body)[0]?.message
    expect(await refusalOf(1000)).toBe('Validation aborted.')
    expect(await refusalOf(1001)).toContain('Token limit')
  })

  it('stops the check of an operation at the tenth mistake', async () => {
    const mistakes = Array.from({ length: 200 }, (_, n) => `x${n}:1`).join(' ')
    const errors = errorsOf(
      (await post(one(`{database{collections{c_product_{items(${mistakes}){id}}}}}`))).body,
    )
    expect(errors).toHaveLength(10)
    expect(errors.at(-1)?.message).toContain('Validation aborted')
  })

  it('takes an operation of 16,384 characters and refuses one more', async () => {
    expect(errorsOf((await post(one(CART.padEnd(16_384)))).body)).toEqual([])
    expect(await post(one(CART.padEnd(16_385)))).toMatchObject({ status: 413 })
  })

  it('takes a body of 256 KB and refuses one more byte if its length is announced', async () => {
    const bodyOf = (bytes: number): string => JSON.stringify(one(CART)).padEnd(bytes)
    expect(await post(bodyOf(256 * 1024))).toMatchObject({ status: 200 })
    expect(await post(bodyOf(256 * 1024 + 1))).toMatchObject({ status: 413 })
  })

  it('refuses a body over 256 KB whose length is not announced, without reading it all', async () => {
    const cookies = (
      await fetch(`${site.url}${CSRF_ENDPOINT}`, { method: 'POST', headers: { 'x-requested-with': 'x' } })
    ).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
    const headers = {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-wf-csrf': String(cookies[1]).replace('wf-csrf=', ''),
    }
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${site.url}${COMMERCE_ENDPOINT}`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode)
        sending.destroy()
      })
      sending.on('error', reject)
      sending.write(`[{"query":"${'x'.repeat(300_000)}`)
    })
    expect(status).toBe(413)
  })
})

describe('the protection against other sites', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/graphql'])(
    'refuses %s with 415',
    async (type) => {
      expect(await post(one(SUBMIT), { 'content-type': type })).toMatchObject({ status: 415 })
      expect(calls).toEqual([])
    },
  )

  it('refuses a token that is missing, wrong or another visitor’s, with the code clients know', async () => {
    const other = await visitorAt(site.url)
    await other(one(CART))
    const response = await fetch(`${site.url}${CSRF_ENDPOINT}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'x' },
    })
    const foreign = /wf-csrf=([0-9a-f]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
    expect(foreign).toHaveLength(64)
    for (const token of ['', 'x'.repeat(64), foreign]) {
      const answer = await post(one(SUBMIT), { 'x-wf-csrf': token })
      expect(answer.status).toBe(403)
      expect(errorsOf(answer.body)).toMatchObject([{ code: 'BadCrossOriginRequest' }])
    }
    expect(calls).toEqual([])
  })

  it('answers POST only', async () => {
    const response = await fetch(`${site.url}${COMMERCE_ENDPOINT}?query=${encodeURIComponent(CART)}`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('does not reveal its schema', async () => {
    const answer = await post(one('{__schema{types{name}}}'))
    expect(errorsOf(answer.body)[0]?.message).toContain('introspection')
    expect(answer.text).not.toContain('CommerceOrder')
  })
})

describe('the answer to a faulty request', () => {
  it.each([
    ['no JSON', '{"query":', 400],
    ['a number', '7', 400],
    ['an empty list', '[]', 400],
    ['a list with nothing in it', '[null]', 400],
    ['a list with a number', '[1]', 400],
    ['a list in a list', '[[]]', 400],
    ['an operation and a gap', '[{"query":"{__typename}"},null]', 400],
    ['an operation whose query is a number', '{"query":1}', 400],
  ])('has a message for a body that is %s', async (_, body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(errorsOf(answer.body)[0]?.message).toBeTruthy()
  })

  it('names the place of a syntax error', async () => {
    const [error] = errorsOf((await post(one('query { database {'))).body)
    expect(error?.message).toBe('Syntax Error: Expected Name, found <EOF>.')
  })

  it.each([
    ['not a number', 'NaN'],
    ['a fraction', 1.5],
    ['too large', 1e12],
    ['missing', null],
  ])('names a count as %s', async (_, count) => {
    const query = 'mutation A($count:Int!){ecommerceAddToCart(sku:"s",count:$count){ok}}'
    const [error] = errorsOf((await post(one(query, { count }))).body)
    expect(error?.message).toContain('$count')
    expect(calls).toEqual([])
  })

  it('refuses a price in an argument and ignores one in the variables', async () => {
    const [error] = errorsOf(
      (await post(one('mutation{ecommerceAddToCart(sku:"s",count:1,price:1){ok}}'))).body,
    )
    expect(error?.message).toContain('Unknown argument "price"')
    expect(calls).toEqual([])
    const query = 'mutation{ecommerceAddToCart(sku:"s",count:1){itemPrice{value}}}'
    expect((await post(one(query, { price: 1 }))).body).toMatchObject([
      { data: { ecommerceAddToCart: { itemPrice: { value: 500 } } } },
    ])
  })

  it('refuses a mutation that does not exist', async () => {
    const [error] = errorsOf((await post(one('mutation{ecommerceGiveAway{ok}}'))).body)
    expect(error?.message).toBe('There is no mutation "ecommerceGiveAway".')
  })

  it('hides a bug from the visitor and reports all of it to the owner', async () => {
    const answer = await post(one('mutation{ecommerceAddToCart(sku:"broken",count:1){ok}}'))
    expect(errorsOf(answer.body)).toMatchObject([{ message: 'Something went wrong. Please try again.' }])
    expect(answer.text).not.toMatch(/secret|at .*\.ts/)
    expect(String(unexpected)).toContain('a bug with a secret in it')
  })

  it('answers 503 if the back end is out of reach, without its address', async () => {
    const answer = await post(one('mutation{ecommerceAddToCart(sku:"down",count:1){ok}}'))
    expect(answer.status).toBe(503)
    expect(answer.text).not.toContain('postgres')
    expect(errorsOf(answer.body)).toMatchObject([{ code: 'Unavailable' }])
  })
})

describe('visitors', () => {
  it('are distinguished by their cookies', async () => {
    const other = await visitorAt(site.url)
    await post(one(CART))
    await post(one(CART))
    await other(one(CART))
    expect(visitors.size).toBe(2)
  })
})
