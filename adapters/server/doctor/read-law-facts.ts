import type { Element } from 'domhandler'
import { CROSSED_OUT, FORMER_PRICE } from '../../../core/builder-markup/index.js'
import { canCost } from '../../../core/pricing/index.js'
import type { ListedProduct } from '../../../core/use-cases/shop/catalogue/listed-product.js'
import type {
  LawFacts,
  LawLink,
  LawPage,
  LawProduct,
  LawSettings,
} from '../../../core/use-cases/law/law-facts.js'
import { isConsentService, isPaymentHost, trackersIn } from '../../../core/use-cases/law/trackers.js'
import { isListedPage, pathInSite } from '../../site/export/index.js'
import {
  attributeOf,
  descendants,
  isWaitingScript,
  matches,
  pageBlocks,
  pageIdentity,
  pageScripts,
  parsedPageAt,
  textOf,
} from '../../site/pages/index.js'
import type { PageStore, ParsedPage } from '../../site/pages/index.js'
import type { SiteFiles } from '../../site/files/index.js'
import { downloadConfirmations } from '../../../core/use-cases/shop/required-confirmations.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'

/** The maximum length of a text that is read. */
const MAX_CHARACTERS = 200_000

const ORDER_BUTTON = 'commerce-checkout-place-order-button'
const SELLING: ReadonlySet<string> = new Set(['commerce-add-to-cart-form', 'commerce-buy-now-button'])

/** The text of an element, including the names of its pictures. */
const wordsOf = (element: Element): string =>
  [
    textOf(element),
    attributeOf(element, 'aria-label') ?? '',
    ...descendants(element).flatMap(({ name, attribs }) => (name === 'img' ? [attribs['alt'] ?? ''] : [])),
  ]
    .join(' ')
    .trim()

function linksOf({ elements }: ParsedPage, path: string): readonly LawLink[] {
  return elements.flatMap((element) => {
    const href = element.name === 'a' ? attributeOf(element, 'href')?.trim() : undefined
    if (!href || href.startsWith('#')) return []
    return [{ words: wordsOf(element), address: pathInSite(path, href) ?? href }]
  })
}

const LOWEST_PRICE = '[data-vitrine-bind="lowest-price"]'
const UNIT_PRICE = '[data-vitrine-bind="unit-price"]'
const BOUND_TO_FORMER_PRICE = /compare[-_]?at[-_]?price/i

/**
 * True for the element with the price before a reduction: by its name, its binding or, if it is empty, its
 * class.
 */
const isFormerPrice = (element: Element): boolean =>
  attributeOf(element, 'data-vitrine-bind') === 'compare-at-price' ||
  attributeOf(element, 'data-commerce-type') === 'variation-compare-at-price' ||
  (matches(element, `${FORMER_PRICE}, ${CROSSED_OUT}`) && textOf(element).trim() === '') ||
  BOUND_TO_FORMER_PRICE.test(attributeOf(element, 'data-wf-sku-bindings') ?? '')

/** The text of a button: that of an element, or the value of an input. */
const labelOf = (element: Element): string =>
  (element.name === 'input' ? (attributeOf(element, 'value') ?? '') : textOf(element)).trim()

type PageScript = ReturnType<typeof pageScripts>[number]

const hostsOf = (scripts: readonly PageScript[]): readonly string[] =>
  scripts.flatMap((script) => (script.tag === 'file' ? (script.host ?? []) : []))

const codeOf = (scripts: readonly PageScript[]): readonly string[] =>
  scripts.flatMap((script) => (script.tag === 'inline' ? [script.code] : []))

