import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createPaypalClient } from '../../adapters/payments/paypal/server/paypal-client.js'
import { createStripeClient } from '../../adapters/payments/stripe/server/stripe-client.js'
import { createSiteVerify } from '../../adapters/server/captcha/index.js'
import { createOpenIdProvider } from '../../adapters/server/openid-connect/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { checkAccounts } from '../../adapters/server/doctor/check-accounts.js'
import { createRemoteImports } from '../../adapters/server/routes/accounts/member-imports.js'
import { openS3FileStore } from '../../adapters/server/s3-files/index.js'
import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import { valueOf } from '../support/value-of.js'

const SECRET = 'a-secret-of-the-shop'
const MAX_BYTES = 20_000_000
const TIMEOUT_MS = 1000

const servers: Server[] = []
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The requests that reached a host which no setting names. */
let strayed: string[]
let stranger: string
beforeEach(async () => {
  strayed = []
  stranger = await serve((request, response) => {
    strayed.push(`${request.method} ${request.url}`)
    response.end('{"success": true}')
  })
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

/** One call of each service that the server itself contacts; resolves in any case. */
const CALLS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  PayPal: (baseUrl) =>
    createPaypalClient({
      clientId: 'shop',
      clientSecret: SECRET,
      webhookId: null,
      baseUrl,
      timeoutMs: TIMEOUT_MS,
    }).send({ method: 'GET', path: '/v2/checkout/orders/1' }),
  Stripe: (baseUrl) =>
    createStripeClient({ secretKey: SECRET, account: null, baseUrl, timeoutMs: TIMEOUT_MS })
      .paymentIntents.retrieve('pi_1')
      .catch(() => undefined),
  'a captcha service': (url) =>
    createSiteVerify({
      service: { url, field: 'answer', sources: {} },
      secret: SECRET,
      fetch,
      timeoutMs: TIMEOUT_MS,
    }).verify('answer', '192.0.2.1'),
  'a log-in provider': (issuer) =>
    createOpenIdProvider({
      id: 'p',
      name: 'P',
      issuer,
      clientId: 'shop',
      scopes: [],
      clientSecret: SECRET,
      clock: systemClock,
    }).begin({ state: 's', nonce: 'n', verifier: 'v'.repeat(50), returnTo: 'http://localhost/back' }),
  'a file store': async (endpoint) => {
    const found = await (await storeAt(endpoint)).find('key')
    if (found.ok && found.value !== null) for await (const _ of found.value.read(0, 5)) return
  },
  'a file store that takes a file': async (endpoint) =>
    (await storeAt(endpoint)).put(
      'key',
      (async function* () {
        yield Buffer.from('content')
      })(),
    ),
  'a file store that removes a file': async (endpoint) => (await storeAt(endpoint)).remove('key'),
  'a site that imports members': (url) => createRemoteImports(url, SECRET).read('1'),
  'a site that the doctor checks': (url) =>
    checkAccounts(url, ['log-in.html'], (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ),
}

const storeAt = async (endpoint: string): Promise<FileStore> =>
  valueOf(
    await openS3FileStore(
      {
        bucket: 'files',
        region: 'here',
        endpoint,
        accessKeyId: 'shop',
        secretAccessKey: SECRET,
        prefix: 'site',
        requestMs: TIMEOUT_MS,
      },
      () => undefined,
    ),
  )

describe.each(Object.entries(CALLS))('%s that answers as an attacker would', (_, call) => {
  it.each([301, 302, 307, 308])('sends no request to another host by a redirect (%i)', async (status) => {
    await call(
      await serve((_request, response) => {
        response.writeHead(status, { location: `${stranger}/latest/meta-data` }).end()
      }),
    )
    expect(strayed).toEqual([])
  })

  it('is read to a limit', async () => {
    let largest = 0
    const piece = Buffer.alloc(65_536, ' ')
    const url = await serve((request, response) => {
      response.on('error', () => undefined)
      response.writeHead(200, { 'content-type': 'application/json' })
      if (request.method === 'HEAD') return void response.end()
      let sent = 0
      const send = (): void => {
        if (sent > 5 * MAX_BYTES) return void response.end()
        sent += piece.length
        largest = Math.max(largest, sent)
        response.write(piece, () => setImmediate(send))
      }
      send()
    })
    await call(url)
    expect(largest).toBeLessThan(MAX_BYTES)
  })

  it('is given up in time if it says nothing, or says it slowly', async () => {
    for (const begins of [false, true]) {
      const url = await serve((_request, response) => {
        if (!begins) return
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        const drip = setInterval(() => response.write(' '), 100)
        response.on('close', () => clearInterval(drip))
      })
      await call(url)
    }
  }, 40_000)
})
