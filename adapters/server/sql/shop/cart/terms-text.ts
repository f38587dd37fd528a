import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { hasTrial, planOfLine } from './cart.js'
import type { Cart } from './cart.js'

/**
 * The items on top of the goods, and the time for which nothing is due, as one text, to compare what the
 * shopper knows with what holds now.
 */
export const termsText = ({ lines }: Pick<Cart, 'lines'>, { extraItems }: PricedOrder): string =>
  JSON.stringify([
    ...extraItems.map(({ kind, name, price }) => [kind, name, price.amount]),
    ...lines.filter(hasTrial).map((line) => ['trial', planOfLine(line)?.trialDays]),
  ])
