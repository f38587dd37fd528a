import type { SkuId } from '../../../../../core/catalog/index.js'
import { inventoryOf } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import type { CartChange } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { decideLine, invalidQuantity, isCount } from '../../../../../core/use-cases/shop/buying-rules.js'
import type { WantedCount } from '../../../../../core/use-cases/shop/buying-rules.js'
import { itemNotFound } from '../../../../../core/use-cases/shop/failures.js'
import type { SkuRow } from '../../engine/index.js'
import { keyId, lineId } from '../ids.js'
import type { StoreSite } from '../store-site.js'
import { goodsOf } from './cart.js'
import type { Cart, CartLine } from './cart.js'
import type { CartUpdate, ChangeCart } from './change-cart.js'
import { findAnswerOrSale, findForSale } from './find-for-sale.js'
import type { ForSale } from './find-for-sale.js'

interface Addition {
  readonly skuId: SkuId
  readonly count: number
  readonly buyNow: boolean
  readonly key: string
}

/** Adds pieces to the cart; a repeated key gets its earlier answer (see the port). */
export function addToCart(context: StoreSite, changeCart: ChangeCart, item: Addition): Answer<CartChange> {
  if (!isCount(item.count, 1)) return Promise.resolve(err(invalidQuantity))
  const wanted: WantedCount = { count: item.count, mode: item.buyNow ? 'buy-now' : 'add' }
  return changeCart(async (cart, tables, { lineage }) => {
    const answerId = keyId('add', lineage, item.key)
    const known =
      cart.answers.get(answerId) ?? (await findAnswerOrSale(tables, context, answerId, item.skuId))
    if (known === null) return err(itemNotFound)
    if ('earlier' in known) return ok({ value: known.earlier })
    return withLine(cart, known.found, wanted, { nowMs: context.clock.wallTime(), answerId })
  })
}

/** Sets the count of a line; a missing line is added, 0 removes it. */
export function updateItem(
  context: StoreSite,
  changeCart: ChangeCart,
  { skuId, count }: { readonly skuId: SkuId; readonly count: number },
): Answer<CartChange> {
  if (!isCount(count, 0)) return Promise.resolve(err(invalidQuantity))
  return changeCart(async (cart, tables) => {
    const line = cart.lines.find(({ sku }) => sku.id === skuId)
    if (count === 0 && line !== undefined) return ok(withoutLine(cart, line))
    const found = await findForSale(tables, context, skuId)
    if (found === null) return err(itemNotFound)
    if (count === 0) return ok({ value: changeOf(cart, found.sku, { count, price: found.sku.price_minor }) })
    return withLine(cart, found, { count, mode: 'set' }, { nowMs: context.clock.wallTime() })
  })
}

const changeOf = (
  { order }: Pick<Cart, 'order'>,
  { id, currency }: SkuRow,
  { count, price }: { readonly count: number; readonly price: number },
): CartChange => ({ itemId: lineId(order.id, id), itemCount: count, itemPrice: money(price, currency) })

/**
 * The cart with one changed line, without the lines that it replaces; `answerId` stores the answer for
 * repeats.
 */
function withLine(
  cart: Cart,
  { sku, product }: ForSale,
  wanted: WantedCount,
  { nowMs, answerId }: { readonly nowMs: number; readonly answerId?: string },
): Result<CartUpdate<CartChange>, GatewayFailure> {
  const inCart = cart.lines.map((line) => ({
    ...goodsOf(line),
    skuId: line.sku.id,
    count: line.row.count,
    addedMs: line.row.added_on,
  }))
  const goods = { ...goodsOf({ sku, product }), skuId: sku.id, inventory: inventoryOf(sku.quantity) }
  const decision = decideLine(inCart, goods, wanted, nowMs)
  if (!decision.ok) return decision
  const { count, addedMs, dropped } = decision.value
  const known = cart.lines.find((line) => line.sku.id === sku.id)
  const row = {
    site_id: cart.order.site_id,
    id: lineId(cart.order.id, sku.id),
    order_id: cart.order.id,
    sku_id: sku.id,
    count,
    price_minor: sku.price_minor,
    added_on: addedMs,
  }
  const line: CartLine = { row, sku, product, isGone: false }
  const kept = cart.lines.filter((each) => !dropped.includes(each.sku.id))
  const lines = known === undefined ? [...kept, line] : kept.map((other) => (other === known ? line : other))
  return ok({
    lines,
    value: changeOf(cart, sku, { count, price: sku.price_minor }),
    ...(answerId !== undefined && { answerId }),
  })
}

const withoutLine = (cart: Cart, line: CartLine): CartUpdate<CartChange> => ({
  lines: cart.lines.filter((other) => other !== line),
  value: changeOf(cart, line.sku, { count: 0, price: line.row.price_minor }),
})
