import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { systemClock } from '../../adapters/server/platform/index.js'
import { NO_FORM_SETTINGS, startSite } from '../../composition/server/index.js'
import { visitorId } from '../../core/ports/visitor.port.js'
import { clientOf } from '../adapters/graphql/support/site.js'
import { startTraceCollector } from '../support/processes/trace-collector.js'
import type { CollectedSpan, TraceCollector } from '../support/processes/trace-collector.js'
import { eventually } from '../browser/support/eventually.js'
import { valueOf } from '../support/value-of.js'
import { openDesk } from './support/owner-desk.js'
import { placeOrder } from './support/place-order.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`

let site: ScratchSite
let collector: TraceCollector
let smtp: SMTPServer
let mails = 0
let endpoint: Server
let events = 0

beforeAll(async () => {
  collector = await startTraceCollector()
  endpoint = createServer((request, response) => {
    events += 1
    request.resume().on('end', () => response.writeHead(events === 1 ? 500 : 204).end())
  })
  await new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready))
  const { port } = endpoint.address() as AddressInfo
  const webhooks = [{ url: `http://127.0.0.1:${port}/of-a-secret-path`, private: true }]
  site = scratchSite()
  const settings = JSON.parse(readFileSync(join(site.folder, 'vitrine.json'), 'utf8')) as object
  site.write(
    'vitrine.json',
    JSON.stringify({ ...settings, webhooks, telemetry: { collector: collector.url } }),
  )
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      mails += 1
      stream.resume().on('end', done)
    },
  })
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(() => closed()))
  await new Promise<void>((closed) => endpoint.close(() => closed()))
  await collector.close()
  site.remove()
})

const smtpPort = () => (smtp.server.address() as { readonly port: number }).port
const options = () => ({
  port: 0,
  dataFolder: site.data,
  trustProxy: true,
  forms: {
    ...NO_FORM_SETTINGS,
    mail: {
      smtpUrl: `smtp://127.0.0.1:${smtpPort()}`,
      from: 'Shop <shop@example.org>',
      to: 'owner@example.org',
      ordersTo: 'orders@example.org',
    },
  },
})

/** The spans between a span and the first of its trace, nearest first. */
function above(spans: readonly CollectedSpan[], span: CollectedSpan): readonly CollectedSpan[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent === undefined ? [] : [parent, ...above(spans, parent)]
}
const named = (spans: readonly CollectedSpan[], name: string): CollectedSpan => {
  const found = spans.find((span) => span.name === name)
  if (found === undefined)
    throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`)
  return found
}

it('sends the times of an order, its mails and its jobs, and nothing about the shopper', async () => {
  const running = valueOf(await startSite(site.folder, options()))
  const { url } = running.server
  const shop = clientOf(url, { clock: systemClock }).open({ id: visitorId('') }).commerce
  await placeOrder(shop, { email: 'anna@example.org' })
  await eventually(() => expect(mails).toBe(2))
  await eventually(() => expect(events).toBeGreaterThan(0))
  await fetch(`${url}/?token=a-secret-of-a-link`, { headers: { traceparent: TRACEPARENT } })
  await fetch(`${url}/bruno@example.org/private`)
  await fetch(`${url}/.vitrine/downloads/a-secret-of-a-file`)
  expect((await openDesk(url).ask('{ home { toSend } }')).codes).toEqual(['UNAUTHENTICATED'])
  await running.close()

  const spans = collector.spans()
  expect(collector.service()).toBe('Scratch')
  const page = named(spans, 'GET /')
  expect(page).toMatchObject({ ...CALLER, kind: 2, spanId: expect.any(String), parentSpanId: CALLER.spanId })
  expect(page.attributes).toMatchObject({ 'http.response.status_code': 200, 'http.route': '/' })

  const submit = named(spans, 'mutation ecommerceAttemptSubmitOrder')
  expect(above(spans, submit).map(({ name }) => name)).toEqual(['POST /.wf_graphql/apollo'])
  const charge = named(spans, 'payment sandbox.charge')
  expect(above(spans, charge)).toContainEqual(submit)
  expect(charge.attributes).toMatchObject({ 'vitrine.outcome': 'charged' })
  const statements = spans.filter(
    ({ name, traceId }) => name.startsWith('INSERT ') && traceId === submit.traceId,
  )
  expect(statements.length).toBeGreaterThan(2)
  for (const statement of statements)
    expect(above(spans, statement).map(({ name }) => name)).toContain('transaction')

  expect(spans.filter(({ name }) => name === 'mail.send')).toHaveLength(2)
  expect(named(spans, 'webhook.send')).toMatchObject({ kind: 3, isFailed: true })
  expect(named(spans, 'job mails').parentSpanId).toBe('')
  expect(named(spans, 'query home')).toMatchObject({
    isFailed: true,
    attributes: { 'error.type': 'UNAUTHENTICATED' },
  })
  expect(
    spans.filter(({ attributes }) => attributes['http.response.status_code'] === 404).map(({ name }) => name),
  ).toEqual(['GET', 'GET'])

  const firsts = spans.filter(({ parentSpanId }) => parentSpanId === '').map(({ name }) => name.split(' ')[0])
  expect([...new Set(firsts)].sort()).toEqual(['GET', 'POST', 'job'])

  // Ids are random digits, in which any short number may occur.
  const all = collector.text().replaceAll(/"[\da-f-]{16,36}"/g, '""')
  for (const word of [
    'anna',
    'bruno',
    'Berg',
    'Jena',
    '07743',
    'a-secret',
    'of-a-secret-path',
    'sandbox_visa',
    '@',
    '2034',
    '127.0.0.1',
  ])
    expect(all).not.toContain(word)
}, 120_000)

it('accepts a caller’s trace only behind a proxy, and reports a collector that refuses traces', async () => {
  const refusing = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(400).end())
  })
  await new Promise<void>((ready) => refusing.listen(0, '127.0.0.1', ready))
  const { port } = refusing.address() as AddressInfo
  const messages: string[] = []
  const before = collector.spans().length
  for (const tracesUrl of [`${collector.url}/v1/traces`, `http://127.0.0.1:${port}/v1/traces`]) {
    const running = valueOf(
      await startSite(site.folder, {
        port: 0,
        dataFolder: site.data,
        traces: { isOff: false, tracesUrl },
        onError: (error) => messages.push(String(error)),
      }),
    )
    await fetch(`${running.server.url}/`, { headers: { traceparent: TRACEPARENT } })
    await running.close()
  }
  refusing.closeAllConnections()
  await new Promise((closed) => refusing.close(closed))
  const page = named(collector.spans().slice(before), 'GET /')
  expect(page.traceId).not.toBe(CALLER.traceId)
  expect(messages).toEqual([expect.stringContaining(`Traces cannot be sent to http://127.0.0.1:${port} (`)])
}, 120_000)

it('sends nothing if the environment turns traces off', async () => {
  const before = collector.text()
  const traces = { isOff: true, tracesUrl: null }
  const running = valueOf(await startSite(site.folder, { ...options(), traces }))
  await fetch(running.server.url)
  await running.close()
  expect(collector.text()).toBe(before)
}, 120_000)
