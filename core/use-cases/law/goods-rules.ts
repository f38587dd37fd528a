import { plural, someOf } from '../../shared/index.js'
import type { LawRuleId } from './law-acts.js'
import type { LawFacts, LawPage, LawProduct } from './law-facts.js'
import { missing, toCheck } from './law-rule.js'
import type { LawRule } from './law-rule.js'
import { LAW_WORDS, QUANTITY } from './law-words.js'

const MAX_NAMED = 3

const namesOf = (products: readonly LawProduct[]): string =>
  `${plural(products.length, 'product')} (${someOf(
    products.map(({ name }) => name),
    MAX_NAMED,
  )})`

/** True if a page on which goods are added to the cart contains a word. */
const isOffered = ({ pages }: LawFacts, words: RegExp): boolean =>
  pages.some(({ offersGoods, text }) => offersGoods && words.test(text))

/** True if a product itself mentions something, in its description or in a field that a page that sells shows. */
const mentions = ({ pages }: LawFacts, { fields, description }: LawProduct, words: RegExp): boolean =>
  words.test(description) ||
  pages.some(
    (page) => page.offersGoods && page.shownFields.some((it) => fields.includes(it) && words.test(it)),
  )

const namesLowestPrice = ({ showsLowestPrice, text }: LawPage): boolean =>
  showsLowestPrice || LAW_WORDS.lowestPrice.test(text)

const lowestPrice: LawRule = ({ pages, products }) => {
  const reduced = products.filter(({ isReduced }) => isReduced)
  if (reduced.length === 0) return []
  const fix =
    'Put an element with data-vitrine-bind="lowest-price" beside the former price (docs/bindings.md), or take ' +
    'that price out of the catalogue.'
  const showing = pages.filter(({ showsFormerPrice }) => showsFormerPrice)
  if (showing.length > 0)
    return showing
      .filter((page) => !namesLowestPrice(page))
      .map(({ path }) =>
        missing(
          `The page shows a former price, as of ${namesOf(reduced)}, without the lowest price of the 30 days ` +
            'before the reduction.',
          fix,
          path,
        ),
      )
  return pages.some((page) => page.offersGoods && namesLowestPrice(page))
    ? []
    : [
        missing(
          `A former price stands beside that of ${namesOf(reduced)}, and no page that sells names the lowest ` +
            'price of the 30 days before the reduction.',
          fix,
        ),
      ]
}

const isMeasured = ({ name, options, hasUnitPrice }: LawProduct): boolean =>
  hasUnitPrice || [name, ...options].some((text) => QUANTITY.test(text))

const unitPrice: LawRule = (facts) => {
  if (isOffered(facts, LAW_WORDS.unitPrice)) return []
  const isShown = facts.pages.some(({ offersGoods, showsUnitPrice }) => offersGoods && showsUnitPrice)
  const goods = facts.products.filter(
    (product) =>
      product.kind === 'goods' &&
      !(isShown && product.hasUnitPrice) &&
      !mentions(facts, product, LAW_WORDS.unitPrice),
  )
  const measured = goods.filter(isMeasured)
  const weighed = goods.filter((product) => product.hasWeight && !isMeasured(product))
  const fix =
    'State the content in "Unit Pricing Measure" of the catalogue (docs/store.md), and put an element with ' +
    'data-vitrine-bind="unit-price" beside the price (docs/bindings.md).'
  return [
    ...(measured.length === 0
      ? []
      : [missing(`No price by measure stands beside that of ${namesOf(measured)}.`, fix)]),
    ...(weighed.length === 0
      ? []
      : [
          toCheck(
            `${namesOf(weighed)} with a weight in the catalogue are sold by the piece, not by measure.`,
            fix,
          ),
        ]),
  ]
}

const manufacturer: LawRule = (facts) => {
  if (isOffered(facts, LAW_WORDS.manufacturer)) return []
  const unnamed = facts.products.filter(
    (product) => product.kind === 'goods' && !mentions(facts, product, LAW_WORDS.manufacturer),
  )
  return unnamed.length === 0
    ? []
    : [
        missing(
          `The manufacturer of ${namesOf(unnamed)} is not named where they are sold.`,
          'Name it with postal and e-mail address (outside the European Union the responsible person too), and ' +
            'the warnings, on the product page, or in a field of the catalogue (docs/store.md) that this page shows ' +
            'with data-vitrine-field (docs/bindings.md).',
        ),
      ]
}

/** The regulation whose annex holds the harmonised notice, in each language of the Union. */
const GUARANTEE_NOTICE = 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj'

const guaranteeNotice: LawRule = ({ pages, products }) => {
  if (!products.some(({ kind }) => kind === 'goods')) return []
  const place = `its picture is in the annex of ${GUARANTEE_NOTICE} (docs/law.md#the-guarantee-notice).`
  return pages.some(({ text }) => LAW_WORDS.guarantee.test(text))
    ? [toCheck('the words on the legal guarantee are the harmonised notice, unchanged.', `Compare: ${place}`)]
    : [
        missing(
          'No page shows the harmonised notice on the legal guarantee.',
          `Put it on the product page in the builder, with its words as the text of the picture: ${place}`,
        ),
      ]
}

const digitalConsent: LawRule = ({ pages, products, settings: { confirmations } }) => {
  const digital = products.filter(({ kind }) => kind === 'digital')
  const isRequired = confirmations.some((name) => LAW_WORDS.withdrawal.test(name))
  if (digital.length === 0 || isRequired) return []
  const isAsked = pages.some(({ isCheckout, text }) => isCheckout && LAW_WORDS.withdrawal.test(text))
  return [
    toCheck(
      isAsked
        ? 'the checkout asks for express consent to the download before the period of withdrawal ends.'
        : `${namesOf(digital)} may be given back for 14 days after the download: the checkout asks for no consent.`,
      'Put a check box into the checkout, by which shoppers consent and acknowledge that the right of withdrawal ' +
        'is lost, and name it in "confirmations" of vitrine.json (docs/checkout.md).',
    ),
  ]
}

const renewalTerms: LawRule = ({ products }) =>
  products.some(({ isSubscription }) => isSubscription)
    ? [
        toCheck(
          'the terms of each subscription are shown before the card is requested, and ending one is simple.',
          'Say price, rhythm and how to end it beside the button (docs/subscriptions.md).',
        ),
      ]
    : []

/** The rules that are checked in the catalogue and on the pages that sell. */
export const GOODS_RULES = {
  'lowest-price': lowestPrice,
  'unit-price': unitPrice,
  manufacturer,
  'guarantee-notice': guaranteeNotice,
  'digital-consent': digitalConsent,
  'renewal-terms': renewalTerms,
} as const satisfies Partial<Readonly<Record<LawRuleId, LawRule>>>
