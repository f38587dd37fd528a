import { shopErrorAttribute } from '../../../../../core/builder-markup/index.js'
import {
  ADD_TO_CART_PROBLEMS,
  CART_PROBLEMS,
  CHECKOUT_PROBLEMS,
  LINES_LEFT,
} from '../../../../../core/errors/index.js'
import type { ProblemFacts } from '../../../../../core/errors/index.js'
import { shopMessagesIn } from '../../../../../core/errors/translations/shop-messages-in.js'
import { escapeAttribute } from '../../../pages/index.js'
import type { ShopWords } from '../../../../../core/site/shop-words/shop-words.js'

type Texts = Readonly<Record<string, string>>

const written = (texts: Texts): string =>
  Object.entries(texts)
    .map(([name, text]) => ` ${shopErrorAttribute(name)}="${escapeAttribute(text)}"`)
    .join('')

/** Keys texts by the names that the page reads, in place of their categories. */
const byName = (problems: Readonly<Record<string, ProblemFacts>>, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([category, text]) => [problems[category]?.names[0] ?? category, text]),
  )

/** The attributes with the messages of an add-to-cart form; none if the page script has them itself. */
export function addToCartMessages({ language }: ShopWords): string {
  const messages = shopMessagesIn(language)
  return messages === null ? '' : written(byName(ADD_TO_CART_PROBLEMS, messages.addToCart))
}

/** The attributes with the messages of a cart. */
export function cartMessages({ language }: ShopWords): string {
  const messages = shopMessagesIn(language)
  return messages === null
    ? ''
    : written({ ...byName(CART_PROBLEMS, messages.cart), [LINES_LEFT.names[0] ?? '']: messages.linesLeft })
}

/** The attributes with the messages of a checkout. */
export function checkoutMessages({ language }: ShopWords): string {
  const messages = shopMessagesIn(language)
  return messages === null
    ? ''
    : written({ ...byName(CHECKOUT_PROBLEMS, messages.checkout), ...messages.ownCheckout })
}
