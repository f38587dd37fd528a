import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import {
  ACCOUNT_ENDPOINT,
  COMMERCE_ENDPOINT,
  CSRF_ENDPOINT,
} from '../../../../../adapters/graphql/protocol/index.js'
import { answerFirst, createRequestHandler } from '../../../../../adapters/server/http/index.js'
import type { Route } from '../../../../../adapters/server/http/index.js'
import {
  answersPlainHttp,
  isOpenToAll,
  onlySecurely,
} from '../../../../../adapters/server/routes/payments/secure-payments.js'

const GUEST = 'https://guest.example'
const OWN_PAGES = ['/vitrine', '/take-it-back']
const ENCRYPTED = { 'x-forwarded-proto': 'https' }

/** The status of the answer; 0: the shop is asked. */
async function statusOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  trustProxy: boolean,
  method = 'POST',
) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method })
  Object.assign(request.headers, { host: 'shop.example', ...headers })
  const response = new ServerResponse(request)
  const gate = onlySecurely({ trustProxy, guests: [GUEST], ownPages: OWN_PAGES })
  const shop: Route = () => {
    response.statusCode = 0
    return true
  }
  await answerFirst([gate, shop], request, response)
  return response.statusCode
}

describe('the shop that takes real payments is asked over HTTPS only:', () => {
  it.each<readonly [string, string, Readonly<Record<string, string>>, boolean, number]>([
    ['a page', '/', {}, false, 0],
    ['an operation', COMMERCE_ENDPOINT, {}, false, 403],
    ['an operation with a query', `${COMMERCE_ENDPOINT}?a=1`, {}, false, 403],
    ['an operation, through a proxy that encrypts', COMMERCE_ENDPOINT, ENCRYPTED, true, 0],
    [
      'an operation, through a proxy that does not',
      COMMERCE_ENDPOINT,
      { 'x-forwarded-proto': 'http' },
      true,
      403,
    ],
    ['an operation, by the word of a stranger', COMMERCE_ENDPOINT, ENCRYPTED, false, 403],
    [
      'an operation of its own page over HTTPS',
      COMMERCE_ENDPOINT,
      { origin: 'https://shop.example' },
      false,
      0,
    ],
    [
      'an operation of its own page over HTTP',
      COMMERCE_ENDPOINT,
      { origin: 'http://shop.example' },
      false,
      403,
    ],
    ['an operation of a guest', COMMERCE_ENDPOINT, { origin: GUEST }, false, 0],
    ['an operation of a stranger', COMMERCE_ENDPOINT, { origin: 'https://other.example' }, false, 403],
  ])('%s', async (_, url, headers, trustProxy, status) => {
    expect(await statusOf(url, headers, trustProxy, url === '/' ? 'GET' : 'POST')).toBe(status)
  })
})

/** Asks for an address over plain HTTP, without the rest of a request. */
const isAnswered = (method: string, path: string, isProtocolKnown: boolean): boolean =>
  answersPlainHttp({ method, path, isProtocolKnown, ownPages: OWN_PAGES })

