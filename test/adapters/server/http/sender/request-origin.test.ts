import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import {
  hasValidHost,
  hostOf,
  isForeignRequest,
  isSameOrigin,
  isSecureForBrowser,
  isSecureRequest,
} from '../../../../../adapters/server/http/sender/request-origin.js'

const SHOP = { host: 'shop.example' }

const asked = (headers: IncomingMessage['headers'], encrypted = false): IncomingMessage =>
  ({ headers, socket: { encrypted } }) as unknown as IncomingMessage

describe('a page of this site', () => {
  it.each<[IncomingMessage['headers'], boolean, boolean]>([
    [{}, true, true],
    [{ origin: 'http://shop.example' }, true, true],
    [{ origin: 'https://shop.example' }, true, true],
    [{ origin: 'https://shop.example:8443' }, false, false],
    [{ origin: 'https://shop.example.evil.example' }, false, false],
    [{ origin: 'https://undefined' }, false, false],
    [{ origin: 'null' }, false, false],
    [{ origin: 'shop.example' }, false, false],
    [{ 'sec-fetch-site': 'cross-site' }, false, false],
    [{ 'sec-fetch-site': 'same-origin' }, true, true],
    [{ origin: 'https://front.example', 'x-forwarded-host': 'front.example' }, false, true],
    [{ origin: 'https://front.example', 'x-forwarded-host': 'Front.Example' }, false, true],
    [{ origin: 'https://front.example', 'x-forwarded-host': 'evil.example, front.example' }, false, true],
    [{ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example, front.example' }, false, false],
    [{ origin: 'https://shop.example', 'x-forwarded-host': 'front.example' }, true, true],
  ])('asks with %j: without a proxy %s, behind one %s', (headers, alone, behind) => {
    const request = asked({ ...SHOP, ...headers })
    expect([isSameOrigin(request, false), isSameOrigin(request, true)]).toEqual([alone, behind])
  })
})

describe('a page of another origin', () => {
  it.each<[IncomingMessage['headers'], boolean]>([
    [{}, false],
    [{ origin: 'http://shop.example' }, false],
    [{ origin: 'https://other.example' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'http://shop.example', 'sec-fetch-site': 'cross-site' }, true],
  ])('sends a request with %j: %s', (headers, isForeign) => {
    expect(isForeignRequest(asked({ ...SHOP, ...headers }), false)).toBe(isForeign)
  })
})

describe('an encrypted connection', () => {
  it.each<[string | undefined, boolean]>([
    ['https', true],
    ['https, http', true],
    [' https ,http', true],
    ['http, https', false],
    ['http', false],
    ['httpsx', false],
    ['', false],
    [undefined, false],
  ])('is one that a trusted proxy names first, of %j: %s', (proto, isEncrypted) => {
    const headers = { ...SHOP, ...(proto !== undefined && { 'x-forwarded-proto': proto }) }
    expect(isSecureRequest(asked(headers), true)).toBe(isEncrypted)
    expect(isSecureRequest(asked(headers), false)).toBe(false)
    expect(isSecureRequest(asked(headers, true), false)).toBe(true)
  })

  it.each<[string | undefined, boolean]>([
    ['https://shop.example', true],
    ['http://shop.example', false],
    ['https://front.example', false],
    ['https-other://shop.example', false],
    [undefined, false],
  ])('is one that the page of %j says it has: %s', (origin, isSecure) => {
    const headers = { ...SHOP, ...(origin !== undefined && { origin }) }
    expect(isSecureForBrowser(asked(headers), false)).toBe(isSecure)
    expect(isSecureForBrowser(asked(headers, true), false)).toBe(true)
  })
})

describe('the host of a request', () => {
  const isValid = (...hosts: readonly string[]): boolean =>
    hasValidHost({
      ...asked(hosts.length === 0 ? {} : { host: String(hosts[0]) }),
      // A value that equals the name of the header is no second header.
      rawHeaders: ['x-told', 'Host', ...hosts.flatMap((host) => ['HOST', host]), 'accept', 'host'],
    } as IncomingMessage)

  it.each([
    'shop.example',
    'shop.example:8080',
    '127.0.0.1',
    '[::1]:4000',
    'SHOP.example',
    'xn--kse-qla.example',
    '',
  ])('is valid: %j, also when it is asked again', (host) => {
    expect([isValid(host), isValid(host)]).toEqual([true, true])
  })

  it.each([
    'shop.example/x',
    'shop.example?x',
    'shop.example#x',
    'me@shop.example',
    'shop\\example',
    'shop example',
    'käse.example',
    'shop.example:99999',
    '[::1',
  ])('is invalid: %j, also when it is asked again', (host) => {
    expect([isValid(host), isValid(host)]).toEqual([false, false])
  })

  it('is invalid if two are named, and may be missing', () => {
    expect(isValid('shop.example', 'shop.example')).toBe(false)
    expect(isValid('shop.example', 'evil.example')).toBe(false)
    expect(isValid()).toBe(true)
  })

  it('is in lower case, that of a trusted proxy first, and empty if the request names none', () => {
    const headers = { host: 'Shop.Example', 'x-forwarded-host': 'other.example, Front.Example' }
    expect([hostOf(asked(headers), false), hostOf(asked(headers), true)]).toEqual([
      'shop.example',
      'front.example',
    ])
    expect([hostOf(asked({}), false), hostOf(asked({}), true)]).toEqual(['', ''])
  })
})
