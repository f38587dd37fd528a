import { describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage, withPriceLocale } from '../../../../adapters/site/pages/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'
import { page, PRODUCT, shown, SITE } from './shop-pages.fixture.js'

const NBSP = '&nbsp;'
const EUROS =
  'window.__WEBFLOW_CURRENCY_SETTINGS = {"currencyCode":"EUR","symbol":"€","decimal":".","fractionDigits":2,' +
  '"group":",","template":"{{wf {\\"path\\":\\"symbol\\"} }}{{wf {\\"path\\":\\"amount\\"} }}"};'

const inLanguage = (lang: string, head = ''): string =>
  page(PRODUCT, `<title>- Ware</title>${head}`).replace('<html>', `<html lang="${lang}">`)

describe('prices on the page of a product as it is sent', () => {
  it.each([
    ['de', null, `12,00${NBSP}€`],
    ['de-AT', null, `€${NBSP}12,00`],
    ['en', null, '€12.00'],
    ['xx', null, '€12.00'],
    ['en', 'de-DE', `12,00${NBSP}€`],
  ])('are written as the language %s and the setting %s say', (lang, priceLocale, text) => {
    expect(shown(inLanguage(lang), '/product/mug', { ...SITE, priceLocale })).toContain(
      `class="price">${text}</div>`,
    )
  })

  it('are written as the page states in any language, unless the shop has a setting', () => {
    const html = inLanguage('de', `<script>${EUROS}</script>`)
    expect(shown(html, '/product/mug')).toContain('class="price">€12.00</div>')
    const set = shown(html, '/product/mug', { ...SITE, priceLocale: 'de' })
    expect(set).toContain(`class="price">12,00${NBSP}€</div>`)
  })
})

describe('the setting on the root element', () => {
  const sent = (html: string, locale: string | null): string =>
    applyEdits(
      html,
      withPriceLocale(locale)(valueOf(parsePage(html)), {
        audience: PUBLIC,
        isElsewhere: false,
        path: '/',
        query: '',
      }).edits,
    )

  it('is written where the shop has one, once, and nothing is where it has none', () => {
    const html = '<!DOCTYPE html><html lang="en"><head></head><body></body></html>'
    const marked = html.replace('<html', '<html data-vitrine-prices="de-DE"')
    expect(sent(html, 'de-DE')).toBe(marked)
    expect(sent(marked, 'de-DE')).toBe(marked)
    expect(sent(html, null)).toBe(html)
    expect(sent('<p>No root</p>', 'de')).toBe('<p>No root</p>')
  })
})
