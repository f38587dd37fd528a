import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { hasTrial, planOfLine } from './cart.js'
import type { Cart } from './cart.js'

/**
 * The extras of an order and its trial as one text, to compare the shopper's last view with the present
 * state.
 */
export const termsText = ({ lines }: Pick<Cart, 'lines'>, { extraItems }: PricedOrder): string =>
  JSON.stringify([
    ...extraItems.map(({ kind, name, price }) => [kind, name, price.amount]),
    ...lines.filter(hasTrial).map((line) => ['trial', planOfLine(line)?.trialDays]),
  ])
