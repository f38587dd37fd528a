import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../adapters/server/rate-limit/index.js'
import type { StoreBackend } from '../../adapters/server/sql/shop/index.js'
import { createRequestHandler } from '../../composition/server/index.js'
import { createPaymentNoticesRoute } from '../../adapters/server/routes/payments/payment-notices-route.js'
import type { RawNotice } from '../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../core/shared/index.js'
import { serve } from '../adapters/graphql/support/site.js'
import type { TestSite } from '../adapters/graphql/support/site.js'

let nowMs = 0
let asked: string[] = []
let site: TestSite
/** If only the provider can verify the notice, it is asked if that is allowed. */
const isAsked = async (provider: string, { mayAsk }: RawNotice): Promise<boolean> =>
  provider !== 'paypal' || mayAsk === undefined || (await mayAsk())
const receiveNotice: StoreBackend['receiveNotice'] = async (provider, notice) => {
  const text = Buffer.from(notice.body).toString()
  if (text === 'unsigned') return err({ tag: 'forged', message: text })
  if (text === 'proven') return ok({ outcome: 'done' })
  if (!(await isAsked(provider, notice))) return err({ tag: 'too-many', message: 'too many' })
  if (text.startsWith('again') && !((await notice.mayFollow?.(text)) ?? true))
    return err({ tag: 'too-many', message: 'too many' })
  asked.push(`${provider} ${text}`)
  if (text === 'later' || text === 'unmatched') return ok({ outcome: text })
  if (text === 'unavailable' || text === 'unreadable' || text === 'unknown-provider')
    return err({ tag: text, message: text })
  return text === 'forged' ? err({ tag: text, message: text }) : ok({ outcome: 'done' })
}
beforeAll(async () => {
  const limit = createMemoryRateLimit({ now: () => nowMs })
  const route = createPaymentNoticesRoute({ receiveNotice, limit, trustProxy: true })
  site = await serve(createRequestHandler({ routes: [route], trustProxy: true }))
})
afterAll(() => site.close())
beforeEach(() => {
  nowMs += 3_600_000
  asked = []
})

const notify = async (body: string, address: string, provider = 'paypal'): Promise<number> =>
  (
    await fetch(`${site.url}/.vitrine/payments/${provider}`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': address },
    })
  ).status
const times = async (count: number, send: (index: number) => Promise<number>): Promise<readonly number[]> => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push(await send(index))
  return statuses
}

describe('notices that PayPal has to verify', () => {
  it('are verified twenty times a minute for a forger, and again afterwards', async () => {
    const statuses = await times(40, () => notify('forged', '192.0.2.7'))
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(20).fill(429)])
    expect(asked).toHaveLength(20)
    expect(await notify('genuine', '198.51.100.1')).toBe(200)
    nowMs += 61_000
    expect(await notify('genuine', '192.0.2.7')).toBe(200)
  })

  it('are verified two hundred times a minute for any number of forging addresses', async () => {
    await times(300, (index) => notify('forged', `10.${index >> 8}.${index & 255}.7`))
    expect(asked).toHaveLength(200)
    const response = await fetch(`${site.url}/.vitrine/payments/paypal`, { method: 'POST', body: 'genuine' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('do not block notices with their own proof, and count only after a request to the provider', async () => {
    await times(300, (index) => notify('unsigned', `10.${index >> 8}.${index & 255}.7`))
    expect(await notify('genuine', '198.51.100.1')).toBe(200)
    await times(300, (index) => notify('forged', `10.${index >> 8}.${index & 255}.7`))
    expect(await notify('genuine', '198.51.100.1')).toBe(429)
    expect(await notify('proven', '198.51.100.1')).toBe(200)
  })

  it('do not count against a sender if they are genuine or could not be verified', async () => {
    expect(new Set(await times(250, () => notify('genuine', '192.0.2.7')))).toEqual(new Set([200]))
    expect(new Set(await times(30, () => notify('unavailable', '192.0.2.7')))).toEqual(new Set([503]))
  })
})

it('include a genuine notice that is followed ten times a minute, from any address, beside others', async () => {
  const statuses = await times(30, (index) => notify('again 1', `10.0.${index}.7`, 'stripe'))
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(20).fill(429)])
  expect(asked).toHaveLength(10)
  expect(await notify('again 2', '192.0.2.7', 'stripe')).toBe(200)
  expect(await notify('again 1', '192.0.2.7', 'paypal')).toBe(200)
  nowMs += 61_000
  expect(await notify('again 1', '192.0.2.7', 'stripe')).toBe(200)
})

it('signed notices are all read: forgers block none', async () => {
  await times(60, () => notify('forged', '192.0.2.7', 'stripe'))
  expect(asked).toHaveLength(60)
  expect(await notify('genuine', '192.0.2.7', 'stripe')).toBe(200)
})

it.each([
  ['genuine', 200],
  ['unmatched', 200],
  ['later', 503],
  ['unavailable', 503],
  ['forged', 400],
  ['unreadable', 400],
  ['unknown-provider', 404],
])(
  'a notice that is %s is answered with %s, by which its provider sends it again or not',
  async (notice, status) => {
    expect(await notify(notice, '192.0.2.7', 'stripe')).toBe(status)
  },
)

it('a notice of 512 KB is read, and one byte more is not', async () => {
  expect(await notify('x'.repeat(512 * 1024), '192.0.2.7')).toBe(200)
  expect(await notify('x'.repeat(512 * 1024 + 1), '192.0.2.7')).toBe(413)
  expect(asked).toHaveLength(1)
})

it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('a request by %s is no notice', async (method) => {
  const answer = await fetch(`${site.url}/.vitrine/payments/stripe`, { method })
  expect([answer.status, answer.headers.get('allow'), asked]).toEqual([405, 'POST', []])
})
