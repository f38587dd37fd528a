import { findLawGaps } from '../../../../core/use-cases/law/find-law-gaps.js'
import type { LawFacts, LawLink, LawPage, LawProduct } from '../../../../core/use-cases/law/law-facts.js'

export const TODAY = '2026-11-26'

export const link = (words: string, address: string): LawLink => ({ words, address })
export const FOOTER = [
  link('Impressum', 'impressum.html'),
  link('Datenschutz', 'datenschutz.html'),
  link('AGB', 'agb.html'),
  link('Widerrufsbelehrung', 'widerruf.html'),
  link('Vertrag widerrufen', 'vitrine/withdraw'),
]
export const PAGE: LawPage = {
  path: 'index.html',
  language: 'de',
  isStep: false,
  links: FOOTER,
  text: 'Tassen',
  offersGoods: false,
  showsFormerPrice: false,
  showsLowestPrice: false,
  showsUnitPrice: false,
  shownFields: [],
  orderButtons: [],
  isCheckout: false,
  waitingHosts: [],
  trackers: [],
  otherScripts: [],
  asksConsent: false,
}
export const OFFER: LawPage = {
  ...PAGE,
  path: 'detail_product.html',
  offersGoods: true,
  text: 'inkl. MwSt., zzgl. Versand. Hersteller: Töpferei, Markt 1, Jena. Gesetzliche Gewährleistung',
}
export const CHECKOUT: LawPage = {
  ...PAGE,
  path: 'checkout.html',
  isStep: true,
  links: [],
  isCheckout: true,
  orderButtons: ['Zahlungspflichtig bestellen'],
}
export const MUG: LawProduct = {
  name: 'Mug',
  kind: 'goods',
  isReduced: false,
  isSubscription: false,
  hasWeight: false,
  hasUnitPrice: false,
  options: ['Blue'],
  fields: [],
  description: 'A mug.',
}
export const SOUND: LawFacts = {
  country: 'DE',
  shipsTo: ['DE'],
  pages: [PAGE, OFFER, CHECKOUT],
  products: [MUG],
  settings: {
    business: { name: 'Mugs', address: ['Markt 1'], email: 'a@mugs.example', taxId: 'DE1' },
    taxes: [{ country: 'DE', isIncluded: true, onShipping: true }],
    chargesShipping: true,
    withdrawal: { days: 14, path: '/vitrine/withdraw' },
    issuesInvoices: true,
    sendsMail: true,
    mailsTerms: true,
    mailsWithdrawal: true,
    confirmations: [],
  },
}

export const withSettings = (changes: Partial<LawFacts['settings']>): LawFacts => ({
  ...SOUND,
  settings: { ...SOUND.settings, ...changes },
})
export const withPages = (...pages: readonly LawPage[]): LawFacts => ({ ...SOUND, pages })
export const selling = (changes: Partial<LawProduct>, offer = OFFER): LawFacts => ({
  ...SOUND,
  pages: [PAGE, offer, CHECKOUT],
  products: [{ ...MUG, ...changes }],
})
export const without = (name: string): LawPage => ({
  ...PAGE,
  links: FOOTER.filter(({ words }) => words !== name),
})
/** The shop without one of the links of its footer, or with another in its place. */
export function linkless(name: string, ...others: readonly LawLink[]): LawFacts {
  const links = [...without(name).links, ...others]
  return withPages({ ...PAGE, links }, { ...OFFER, links }, CHECKOUT)
}
export const button = (label: string, language: string | null): LawFacts =>
  withPages(PAGE, OFFER, { ...CHECKOUT, orderButtons: [label], language })

/** The gaps as `level rule page`; those that the sound shop has too are left out. */
export function gapsOf(facts: LawFacts, today = TODAY): readonly string[] {
  const lines = (of: LawFacts): readonly string[] =>
    findLawGaps(of, { today, only: null }).map(
      ({ level, rule, page }) => `${level} ${rule} ${page ?? 'site'}`,
    )
  const usual = lines(SOUND)
  return lines(facts).filter((line) => !usual.includes(line))
}

export const OTHER_OFFER: LawPage = { ...OFFER, text: OFFER.text.replace(/Hersteller.*/, '') }
