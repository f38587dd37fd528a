import { request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../../../adapters/graphql/protocol/index.js'
import { ok } from '../../../../../core/shared/index.js'
import { one } from '../../../graphql/support/post.js'
import { ORDER, SHOP } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

const [LINE] = ORDER.items
const LONG = {
  ...ORDER,
  items: Array.from({ length: 200 }, (_, index) => ({ ...LINE!, id: `line-${index}` })),
}
const CART = '{database{commerceOrder{userItems{id product{name} price{string}}}}}'

interface Got {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

let site: TestSite
let identity: Record<string, string>

beforeAll(async () => {
  site = await serveShop(scriptedBackend(() => ({ readCart: async () => ok({ order: LONG, shop: SHOP }) })))
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const answer = await fetch(site.url + CSRF_ENDPOINT, { method: 'POST', headers })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  identity = { cookie: cookies.join('; '), 'x-wf-csrf': cookies[1]?.split('=')[1] ?? '' }
})
afterAll(() => site.close())

/** Sends a request without the decompression of `fetch`. */
const ask = (query: string, encoding?: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...identity,
      'content-type': 'application/json',
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
    }
    const sending = httpRequest(site.url + COMMERCE_ENDPOINT, { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sending.on('error', reject)
    sending.end(JSON.stringify(one(query)))
  })

describe('a large answer', () => {
  it('is compressed for clients that accept it, and is the same', async () => {
    const plain = await ask(CART)
    const compressed = await ask(CART, 'br, gzip;q=0.8, *;q=0.1')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(compressed).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding, Origin', 'cache-control': 'no-store' },
    })
    expect(Number(compressed.headers['content-length'])).toBe(compressed.body.length)
    expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true)
    expect(compressed.body.length).toBeLessThan(plain.body.length / 5)
  })

  it.each(['identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br', ''])(
    'is left as it is for %j',
    async (encoding) => {
      const { headers, body } = await ask(CART, encoding)
      expect(headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(body.toString())).toHaveLength(1)
    },
  )

  it('a small answer is not compressed', async () => {
    const { headers, body } = await ask('{database{id}}', 'gzip')
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body.toString())).toEqual([{ data: { database: { id: 'database' } } }])
  })
})
