import { crc32 as ofNode } from 'node:zlib'
import { afterAll, describe, expect, it } from '@jest/globals'
import { crc32 } from '../../../../../adapters/payments/paypal/server/crc32.js'
import type { PaypalOptions } from '../../../../../adapters/payments/paypal/server/index.js'
import type {
  PaymentProcessor,
  RawNotice,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import type { PaypalServer } from '../../../../fakes/paypal/paypal-server.fake.js'
import { closePaypalServers, openPaypalShop } from '../../../../support/payments/paypal-shop.js'

afterAll(closePaypalServers)

const YEAR_MS = 365 * 24 * 60 * 60_000
const VERIFY = '/v1/notifications/verify-webhook-signature'

const noticeOf = (server: PaypalServer): RawNotice =>
  server.notice('CHECKOUT.ORDER.APPROVED', { id: server.order() })
const timesAsked = (server: PaypalServer): number =>
  server.requests.filter(({ path }) => path === VERIFY).length
const read = async (processor: PaymentProcessor, notice: RawNotice): Promise<string> => {
  const answer = await processor.readNotice(notice)
  return answer.ok ? 'ok' : answer.failure.tag
}
/** A notice that comes while strangers have used up the allowed requests. */
const besideForgers = (notice: RawNotice): RawNotice => ({ ...notice, mayAsk: async () => false })

const timeAgo = (ms: number): string => new Date(Date.now() - ms).toISOString()

/** A shop whose processor has taken a first notice of PayPal. */
async function openTold(more: Partial<PaypalOptions> = {}) {
  const { server, another } = await openPaypalShop()
  const processor = another(more)
  expect(await read(processor, noticeOf(server))).toBe('ok')
  return { server, processor }
}

describe('a notice of PayPal', () => {
  it('is verified once with PayPal; later ones of its certificate need no request beside forged ones', async () => {
    const { server, processor } = await openTold()
    expect(await read(processor, noticeOf(server))).toBe('ok')
    expect(await read(processor, besideForgers(noticeOf(server)))).toBe('ok')
    expect(timesAsked(server)).toBe(1)
  })

  it('is checked with PayPal if its signer is unknown and a check is allowed', async () => {
    const { server, processor } = await openPaypalShop()
    expect(await read(processor, besideForgers(noticeOf(server)))).toBe('too-many')
    expect(timesAsked(server)).toBe(0)
    expect(await read(processor, noticeOf(server))).toBe('ok')
  })

  it.each<[string, (notice: RawNotice) => RawNotice]>([
    ['changed', (notice) => ({ ...notice, body: Buffer.from(`${Buffer.from(notice.body)} `) })],
    ['of another time', (notice) => withHeader(notice, 'paypal-transmission-time', timeAgo(60_000))],
    ['with a signature that is none', (notice) => withHeader(notice, 'paypal-transmission-sig', 'AAAA')],
    ['signed in another way', (notice) => withHeader(notice, 'paypal-auth-algo', 'SHA1withRSA')],
    ['of another certificate', (notice) => withHeader(notice, 'paypal-cert-url', 'https://x.example/c')],
    ['of no certificate', (notice) => withHeader(notice, 'paypal-cert-url', 'nowhere')],
  ])('that was %s matches no certificate', async (_what, change) => {
    const { server, processor } = await openTold()
    expect(await read(processor, besideForgers(change(noticeOf(server))))).toBe('too-many')
  })

  it('matches no expired certificate', async () => {
    let calls = 0
    let isLater = false
    // The age of the notice is checked first, then the certificate.
    const wallTime = (): number => Date.now() + (isLater && (calls += 1) > 1 ? 200 * YEAR_MS : 0)
    const { server, processor } = await openTold({ wallTime })
    isLater = true
    expect(await read(processor, besideForgers(noticeOf(server)))).toBe('too-many')
  })

  it('is refused five days later, although its certificate is known', async () => {
    let aheadMs = 0
    const { server, processor } = await openTold({ wallTime: () => Date.now() + aheadMs })
    const notice = noticeOf(server)
    expect(await read(processor, besideForgers(notice))).toBe('ok')
    aheadMs = 5 * (YEAR_MS / 365)
    expect(await read(processor, notice)).toBe('forged')
    expect(timesAsked(server)).toBe(1)
  })

  it('belongs to another shop if it was signed for another webhook', async () => {
    const { server, another } = await openPaypalShop()
    const processor = another({ webhookId: 'another-webhook' })
    expect(await read(processor, noticeOf(server))).toBe('forged')
  })

  it.each(['https://evil.example/cert', 'http://api.paypal.com/cert', 'file:///etc/passwd', 'data:,x'])(
    'has no certificate fetched from %s, even if PayPal says it is its own',
    async (address) => {
      const fetched: string[] = []
      const fetch: typeof globalThis.fetch = (input, init) => {
        fetched.push(String(input))
        return globalThis.fetch(input, init)
      }
      const { server, another } = await openPaypalShop()
      const notice = withHeader(noticeOf(server), 'paypal-cert-url', address)
      expect(await read(another({ fetch }), notice)).toBe('ok')
      expect(fetched).not.toContain(address)
    },
  )

  it('is checked with PayPal if its certificate cannot be fetched, without a new fetch each time', async () => {
    const { server, processor } = await openPaypalShop()
    server.fail(({ path }) => (path.includes('/certs/') ? 'error-before' : null))
    for (let count = 0; count < 3; count += 1) expect(await read(processor, noticeOf(server))).toBe('ok')
    expect(timesAsked(server)).toBe(3)
    expect(server.requests.filter(({ path }) => path.includes('/certs/'))).toHaveLength(1)
  })
})

it.each(['', 'a', '123456789', 'ü'.repeat(1000)])('the checksum of %j is that of Node', (text) => {
  expect(crc32(Buffer.from(text))).toBe(ofNode(text))
})

const withHeader = (notice: RawNotice, name: string, value: string): RawNotice => ({
  ...notice,
  headers: { ...notice.headers, [name]: value },
})
