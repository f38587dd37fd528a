import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { termsText } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import { planOfLine } from './cart.js'
import type { Cart } from './cart.js'

/** The terms of a stored cart as text. */
export const termsOfCart = ({ lines }: Pick<Cart, 'lines'>, priced: PricedOrder): string =>
  termsText(
    priced,
    lines.map((line) => planOfLine(line)?.trialDays ?? 0).filter((days) => days > 0),
  )
