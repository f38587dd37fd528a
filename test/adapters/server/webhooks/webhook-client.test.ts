import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createWebhookClient,
  isPublicAddress,
  signatureOf,
  webhookSecret,
} from '../../../../adapters/server/webhooks/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'

const KEY = 'a'.repeat(64)
const clock = createFakeClock()
let generations: readonly number[] = [0]
const secretsOf = async (url: string) => generations.map((generation) => webhookSecret(KEY, url, generation))
const options = { clock, secretsOf, userAgent: 'Vitrine/0' }
const EVENT = { eventId: 'event-1', body: '{"type":"order.placed","data":{"name":"é"}}' }

let server: Server
let base = ''
const got: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
const paths: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      got.push({ headers: request.headers, body })
      paths.push(`${request.method} ${request.url}`)
      if (request.url === '/silent') return
      if (request.url === '/endless') response.write('x')
      else if (request.url === '/moved') response.writeHead(307, { Location: `${base}/taken` }).end()
      else response.writeHead(Number(request.url?.slice(1)) || 200).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('an event on its way to an endpoint', () => {
  const send = createWebhookClient({ ...options, isPrivate: () => true, timeoutMs: 300 })

  it('is signed as the Standard Webhooks specification says', async () => {
    const url = `${base}/taken`
    expect(await send({ url, ...EVENT })).toEqual({ ok: true, value: undefined })
    const { headers, body } = got.at(-1)!
    const secret = webhookSecret(KEY, url)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const seconds = Number(headers['webhook-timestamp'])
    expect([body, headers['webhook-id'], seconds * 1000]).toEqual([
      EVENT.body,
      EVENT.eventId,
      clock.wallTime(),
    ])
    const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    const signed = mac.update(`${EVENT.eventId}.${seconds}.${body}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signed}`)
    expect(webhookSecret(KEY, `${base}/other`)).not.toBe(secret)
  })

  it('is signed by each valid secret, the newest first, and is not sent if no secret is readable', async () => {
    const url = `${base}/taken`
    generations = [2, 1]
    await send({ url, ...EVENT })
    const { headers } = got.at(-1)!
    const seconds = Number(headers['webhook-timestamp'])
    const expected = [2, 1].map((generation) =>
      signatureOf(webhookSecret(KEY, url, generation), EVENT.eventId, seconds, EVENT.body),
    )
    expect(headers['webhook-signature']).toBe(expected.join(' '))
    expect(new Set([0, 1, 2].map((generation) => webhookSecret(KEY, url, generation))).size).toBe(3)
    const before = paths.length
    const secretsAway = async () => Promise.reject(new Error('the database is away'))
    const blind = createWebhookClient({ ...options, secretsOf: secretsAway, isPrivate: () => true })
    expect(await blind({ url, ...EVENT })).toMatchObject({ failure: { message: 'the database is away' } })
    expect(paths.length).toBe(before)
  })

  it.each([
    ['/204', true, ''],
    ['/endless', true, ''],
    ['/500', false, 'The endpoint answered 500.'],
    ['/410', false, 'The endpoint answered 410.'],
    ['/moved', false, 'The endpoint answered 307.'],
    ['/silent', false, 'The endpoint did not answer in time.'],
  ])('is delivered or not by the answer of %s', async (path, isTaken, message) => {
    const before = paths.length
    const sent = await send({ url: `${base}${path}`, ...EVENT })
    expect([sent.ok, sent.ok ? '' : sent.failure.message]).toEqual([isTaken, message])
    expect(paths.slice(before)).toEqual([`POST ${path}`])
  })

  it('goes to no private address, by number or by name', async () => {
    const guarded = createWebhookClient({ ...options, timeoutMs: 300 })
    const before = paths.length
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'localhost']) {
      const url = base.replace('127.0.0.1', host)
      const sent = await guarded({ url, ...EVENT })
      expect(sent.ok ? host : sent.failure.message).toContain('is a private address')
    }
    expect(paths.slice(before)).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['100.63.255.255', true],
    ['172.32.0.1', true],
    ['2606:4700:4700::1111', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['224.0.0.1', false],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::a00:1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['2001:db8::1', false],
    ['2002:a00:1::', false],
    ['example.org', false],
    ['', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
