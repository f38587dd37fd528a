import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import {
  ACCOUNT_ENDPOINT,
  COMMERCE_ENDPOINT,
  CSRF_ENDPOINT,
} from '../../../../../adapters/graphql/protocol/index.js'
import {
  answersPlainHttp,
  isOpenToAll,
  onlySecurely,
} from '../../../../../adapters/server/routes/payments/secure-payments.js'

const GUEST = 'https://guest.example'
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
  let isAsked = false
  const shop = () => {
    isAsked = true
  }
  await onlySecurely(shop, trustProxy, [GUEST])(request, response)
  return isAsked ? 0 : response.statusCode
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
        expect(answersPlainHttp({ method, path, isProtocolKnown })).toBe(false)
  })

  it.each(ENDPOINTS)('sends nothing of %s if the proxy reports plain HTTP', (path) => {
    for (const spelling of [path, `/${path}`])
      for (const method of ['GET', 'HEAD'])
        expect(answersPlainHttp({ method, path: spelling, isProtocolKnown: true })).toBe(false)
  })

  it.each(['/', '/lamps', '/css/site.css', '/.well-known/acme-challenge/token'])('shows %s', (path) => {
    for (const method of ['GET', 'HEAD'])
      for (const isProtocolKnown of [true, false])
        expect(answersPlainHttp({ method, path, isProtocolKnown })).toBe(true)
  })

  it('accepts notices, which carry their own proof, and answers preflights', () => {
    expect(answersPlainHttp({ method: 'POST', path: NOTICE, isProtocolKnown: true })).toBe(true)
    expect(answersPlainHttp({ method: 'OPTIONS', path: COMMERCE_ENDPOINT, isProtocolKnown: true })).toBe(true)
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