describe('over plain HTTP a shop with real payments', () => {
  const CHANGES = ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', ''] as const
  const ENDPOINTS = [
    COMMERCE_ENDPOINT,
    ACCOUNT_ENDPOINT,
    CSRF_ENDPOINT,
    '/.wf_auth',
    '/.vitrine/account-files',
    '/.vitrine/account-files/1',
    '/.vitrine/downloads/book.pdf',
    '/.vitrine/log-in/google/back',
    '/.vitrine/members/imports',
    '/.vitrine/sandbox/authenticate',
    '/.vitrine/an-address-of-tomorrow',
  ] as const
  const FORMS = ['/api/v1/form/1', '/api/v1/form-upload', '/log-in', '/', '/an-address-of-tomorrow'] as const
  const NOTICE = '/.vitrine/payments/stripe'

  it.each([...ENDPOINTS, ...FORMS])('refuses all data sent to %s', (path) => {
    for (const method of CHANGES)
      for (const isProtocolKnown of [true, false])
        expect(isAnswered(method, path, isProtocolKnown)).toBe(false)
  })

  it.each([
    '/api/v1/form/1/signFile',
    '/api/v1/form-upload',
    '/take-it-back',
    '/vitrine',
    '/vitrine/orders',
    '/vitrine/files/members/1',
  ])('sends nothing of the server’s own address %s', (path) => {
    for (const method of ['GET', 'HEAD']) {
      expect(isAnswered(method, path, true)).toBe(false)
      // Without a proxy a plain link does not show its protocol.
      expect(isAnswered(method, path, false)).toBe(true)
    }
  })

  it.each(['/vitrines', '/take-it-back-soon', '/api/v1/forms', '/a/vitrine'])(
    'shows the page %s, which only begins like an address of the server',
    (path) => {
      expect(isAnswered('GET', path, true)).toBe(true)
    },
  )

  it.each(['http://shop.example', 'HTTPS://other.example:8443'])(
    'sends nothing for a target that names its host: %s',
    async (host) => {
      const asked: string[] = []
      const shop: Route = (request, response) => {
        asked.push(request.url ?? '')
        response.end()
        return true
      }
      const gate = onlySecurely({ trustProxy: true, guests: [], ownPages: OWN_PAGES })
      const handler = createRequestHandler({ routes: [gate, shop], trustProxy: true })
      const statuses = [COMMERCE_ENDPOINT, '/vitrine', '/.vitrine/downloads/book.pdf', '/'].map((path) => {
        const request = new IncomingMessage(new Socket())
        Object.assign(request, { url: `${host}${path}`, method: 'GET' })
        Object.assign(request.headers, { 'x-forwarded-proto': 'http' })
        const response = new ServerResponse(request)
        void handler(request, response)
        return response.statusCode
      })
      expect(statuses).toStrictEqual([403, 403, 403, 200])
      expect(asked).toStrictEqual(['/'])
    },
  )

  it.each(ENDPOINTS)('sends nothing of %s if the proxy reports plain HTTP', (path) => {
    for (const spelling of [path, `/${path}`])
      for (const method of ['GET', 'HEAD']) expect(isAnswered(method, spelling, true)).toBe(false)
  })

  it.each(['/', '/lamps', '/css/site.css', '/.well-known/acme-challenge/token'])('shows %s', (path) => {
    for (const method of ['GET', 'HEAD'])
      for (const isProtocolKnown of [true, false])
        expect(isAnswered(method, path, isProtocolKnown)).toBe(true)
  })

  it('accepts notices, which carry their own proof, and answers preflights', () => {
    expect(isAnswered('POST', NOTICE, true)).toBe(true)
    expect(isAnswered('OPTIONS', COMMERCE_ENDPOINT, true)).toBe(true)
  })

  it.each([COMMERCE_ENDPOINT, ACCOUNT_ENDPOINT, CSRF_ENDPOINT, '/.wf_auth', '/api/v1/form/1'])(
    "treats %s by the proxy's header like every other address",
    async (url) => {
      expect(await statusOf(url, { 'x-forwarded-proto': 'http' }, true)).toBe(403)
      expect(await statusOf(url, ENCRYPTED, true)).toBe(0)
      expect(await statusOf(url, ENCRYPTED, false)).toBe(403)
      expect(await statusOf(url, {}, true)).toBe(403)
      expect(await statusOf(url, { origin: 'https://shop.example' }, false)).toBe(0)
    },
  )
})

describe('a server', () => {
  it.each(['localhost', '127.0.0.1', '::1'])('on %s is for this machine alone', (host) => {
    expect(isOpenToAll(host)).toBe(false)
  })

  it.each(['0.0.0.0', '::', '', '192.168.0.7', 'localhost.example', '127.0.0.1.example'])(
    'on "%s" is open to all',
    (host) => {
      expect(isOpenToAll(host)).toBe(true)
    },
  )
})
