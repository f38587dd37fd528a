import type { SkuId } from '../../../catalog/index.js'
import type { Money } from '../../../money/index.js'
import type { Answer, GatewayFailure } from '../../../ports/gateway-failure.port.js'
import type { CartChange } from '../../../ports/shop/commerce-gateway.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { decideLine, invalidQuantity, isCount } from '../buying-rules.js'
import type { WantedCount } from '../buying-rules.js'
import { itemNotFound } from '../failures.js'
import type { CartReadings, CartUpdate, ChangeCart, ChangingCart } from './cart-ports.js'
import type { OpenLine, Variant } from './open-cart.js'

interface Addition {
  readonly skuId: SkuId
  readonly count: number
  readonly buyNow: boolean
  readonly key: string
}

/** Adds pieces to the cart; a repeated key gets its earlier answer (see the port). */
export function addToCart(changeCart: ChangeCart, item: Addition): Answer<CartChange> {
  const { skuId, count, buyNow, key } = item
  if (!isCount(count, 1)) return Promise.resolve(err(invalidQuantity))
  const wanted: WantedCount = { count, mode: buyNow ? 'buy-now' : 'add' }
  return changeCart(async (cart, readings) => {
    const earlier = cart.answers.get(key)
    if (earlier !== undefined) return ok({ value: earlier })
    const known = await readings.findAnswerOrSale({ lineage: cart.lineage, key }, skuId)
    if (known === null) return err(itemNotFound)
    if ('earlier' in known) return ok({ value: known.earlier })
    const added = withLine(cart, readings, known.found, wanted)
    return added.ok ? ok({ ...added.value, answered: { key, answer: added.value.value } }) : added
  })
}

/** Sets the count of a line; a missing line is added, 0 removes it. */
export function updateItem(
  changeCart: ChangeCart,
  { skuId, count }: { readonly skuId: SkuId; readonly count: number },
): Answer<CartChange> {
  if (!isCount(count, 0)) return Promise.resolve(err(invalidQuantity))
  return changeCart(async (cart, readings) => {
    const line = cart.lines.find(({ variant }) => variant.skuId === skuId)
    if (count === 0 && line !== undefined) return ok(withoutLine(cart, line))
    const found = await readings.findForSale(skuId)
    if (found === null) return err(itemNotFound)
    const id = readings.lineIdOf(cart.orderId, skuId)
    if (count === 0) return ok({ value: changeOf({ id, count, price: found.price }) })
    return withLine(cart, readings, found, { count, mode: 'set' })
  })
}

const changeOf = (line: {
  readonly id: string
  readonly count: number
  readonly price: Money
}): CartChange => ({
  itemId: line.id,
  itemCount: line.count,
  itemPrice: line.price,
})

/** The cart with one changed line, without the lines that it replaces. */
function withLine(
  { orderId, lines: before, nowMs }: ChangingCart,
  { lineIdOf }: Pick<CartReadings, 'lineIdOf'>,
  variant: Variant,
  wanted: WantedCount,
): Result<CartUpdate<CartChange>, GatewayFailure> {
  const inCart = before.map((line) => ({ ...line.variant, count: line.count, addedMs: line.addedMs }))
  const decision = decideLine(inCart, variant, wanted, nowMs)
  if (!decision.ok) return decision
  const { count, addedMs, dropped } = decision.value
  const { skuId, price } = variant
  const line: OpenLine = { id: lineIdOf(orderId, skuId), variant, count, price, addedMs, isGone: false }
  const kept = before.filter((each) => !dropped.includes(each.variant.skuId))
  const isKnown = kept.some((each) => each.variant.skuId === skuId)
  const lines = isKnown ? kept.map((each) => (each.variant.skuId === skuId ? line : each)) : [...kept, line]
  return ok({ lines, value: changeOf(line) })
}

const withoutLine = ({ lines }: ChangingCart, line: OpenLine): CartUpdate<CartChange> => ({
  lines: lines.filter((other) => other !== line),
  value: changeOf({ ...line, count: 0 }),
})
