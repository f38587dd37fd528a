import { describe, expect, it } from '@jest/globals'
import { readPublicUrl } from '../../../../../adapters/server/settings/environment/public-url.js'
import { parseSiteUrl } from '../../../../../adapters/server/terminal/arguments/origins.js'

const WRITTEN = 'The address of a site is written as https://example.com.'

describe('the public address of a site', () => {
  it.each([
    ['https://shop.example.com', 'https://shop.example.com'],
    ['https://shop.example.com/', 'https://shop.example.com'],
    ['HTTPS://Shop.Example.com:443', 'https://shop.example.com'],
    ['http://localhost:4321', 'http://localhost:4321'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('%s is the origin %s, in an option and in the environment', (text, origin) => {
    expect(parseSiteUrl(text)).toBe(origin)
    expect(readPublicUrl({ VITRINE_SITE_URL: text }, 'VITRINE_SITE_URL')).toEqual({ ok: true, value: origin })
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
  ])('%s is refused with the way to write it', (text) => {
    expect(() => parseSiteUrl(text)).toThrow(WRITTEN)
    expect(readPublicUrl({ VITRINE_DESK_URL: text }, 'VITRINE_DESK_URL')).toMatchObject({
      ok: false,
      failure: { tag: 'bad-input', lines: ['VITRINE_DESK_URL is no address of a site.', WRITTEN] },
    })
  })

  it.each([[{}], [{ VITRINE_SITE_URL: '' }]])('is not set in %j', (environment) => {
    expect(readPublicUrl(environment, 'VITRINE_SITE_URL')).toEqual({ ok: true, value: null })
  })
})
