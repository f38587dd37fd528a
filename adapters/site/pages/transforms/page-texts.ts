import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'
import { problemOfCheckout } from '../../../../core/checkout/index.js'
import {
  ADD_TO_CART_PROBLEMS,
  CART_PROBLEMS,
  CHECKOUT_PROBLEMS,
  LINES_LEFT,
} from '../../../../core/errors/index.js'
import type { ProblemFacts } from '../../../../core/errors/index.js'
import { pageTextsIn } from '../../../../core/site/page-texts/page-texts-in.js'
import { PAGE_TEXTS_ATTRIBUTE } from '../../../../core/site/page-texts/page-texts.js'
import type { PageTexts } from '../../../../core/site/page-texts/page-texts.js'
import { headEnd } from '../elements.js'
import { pageBlocks } from '../facts/shop.js'
import { pageIdentity } from '../facts/site.js'
import { scriptJson } from '../script-json.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** Blocks on which a visitor pays; the texts about payments go with them. */
const PAYS = /^commerce-(?:checkout|paypal|order-confirmation|cart-quick-checkout)/

const byText = (problems: Readonly<Record<string, ProblemFacts>>, texts: PageTexts): PageTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([category, text]) => {
      const facts = problems[category]
      return facts === undefined ? [] : [[facts.text, text]]
    }),
  )

/** The problems that a checkout finds by itself, by the names of their texts. */
const OWN_CHECKOUT: Readonly<Record<string, ProblemFacts>> = {
  network: problemOfCheckout({ tag: 'unreachable', mayHaveOrdered: false }),
  'lost-answer': problemOfCheckout({ tag: 'unreachable', mayHaveOrdered: true }),
  'not-placed': problemOfCheckout({ tag: 'not-placed' }),
  'empty-cart': problemOfCheckout({ tag: 'empty-cart' }),
  insecure: problemOfCheckout({ tag: 'insecure' }),
}

/** The texts of a page in its language, by the English ones; null: the page script has them. */
function textsFor(language: string | null, pays: boolean): PageTexts | null {
  const texts = pageTextsIn(language)
  const { messages } = shopWordsIn(language)
  if (texts === null || messages === null) return null
  return {
    ...byText(ADD_TO_CART_PROBLEMS, messages.addToCart),
    ...byText(CART_PROBLEMS, messages.cart),
    [LINES_LEFT.text]: messages.linesLeft,
    ...(pays && {
      ...byText(CHECKOUT_PROBLEMS, messages.checkout),
      ...byText(OWN_CHECKOUT, messages.ownCheckout),
      ...texts.payments,
    }),
    ...texts.shop,
  }
}

/**
 * Writes the texts of the page script into pages with a shop, in the language of the page; an owner's own text on a
 * block takes precedence over them.
 */
export const withPageTexts: PageTransform = (page) => {
  const types = pageBlocks(page).map(({ type }) => type)
  if (!types.some((type) => type.startsWith('commerce-'))) return UNCHANGED
  const texts = textsFor(
    pageIdentity(page).language,
    types.some((type) => PAYS.test(type)),
  )
  const end = headEnd(page.elements)
  if (texts === null || end === null) return UNCHANGED
  const text = `<script type="application/json" ${PAGE_TEXTS_ATTRIBUTE}>${scriptJson(texts)}</script>`
  return { edits: [{ start: end, end, text }], isForAudience: false }
}
