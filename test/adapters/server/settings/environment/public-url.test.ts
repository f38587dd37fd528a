import { describe, expect, it } from '@jest/globals'
import {
  readPublicUrls,
  readSiteUrl,
} from '../../../../../adapters/server/settings/environment/public-url.js'
import { parseSettings } from '../../../../../adapters/server/settings/parse-settings.js'
import { parseSiteUrl } from '../../../../../adapters/server/terminal/arguments/origins.js'

const WORDS = 'must be the address of the site, such as https://example.com'

const inFile = (baseUrl: string) => parseSettings({ name: 'Shop', currency: 'EUR', country: 'DE', baseUrl })

describe('the public address of a site', () => {
  it.each([
    ['https://shop.example.com', 'https://shop.example.com'],
    ['https://shop.example.com/', 'https://shop.example.com'],
    ['HTTPS://Shop.Example.com:443', 'https://shop.example.com'],
    ['http://localhost:4321', 'http://localhost:4321'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('%s is the origin %s, in an option, in the environment and in vitrine.json', (text, origin) => {
    expect(parseSiteUrl(text)).toBe(origin)
    expect(readSiteUrl({ VITRINE_SITE_URL: text })).toEqual({ ok: true, value: origin })
    expect(inFile(text)).toMatchObject({ ok: true, value: { baseUrl: origin } })
  })

  it.each([
    'shop.example.com',
    'localhost:4321',
    'https://',
    'ftp://shop.example.com',
    'javascript:alert(1)',
    'https://shop.example.com/path',
    'https://shop.example.com/?from=mail',
    'https://shop.example.com/#top',
    'https://owner:secret@shop.example.com',
  ])('%s is refused everywhere in the same words', (text) => {
    expect(() => parseSiteUrl(text)).toThrow(WORDS)
    expect(readPublicUrls({ VITRINE_DESK_URL: text }, {})).toMatchObject({
      ok: false,
      failure: { tag: 'bad-input', lines: [`VITRINE_DESK_URL ${WORDS}.`] },
    })
    expect(inFile(text)).toMatchObject({ ok: false, failure: [{ path: 'baseUrl', message: WORDS }] })
  })

  it.each([[{}], [{ VITRINE_SITE_URL: '' }]])('is not set in %j', (environment) => {
    expect(readSiteUrl(environment)).toEqual({ ok: true, value: null })
    expect(readPublicUrls(environment, {})).toEqual({ ok: true, value: {} })
  })

  it('is that of an option rather than that of the environment', () => {
    const environment = { VITRINE_SITE_URL: 'https://a.example', VITRINE_DESK_URL: 'https://b.example' }
    expect(readPublicUrls(environment, { url: 'https://c.example' })).toEqual({
      ok: true,
      value: { siteUrl: 'https://c.example', deskUrl: 'https://b.example' },
    })
  })
})