function readPage(page: ParsedPage, path: string, consent: StoreSettings['consent']): LawPage {
  const root = page.elements.find(({ name }) => name === 'html')
  const blocks = pageBlocks(page)
  const buttons = blocks.filter(({ type }) => type === ORDER_BUTTON)
  const all = pageScripts(page)
  const scripts = all.filter(({ element }) => !isWaitingScript(element))
  const hosts = hostsOf(scripts)
  const trackers = [...new Set([...hosts, ...codeOf(scripts)].flatMap(trackersIn))]
  const waits = (host: string): boolean =>
    trackersIn(host).length > 0 || (consent?.hosts ?? []).some((each) => host.includes(each))
  const marked = all.filter(({ element }) => isWaitingScript(element))
  const waiting = [...hostsOf(marked), ...(consent === null ? [] : hosts.filter(waits))]
  return {
    path,
    language: pageIdentity(page).language,
    isStep: !isListedPage(path, ''),
    links: linksOf(page, path),
    text: (root === undefined ? '' : wordsOf(root)).slice(0, MAX_CHARACTERS),
    offersGoods: blocks.some(({ type }) => SELLING.has(type)),
    showsFormerPrice: page.elements.some(isFormerPrice),
    showsLowestPrice: page.elements.some((element) => matches(element, LOWEST_PRICE)),
    showsUnitPrice: page.elements.some((element) => matches(element, UNIT_PRICE)),
    shownFields: page.elements.flatMap((element) => attributeOf(element, 'data-vitrine-field') ?? []),
    orderButtons: buttons.map(({ element }) => labelOf(element)),
    isCheckout: buttons.length > 0,
    waitingHosts: [
      ...new Set([
        ...waiting.flatMap((host) => (trackersIn(host).length > 0 ? trackersIn(host) : [host])),
        ...codeOf(marked).flatMap(trackersIn),
        ...(consent === null ? [] : trackers),
      ]),
    ],
    trackers: consent === null ? trackers : [],
    otherScripts: [...new Set(hosts.filter((host) => !waits(host) && !isPaymentHost(host)))],
    asksConsent:
      hosts.some(isConsentService) ||
      page.elements.some((element) => attributeOf(element, 'data-vitrine-consent') !== null),
  }
}

/** The field of a product with its downloads (docs/store.md). */
const DOWNLOADS = 'download-files'

function kindOf({ type, fields }: ListedProduct): LawProduct['kind'] {
  if (type === 'Physical') return 'goods'
  return type === 'Digital' || fields[DOWNLOADS] ? 'digital' : 'other'
}

const readProduct = (product: ListedProduct): LawProduct => ({
  name: product.name,
  kind: kindOf(product),
  isReduced: product.skus.some(
    ({ price, compareAtPrice }) => compareAtPrice !== null && compareAtPrice.amount > price.amount,
  ),
  isSubscription: product.skus.some(({ billing }) => billing === 'subscription'),
  hasWeight: product.skus.some(({ weight }) => weight !== null && weight > 0),
  hasUnitPrice: product.skus.every(({ unit }) => unit != null),
  options: product.optionSets.flatMap(({ values }) => values.map(({ name }) => name)),
  fields: Object.entries(product.fields).flatMap(([slug, value]) =>
    value === null || value === '' ? [] : [slug],
  ),
  description: product.description ?? '',
})

/** The facts that are neither in pages nor in `vitrine.json`. */
export type MailFacts = Pick<LawSettings, 'sendsMail' | 'mailsTerms' | 'mailsWithdrawal'>

/** The files of a site for the rules of law. */
export interface LawSources {
  readonly settings: StoreSettings
  readonly products: readonly ListedProduct[]
  readonly mails: MailFacts
  readonly files: SiteFiles
  readonly store: PageStore
  /** The pages that the server sends. */
  readonly pages: readonly string[]
}

const shipsTo = ({ shipping }: StoreSettings): LawFacts['shipsTo'] =>
  shipping.some(({ countries }) => countries === 'everywhere')
    ? 'everywhere'
    : shipping.flatMap(({ countries }) => (countries === 'everywhere' ? [] : countries))

/** Reads the facts for the rules of law, page by page; a page that cannot be read is left out. */
export async function readLawFacts(sources: LawSources): Promise<LawFacts> {
  const { settings, products, mails, files, store } = sources
  const pages: LawPage[] = []
  for (const path of sources.pages) {
    const page = await parsedPageAt(files, store, path)
    if (page !== null) pages.push(readPage(page, path, settings.consent))
  }
  return {
    country: settings.country,
    shipsTo: shipsTo(settings),
    pages,
    products: products.map(readProduct),
    settings: {
      business: settings.business,
      taxes: settings.taxes,
      chargesShipping: settings.shipping.some(({ rate }) => canCost(rate)),
      withdrawal: settings.withdrawal,
      issuesInvoices: settings.invoices.issue === 'when-paid',
      confirmations: downloadConfirmations(settings.confirmations),
      ...mails,
    },
  }
}
