import { describe, expect, it } from '@jest/globals'
import {
  applyEdits,
  parsePage,
  pageResources,
  withConsentScripts,
  withOrderLinks,
  withPriceLocale,
  withReminderBox,
} from '../../../../adapters/site/pages/index.js'
import { DEFAULT_WITHDRAWAL_SETTINGS, NO_ORDER_PAGES } from '../../../../core/orders/index.js'
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

  it('is written once if the shop has one, and is not if it has none', () => {
    const html = '<!DOCTYPE html><html lang="en"><head></head><body></body></html>'
    const marked = html.replace('<html', '<html data-vitrine-prices="de-DE"')
    expect(sent(html, 'de-DE')).toBe(marked)
    expect(sent(marked, 'de-DE')).toBe(marked)
    expect(sent(html, null)).toBe(html)
    expect(sent('<p>No root</p>', 'de')).toBe('<p>No root</p>')
  })
})

describe('the links of placed orders', () => {
  const BOTH = { invoicePath: '/.vitrine/invoice', withdrawal: DEFAULT_WITHDRAWAL_SETTINGS }
  const sent = (body: string, pages: typeof BOTH | typeof NO_ORDER_PAGES = BOTH): string => {
    const html = `<html lang="de-AT"><body>${body}</body></html>`
    const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
    return applyEdits(html, withOrderLinks(pages)(valueOf(parsePage(html)), view).edits)
  }
  const line = (tag: string, name: string, text: string): string =>
    ` <${tag} data-vitrine-order-links hidden><a data-vitrine-order-link="${name}">${text}</a></${tag}>`
  const lines = (tag: string): string =>
    line(tag, 'invoice', 'Rechnung') + line(tag, 'withdrawal', 'Vertrag hier widerrufen')
  const SUMMARY = 'w-commerce-commercecheckoutordersummarywrapper'
  const summary = (content: string): string =>
    `<div class="${SUMMARY}"><fieldset class="w-commerce-commercecheckoutblockcontent">5${content}</fieldset></div>`
  const confirmation = (content: string): string =>
    `<div data-node-type="commerce-order-confirmation-wrapper"><p>Danke</p>${content}</div>`
  const account = (content: string): string =>
    `<ul data-vitrine-account="orders"><li data-vitrine-item><i></i>${content}</li></ul>`

  it.each([
    ['a confirmation', confirmation(''), BOTH, confirmation(lines('div'))],
    ['its summary', confirmation(summary('')), BOTH, confirmation(summary(lines('div')))],
    ['the orders of an account', account(''), BOTH, account(lines('span'))],
    [
      'a shop without invoices',
      confirmation(''),
      { ...BOTH, invoicePath: null },
      confirmation(line('div', 'withdrawal', 'Vertrag hier widerrufen')),
    ],
  ])('are written at the end of %s, in the language of the page', (_, body, pages, end) => {
    expect(sent(body, pages)).toContain(`<body>${end}</body>`)
  })

  it.each([
    ['has links of its own', confirmation('<a data-vitrine-order-link="invoice">Beleg</a>'), BOTH],
    ['shows another list', account('').replace('"orders"', '"sessions"'), BOTH],
    ['is of a shop without such pages', confirmation(''), NO_ORDER_PAGES],
    ['has an item that is a link', account('').replaceAll('li', 'a'), BOTH],
  ])('are left out of a page that %s', (_, body, pages) => {
    expect(sent(body, pages)).toContain(`<body>${body}</body>`)
  })
})

describe('the check box of reminders', () => {
  const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
  const checkout = (mark: string): string =>
    '<input type="checkbox" name="Remind me"><div data-node-type="commerce-checkout-additional-info">' +
    `<input${mark} type="checkbox" name="Remind me"><input type="checkbox" name="Gift"></div>`

  it.each([
    ['Remind me', ' data-vitrine-reminder=""'],
    ['Another', ''],
    [null, ''],
  ])('is marked for the setting %s', (consent, mark) => {
    const html = checkout('')
    const { edits } = withReminderBox(consent)(valueOf(parsePage(html)), view)
    expect(applyEdits(html, edits)).toBe(checkout(mark))
  })
})

describe('scripts of trackers', () => {
  const sent = (html: string, hosts: readonly string[] = []): string => {
    const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }
    const transform = withConsentScripts({ category: 'analytics', hosts })
    return applyEdits(html, transform(valueOf(parsePage(html)), view).edits)
  }
  const WAITS = 'type="text/plain" data-vitrine-consent="script" data-vitrine-consent-category="analytics"'
  const hosts = ['chat.example.com']

  it.each([
    ['<script async src="https://www.googletagmanager.com/gtag/js"></script>', WAITS],
    [
      '<script type="text/javascript">load("https://connect.facebook.net/x.js")</script>',
      'type="text/plain"',
    ],
    ['<script src="https://chat.example.com/chat.js"></script>', WAITS],
    [
      '<script type="module" src="https://chat.example.com/m.js"></script>',
      'data-vitrine-consent-type="module"',
    ],
    ['<script src="https://js.stripe.com/v3"></script>', null],
    ['<script src="/js/site.js"></script>', null],
    ['<script type="application/json">{"a":"hotjar.com"}</script>', null],
  ])('wait with `consent`, and those of others do not: %s', (script, part) => {
    const html = `<!doctype html><html><head>${script}</head><body></body></html>`
    if (part === null) return expect(sent(html, hosts)).toBe(html)
    const waiting = sent(html, hosts)
    expect(waiting).toContain(part)
    expect(sent(waiting, hosts)).toBe(waiting)
    const sourcesOf = (text: string) => {
      const { inlineScripts, scriptHosts } = pageResources(valueOf(parsePage(text)))
      return [inlineScripts, scriptHosts]
    }
    expect(sourcesOf(waiting)).toEqual(sourcesOf(html))
  })
})
