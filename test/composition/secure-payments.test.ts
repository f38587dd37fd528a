import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { COMMERCE_ENDPOINT } from '../../adapters/graphql-protocol/index.js'
import { isOpenToAll, onlySecurely } from '../../composition/server/secure-payments.js'

const GUEST = 'https://guest.example'
const ENCRYPTED = { 'x-forwarded-proto': 'https' }

/** The status of the answer; 0: the shop is asked. */
async function statusOf(url: string, headers: Readonly<Record<string, string>>, trustProxy: boolean) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method: 'POST' })
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
    expect(await statusOf(url, headers, trustProxy)).toBe(status)
  })
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
