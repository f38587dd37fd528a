import { describe, expect, it } from '@jest/globals'
import {
  corsHeaders,
  guestPages,
  isSecureForBrowser,
  pageOrigin,
} from '../../../../../adapters/server/http/index.js'

const SITE = 'https://www.mugs.example'
const GUESTS = [SITE, 'https://mugs.example:8443']

type Headers = Readonly<Record<string, string>>
const asked = (method: string, headers: Headers) => ({ method, headers })

const preflight = (origin: string): ReturnType<typeof asked> =>
  asked('OPTIONS', { origin, 'access-control-request-method': 'POST' })

describe('rights of a page of another origin', () => {
  it.each([
    ['a listed origin', SITE],
    ['a listed origin with its port', 'https://mugs.example:8443'],
  ])('are given to %s by its own name, with its visitor’s cookies', (_, origin) => {
    expect(corsHeaders(asked('POST', { origin }), GUESTS)).toEqual({
      Vary: 'Origin',
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'x-vitrine-marks, retry-after',
    })
  })

  it('are checked by a preflight once in two hours, for the headers of pages only', () => {
    expect(corsHeaders(preflight(SITE), GUESTS)).toEqual({
      Vary: 'Origin',
      'Access-Control-Allow-Origin': SITE,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers':
        'content-type, x-requested-with, x-wf-csrf, apollographql-client-name, apollographql-client-version',
      'Access-Control-Max-Age': '7200',
    })
  })

  it.each([
    ['another host', 'https://elsewhere.example'],
    ['the same name over plain HTTP', 'http://www.mugs.example'],
    ['another port', 'https://www.mugs.example:8443'],
    ['a longer name that begins alike', 'https://www.mugs.example.evil.test'],
    ['a longer name that ends alike', 'https://evil-www.mugs.example'],
    ['another host of the same domain', 'https://blog.mugs.example'],
    ['the same name in capitals, as no browser writes it', 'https://WWW.MUGS.EXAMPLE'],
    ['a page without an origin', 'null'],
    ['an asterisk', '*'],
    ['nothing', ''],
  ])('are refused to %s', (_, origin) => {
    for (const request of [asked('POST', { origin }), preflight(origin)])
      expect(corsHeaders(request, GUESTS)).toEqual({ Vary: 'Origin' })
    expect(pageOrigin(asked('POST', { origin, 'sec-fetch-site': 'cross-site' }), GUESTS)).toBe('own')
  })

  it('are not mentioned if no origin is allowed', () => {
    expect(corsHeaders(asked('POST', { origin: SITE }), [])).toEqual({})
  })

  it.each([
    [{}, 'own'],
    [{ origin: SITE, 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ origin: SITE, 'sec-fetch-site': 'same-site' }, 'same-site'],
    [{ origin: SITE, 'sec-fetch-site': 'cross-site' }, 'cross-site'],
    [{ origin: SITE }, 'cross-site'],
  ])('a request with %j comes from a page that is %s', (headers, page) => {
    expect(pageOrigin(asked('POST', headers as Headers), GUESTS)).toBe(page)
  })

  it('are given before the routes, which get every request but a preflight', () => {
    const route = guestPages(GUESTS, (path) => path === '/shop')
    const handed = (method: string, url: string, headers: Headers) => {
      const sent: [number, string[]][] = []
      const named: string[] = []
      const response = {
        setHeader: (name: string) => named.push(name),
        writeHead: (status: number) => ({ end: () => sent.push([status, named]) }),
      }
      const isAnswered = route({ ...asked(method, headers), url } as never, response as never)
      return [isAnswered, sent.map(([status]) => status), named.includes('Access-Control-Allow-Origin')]
    }
    const preflight = { origin: SITE, 'access-control-request-method': 'POST' }
    expect(handed('OPTIONS', '/shop', preflight)).toEqual([true, [204], true])
    expect(handed('OPTIONS', '/shop', { origin: SITE })).toEqual([false, [], true])
    expect(handed('OPTIONS', '/shop', { ...preflight, origin: 'https://other.example' })).toEqual([
      false,
      [],
      false,
    ])
    expect(handed('POST', '/shop', preflight)).toEqual([false, [], true])
    expect(handed('OPTIONS', '/other', preflight)).toEqual([false, [], false])
  })

  it('include secure cookies over HTTPS, even behind a proxy that does not report it', () => {
    const from = (origin: string) => ({ socket: {}, headers: { origin, host: 'shop.mugs.example' } }) as never
    expect(isSecureForBrowser(from(SITE), false, GUESTS)).toBe(true)
    expect(isSecureForBrowser(from('https://elsewhere.example'), false, GUESTS)).toBe(false)
    expect(isSecureForBrowser(from('http://localhost:8000'), false, ['http://localhost:8000'])).toBe(false)
  })
})
