import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { findLawGaps, lawCountries, unruledCountries } from '../../../../core/use-cases/law/find-law-gaps.js'
import type { LawFacts } from '../../../../core/use-cases/law/law-facts.js'
import { holdsIn, LAW_ACTS, RULED_COUNTRIES, sourcesOf } from '../../../../core/use-cases/law/law-acts.js'
import type { LawAct } from '../../../../core/use-cases/law/law-acts.js'
import {
  TODAY,
  link,
  FOOTER,
  PAGE,
  OFFER,
  CHECKOUT,
  MUG,
  SOUND,
  withSettings,
  withPages,
  selling,
  without,
  linkless,
  button,
  gapsOf,
} from './law-facts.fixture.js'
import { isPaymentHost, trackersIn } from '../../../../core/use-cases/law/trackers.js'

describe('the laws of a small shop', () => {
  it('require nothing more of a complete shop than a check of the notice', () => {
    expect(findLawGaps(SOUND, { today: TODAY, only: null })).toEqual([
      expect.objectContaining({ rule: 'guarantee-notice', level: 'note', countries: ['DE'] }),
    ])
  })

  it.each<readonly [string, LawFacts, readonly string[]]>([
    ['no imprint anywhere', linkless('Impressum'), ['problem imprint site']],
    ['a page without the imprint', withPages(without('Impressum'), OFFER), ['problem imprint index.html']],
    [
      'a contact page in place of an imprint in Germany',
      linkless('Impressum', link('Kontakt', 'kontakt.html')),
      ['problem imprint site'],
    ],
    ['a page without privacy', withPages(without('Datenschutz'), OFFER), ['note privacy index.html']],
    ['no terms', linkless('AGB'), ['note terms site']],
    ['no terms in the mail', withSettings({ mailsTerms: false }), ['note terms site']],
    [
      'no text on withdrawal in the mail',
      withSettings({ mailsWithdrawal: false }),
      ['problem withdrawal-text site'],
    ],
    [
      'no page on the right of withdrawal, though its function is linked',
      linkless('Widerrufsbelehrung'),
      ['problem withdrawal-text site'],
    ],
    ['no way to withdraw', withSettings({ withdrawal: null }), ['problem withdrawal-function site']],
    [
      'a short period',
      withSettings({ withdrawal: { days: 7, path: '/vitrine/withdraw' } }),
      ['problem withdrawal-function site'],
    ],
    [
      'a way to withdraw that no page links',
      withSettings({ withdrawal: { days: 14, path: '/elsewhere' } }),
      ['problem withdrawal-function site'],
    ],
    [
      'a link to it that says something else',
      withPages(
        { ...PAGE, links: [...FOOTER.slice(0, 4), link('Form', 'vitrine/withdraw')] },
        { ...OFFER, links: FOOTER.slice(0, 4) },
      ),
      ['note withdrawal-function site'],
    ],
    ['no seller', withSettings({ business: null }), ['problem identity site']],
    [
      'a seller without address, mail and number',
      withSettings({ business: { name: 'M', address: [], email: null, taxId: null } }),
      ['problem identity site', 'problem identity site', 'note identity site'],
    ],
    [
      'a tax that is added',
      withSettings({ taxes: [{ country: 'DE', isIncluded: false, onShipping: true }] }),
      ['problem tax-in-prices site'],
    ],
    ['no tax', withSettings({ taxes: [] }), ['note tax-in-prices site']],
    [
      'a tax on goods alone',
      withSettings({ taxes: [{ country: 'DE', isIncluded: true, onShipping: false }] }),
      ['problem shipping-tax site'],
    ],
    [
      'a tax on goods alone where shipping is free',
      withSettings({
        taxes: [{ country: 'DE', isIncluded: true, onShipping: false }],
        chargesShipping: false,
      }),
      [],
    ],
    [
      'a reduced tax on goods beside one on shipping',
      withSettings({
        taxes: [
          { country: 'DE', isIncluded: true, onShipping: false },
          { country: 'DE', isIncluded: true, onShipping: true },
        ],
      }),
      [],
    ],
    [
      'prices without a word on tax and shipping',
      withPages(PAGE, { ...OFFER, text: 'Hersteller: T. Gewährleistung' }),
      ['problem price-note detail_product.html', 'problem price-note detail_product.html'],
    ],
    ['no mail', withSettings({ sendsMail: false }), ['problem confirmation-mail site']],
    [
      'invoices on demand to another member state',
      { ...withSettings({ issuesInvoices: false }), shipsTo: ['DE', 'FR'] },
      ['note invoices site'],
    ],
    ['invoices on demand at home', withSettings({ issuesInvoices: false }), []],
    ['a subscription', selling({ isSubscription: true }), ['problem end-contract site']],
    [
      'trackers without consent',
      withPages({ ...PAGE, trackers: ['googletagmanager.com'] }, OFFER),
      ['problem trackers index.html'],
    ],
    [
      'trackers with consent',
      withPages({ ...PAGE, trackers: ['hotjar.com'], asksConsent: true }, OFFER),
      ['note trackers index.html'],
    ],
    [
      'scripts of another host',
      withPages({ ...PAGE, otherScripts: ['https://cdn.example'] }, OFFER),
      ['note trackers index.html'],
    ],
    [
      'the closed platform',
      withPages({ ...PAGE, links: [...FOOTER, link('OS', 'https://ec.europa.eu/consumers/odr/')] }, OFFER),
      ['problem dispute-platform index.html'],
    ],
  ])('name %s', (_, facts, expected) => {
    expect(gapsOf(facts)).toEqual(expected)
  })

  it.each<readonly [string, string | null, readonly string[]]>([
    ['Zahlungspflichtig bestellen', 'de-AT', []],
    ['Jetzt kaufen', 'de', []],
    ['Bestellen', 'de', ['problem order-button checkout.html']],
    ['Weiter einkaufen', 'de', ['problem order-button checkout.html']],
    ['Pay now', 'en', []],
    ['Buy now', null, []],
    ['Place Order', 'en', ['problem order-button checkout.html']],
    ['Continue to payment', 'en', ['problem order-button checkout.html']],
    ['Commander', 'fr', ['problem order-button checkout.html']],
    ['Commander avec obligation de paiement', 'fr', []],
    ['Ordine con obbligo di pagare', 'it', []],
    ['Procedi al pagamento', 'it', ['problem order-button checkout.html']],
    ['Pedido con obligación de pago', 'es', []],
    ['Buy now', 'de', ['note order-button checkout.html']],
    ['Kup', 'pl', ['note order-button checkout.html']],
    ['', 'de', ['note order-button checkout.html']],
  ])('read the button "%s" of a page in %s', (label, language, expected) => {
    expect(gapsOf(button(label, language))).toEqual(expected)
  })

  it.each([
    ['withdrawal-function', '2026-06-18', 'note', withSettings({ withdrawal: null })],
    ['withdrawal-function', '2026-06-19', 'problem', withSettings({ withdrawal: null })],
    ['guarantee-notice', '2026-09-26', 'note', withPages(PAGE)],
    ['guarantee-notice', '2026-09-27', 'problem', withPages(PAGE)],
  ] as const)('ask for %s on %s as a %s', (rule, today, level, facts) => {
    const found = findLawGaps(facts, { today, only: null }).find((gap) => gap.rule === rule)
    expect(found).toMatchObject({ level })
    expect(found?.message.startsWith(`From ${LAW_ACTS[rule].since}: `)).toBe(level === 'note')
  })

  it('require of a site without a shop only the parts of every site', () => {
    const facts = { ...withSettings({ business: null, sendsMail: false }), pages: [PAGE], products: [] }
    expect(findLawGaps(facts, { today: TODAY, only: null })).toEqual([])
  })

  it('are those of the seller, then of the countries that it ships to', () => {
    const shop = (shipsTo: LawFacts['shipsTo']): LawFacts => ({ ...SOUND, shipsTo })
    expect(lawCountries(shop(['FR', 'AT', 'DE', 'FR', 'JP']), null)).toEqual(['DE', 'AT', 'FR', 'JP'])
    expect(lawCountries(shop('everywhere'), null)).toHaveLength(RULED_COUNTRIES.length)
    expect(lawCountries(shop(['FR']), 'GB')).toEqual(['GB'])
    expect(unruledCountries(['DE', 'JP', 'CH', 'NO'])).toEqual(['JP', 'NO'])
  })

  it('apply by country: the imprint at home, buttons in each country of sale', () => {
    const swiss = {
      ...withPages({ ...OFFER, links: [] }, { ...CHECKOUT, orderButtons: ['Bestellen'] }),
      country: 'CH',
    }
    const rules = (only: string): readonly string[] =>
      findLawGaps({ ...swiss, shipsTo: ['DE'] }, { today: TODAY, only }).map(({ rule }) => rule)
    expect(rules('CH')).toContain('imprint')
    expect(rules('CH')).not.toContain('order-button')
    expect(rules('DE')).not.toContain('imprint')
    expect(rules('DE')).toContain('order-button')
    expect(holdsIn('renewal-terms', 'US')).toBe(true)
    expect(holdsIn('order-button', 'US')).toBe(false)
  })

  it('require terms of subscriptions in the USA, and a page on privacy', () => {
    const sold = { ...linkless('Datenschutz'), products: [{ ...MUG, isSubscription: true }] }
    const gaps = findLawGaps(sold, { today: TODAY, only: 'US' })
    expect(gaps.map(({ rule, level }) => [rule, level])).toEqual([
      ['privacy', 'problem'],
      ['renewal-terms', 'note'],
    ])
  })

  it('name the countries with a tax added to the prices', () => {
    const taxes = ['DE', 'FR', 'GB'].map((country) => ({
      country,
      isIncluded: country === 'DE',
      onShipping: true,
    }))
    const shop: LawFacts = { ...withSettings({ taxes }), shipsTo: ['DE', 'FR', 'GB', 'IT'] }
    const gaps = findLawGaps(shop, { today: TODAY, only: null })
    expect(gaps.find(({ rule }) => rule === 'tax-in-prices')).toMatchObject({
      countries: ['FR', 'GB'],
      source: 'Directive 98/6/EC, art. 2(a) and 3; GB: SI 2004/102, art. 4',
    })
  })

  it('name the countries whose tax is not taken on shipping', () => {
    const taxes = ['DE', 'FR', 'GB', 'US'].map((country) => ({
      country,
      isIncluded: true,
      onShipping: country === 'DE',
    }))
    const shop: LawFacts = { ...withSettings({ taxes }), shipsTo: ['DE', 'FR', 'GB', 'IT', 'US'] }
    const gaps = findLawGaps(shop, { today: TODAY, only: null })
    expect(gaps.find(({ rule }) => rule === 'shipping-tax')).toMatchObject({
      countries: ['FR', 'GB'],
      source: 'Directive 2006/112/EC, art. 78(b); GB: VATA 1994, s. 19(2)',
    })
  })

  it('are named with their acts', () => {
    expect(sourcesOf('order-button', ['DE', 'PL', 'GB'])).toBe(
      'Directive 2011/83/EU, art. 8(2); DE: § 312j(3) BGB; GB: SI 2013/3134, reg. 14(4)',
    )
    expect(sourcesOf('end-contract', ['DE'])).toBe('DE: § 312k BGB')
  })

  it('are in the documentation, each with its acts and its day', () => {
    const page = readFileSync('docs/law.md', 'utf8').replace(/\s+/g, ' ')
    const said = Object.entries<LawAct>(LAW_ACTS).flatMap(([rule, { union, national, since }]) => [
      `\`${rule}\``,
      ...[union ?? [], since ?? []].flat(),
      ...Object.entries(national).map(([country, act]) => `${country}: ${act}`),
    ])
    expect(said.filter((text) => !page.includes(text))).toEqual([])
  })
})

describe('scripts that follow visitors', () => {
  it.each<readonly [string, readonly string[]]>([
    ['https://www.googletagmanager.com', ['googletagmanager.com']],
    ["j.src='https://connect.facebook.net/en_US/fbevents.js'", ['connect.facebook.net']],
    ['https://cdn.example', []],
  ])('are known by %s', (text, expected) => {
    expect(trackersIn(text)).toEqual(expected)
  })

  it.each([
    ['https://js.stripe.com', true],
    ['www.paypal.com', true],
    ['https://js.stripe.com.evil.example', false],
  ])('are none at %s: %s', (host, expected) => {
    expect(isPaymentHost(host)).toBe(expected)
  })
})
