import { problemOfCheckout } from '../../../../core/checkout/index.js'
import {
  ADD_TO_CART_PROBLEMS,
  CART_PROBLEMS,
  CHECKOUT_PROBLEMS,
  LINES_LEFT,
} from '../../../../core/errors/index.js'
import type { ProblemFacts } from '../../../../core/errors/index.js'
import { shopMessagesIn } from '../../../../core/errors/translations/shop-messages-in.js'
import { pageTextsIn } from '../../../../core/site/page-texts/page-texts-in.js'
import { PAGE_TEXTS_ATTRIBUTE } from '../../../../core/site/page-texts/page-texts.js'
import type { FormText, PageTexts } from '../../../../core/site/page-texts/page-texts.js'
import { attributeOf, hasClass, headEnd } from '../elements.js'
import { asksForPassword, plainAccountForm } from '../facts/plain-account-form.js'
import { pageBlocks } from '../facts/shop.js'
import { pageIdentity } from '../facts/site.js'
import type { ParsedPage } from '../parse-page.js'
import { scriptJson } from '../script-json.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** Blocks for paying, which need the texts about payments. */
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

/** The parts of a page that decide which texts it needs. */
interface PageParts {
  readonly isShop: boolean
  readonly pays: boolean
  readonly hasAccounts: boolean
  readonly hasForms: boolean
  readonly hasFiles: boolean
  readonly isChallenged: boolean
}

const ACCOUNT_PARTS =
  /^(?:data-wf-user-(?:form-type|account|subscriptions-list|logout)|data-vitrine-account|wf-captcha-site-key)$/
const CHALLENGES = /^(?:wf-captcha-site-key|data-turnstile-sitekey)$/

function partsOf(page: ParsedPage): PageParts {
  const types = pageBlocks(page).map(({ type }) => type)
  const has = (name: RegExp): boolean =>
    page.elements.some(({ attribs }) => Object.keys(attribs).some((attribute) => name.test(attribute)))
  const changesCard = page.elements.some(
    (element) => attributeOf(element, 'data-wf-user-form-type') === 'vitrine-change-card',
  )
  const pays = types.some((type) => PAYS.test(type))
  return {
    isShop: types.some((type) => type.startsWith('commerce-')),
    pays: pays || changesCard,
    hasAccounts:
      has(ACCOUNT_PARTS) ||
      page.elements.some((each) => each.name === 'form' && plainAccountForm(each, page) !== null),
    hasForms: page.elements.some((element) => hasClass(element, 'w-form')),
    hasFiles: page.elements.some((element) => hasClass(element, 'w-file-upload')),
    isChallenged: pays || has(CHALLENGES),
  }
}

/** The page script's text for a form that asks for a password, and a text that helps the visitor. */
const REFUSED_PASSWORD: FormText = 'Passwords cannot be submitted.'
const NOT_SET_UP: FormText =
  'This form is not set up correctly and cannot be sent. Please tell the owner of this site.'

/** True for a page with a form whose password is refused, since it is no form of visitor accounts. */
const refusesPassword = (page: ParsedPage): boolean =>
  page.elements.some(
    (element) =>
      element.name === 'form' &&
      attributeOf(element, 'data-wf-user-form-type') === null &&
      asksForPassword(element) &&
      plainAccountForm(element, page) === null,
  )

/** The texts of a page in its language, by the English ones; null: the page needs none. */
function textsFor(page: ParsedPage): PageTexts | null {
  const { language } = pageIdentity(page)
  const texts = pageTextsIn(language)
  const messages = shopMessagesIn(language)
  const refusal = refusesPassword(page)
    ? { [REFUSED_PASSWORD]: texts?.forms[NOT_SET_UP] ?? NOT_SET_UP }
    : null
  if (texts === null || messages === null) return refusal
  const parts = partsOf(page)
  const written = {
    ...(parts.isShop && {
      ...byText(ADD_TO_CART_PROBLEMS, messages.addToCart),
      ...byText(CART_PROBLEMS, messages.cart),
      [LINES_LEFT.text]: messages.linesLeft,
      ...texts.shop,
    }),
    ...(parts.pays && {
      ...byText(CHECKOUT_PROBLEMS, messages.checkout),
      ...byText(OWN_CHECKOUT, messages.ownCheckout),
      ...texts.payments,
    }),
    ...(parts.hasAccounts && { ...texts.accountForms, ...texts.ownAccount }),
    ...(parts.hasForms && texts.forms),
    ...refusal,
    ...(parts.hasFiles && texts.uploads),
    ...(parts.isChallenged && texts.challenges),
  }
  return Object.keys(written).length === 0 ? null : written
}

/**
 * Writes the texts of the page script into pages with a shop, accounts, forms or challenges, in the language
 * of the page. An owner's own text on a block takes precedence over them.
 */
export const withPageTexts: PageTransform = (page) => {
  const texts = textsFor(page)
  const end = headEnd(page.elements)
  if (texts === null || end === null) return UNCHANGED
  const text = `<script type="application/json" ${PAGE_TEXTS_ATTRIBUTE}>${scriptJson(texts)}</script>`
  return { edits: [{ start: end, end, text }], isForAudience: false }
}
