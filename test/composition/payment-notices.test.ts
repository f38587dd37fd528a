import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../adapters/rate-limit/index.js'
import type { StoreBackend } from '../../adapters/store/index.js'
import { createRequestHandler } from '../../composition/server/index.js'
import { createPaymentNoticesRoute } from '../../composition/server/payment-notices-route.js'
import { err, ok } from '../../core/shared/index.js'
import { serve } from '../adapters/graphql/support/site.js'
import type { TestSite } from '../adapters/graphql/support/site.js'

let nowMs = 0
let asked: string[] = []
let site: TestSite
const receiveNotice: StoreBackend['receiveNotice'] = async (provider, { body }) => {
  const text = Buffer.from(body).toString()
  asked.push(`${provider} ${text}`)
  if (text === 'genuine') return ok({ outcome: 'done' } as never)
  return err({ tag: text === 'away' ? 'unavailable' : 'forged', message: text })
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

describe('notices whose sender has to be asked about', () => {
  it('are asked about twenty times a minute for whoever forges them, and again after it', async () => {
    const statuses = await times(40, () => notify('forged', '192.0.2.7'))
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(20).fill(429)])
    expect(asked).toHaveLength(20)
    expect(await notify('genuine', '198.51.100.1')).toBe(200)
    nowMs += 61_000
    expect(await notify('genuine', '192.0.2.7')).toBe(200)
  })

  it('are asked about two hundred times a minute, however many addresses forge them', async () => {
    await times(300, (index) => notify('forged', `10.${index >> 8}.${index & 255}.7`))
    expect(asked).toHaveLength(200)
    const response = await fetch(`${site.url}/.vitrine/payments/paypal`, { method: 'POST', body: 'genuine' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('count for nobody where they are genuine, or could not be asked about', async () => {
    expect(new Set(await times(250, () => notify('genuine', '192.0.2.7')))).toEqual(new Set([200]))
    expect(new Set(await times(30, () => notify('away', '192.0.2.7')))).toEqual(new Set([503]))
  })
})

it('notices that are told by their own signature are all looked at: forgers keep none away', async () => {
  await times(60, () => notify('forged', '192.0.2.7', 'stripe'))
  expect(asked).toHaveLength(60)
  expect(await notify('genuine', '192.0.2.7', 'stripe')).toBe(200)
})
