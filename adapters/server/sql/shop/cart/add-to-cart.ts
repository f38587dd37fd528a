import type { SkuId } from '../../../../../core/catalog/index.js'
import { inventoryOf } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import type { CartChange } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import {
  decideLine,
  invalidQuantity,
  isCount,
  momentOfNewLine,
} from '../../../../../core/use-cases/shop/buying-rules.js'
import type { WantedCount } from '../../../../../core/use-cases/shop/buying-rules.js'
import { itemNotFound } from '../../../../../core/use-cases/shop/failures.js'
import { keyId, lineId } from '../ids.js'
import type { StoreContext, Tables } from '../store-context.js'
import { goodsOf } from './cart.js'
import type { Cart, CartLine } from './cart.js'
import type { CartUpdate, ChangeCart } from './change-cart.js'
import { deleteLines } from './delete-lines.js'
import { findAnswerOrSale, findForSale } from './find-for-sale.js'
import type { ForSale } from './find-for-sale.js'
import { writeLine } from './write-line.js'

interface Addition {
  readonly skuId: SkuId
  readonly count: number
  readonly buyNow: boolean
  readonly key: string
}

/** Puts pieces into the cart; a repeated key answers what it answered before (see the port). */
export function addToCart(context: StoreContext, changeCart: ChangeCart, item: Addition): Answer<CartChange> {
  if (!isCount(item.count, 1)) return Promise.resolve(err(invalidQuantity))
  return changeCart(async (cart, tables, { lineage }) => {
    const answerId = keyId('add', lineage, item.key)
    const known = await findAnswerOrSale(tables, context, answerId, item.skuId)
    if (known === null) return err(itemNotFound)
    if ('earlier' in known) return ok({ value: known.earlier })
    const wanted = { count: item.count, mode: item.buyNow ? ('buy-now' as const) : ('add' as const) }
    return setLine(tables, context, { cart, forSale: known.found, wanted, answerId })
  })
}

/** Sets the count of a line; a line that is not there yet is added, 0 removes it. */
export function updateItem(
  context: StoreContext,
  changeCart: ChangeCart,
  { skuId, count }: { readonly skuId: SkuId; readonly count: number },
): Answer<CartChange> {
  if (!isCount(count, 0)) return Promise.resolve(err(invalidQuantity))
  return changeCart(async (cart, tables) => {
    if (count === 0) return removeLine(tables, context, cart, skuId)
    const found = await findForSale(tables, context, skuId)
    return found === null
      ? err(itemNotFound)
      : setLine(tables, context, { cart, forSale: found, wanted: { count, mode: 'set' } })
  })
}

type LineChange = Promise<Result<CartUpdate<CartChange>, GatewayFailure>>

interface LineWish {
  readonly cart: Cart
  readonly forSale: ForSale
  readonly wanted: WantedCount
  /** Under it a repetition is answered the same. */
  readonly answerId?: string
}

/** Sets a line as it is decided, and takes the lines out that give way to it. */
async function setLine(
  tables: Tables,
  context: StoreContext,
  { cart, forSale: { sku, product }, wanted, answerId }: LineWish,
): LineChange {
  const inCart = cart.lines.map((line) => ({ ...goodsOf(line), skuId: line.sku.id, count: line.row.count }))
  const goods = { ...goodsOf({ sku, product }), skuId: sku.id, inventory: inventoryOf(sku.quantity) }
  const decision = decideLine(inCart, goods, wanted)
  if (!decision.ok) return decision
  const { count, dropped } = decision.value
  const id = lineId(cart.order.id, sku.id)
  const known = cart.lines.find((line) => line.sku.id === sku.id)
  const { siteId, clock } = context
  const row = {
    site_id: siteId,
    id,
    order_id: cart.order.id,
    sku_id: sku.id,
    count,
    price_minor: sku.price_minor,
    added_on:
      known?.row.added_on ??
      momentOfNewLine(
        clock.wallTime(),
        cart.lines.map((line) => line.row.added_on),
      ),
  }
  const value: CartChange = { itemId: id, itemCount: count, itemPrice: money(sku.price_minor, sku.currency) }
  const answer =
    answerId === undefined
      ? null
      : { site_id: siteId, id: answerId, answer: JSON.stringify(value), created_on: clock.wallTime() }
  await writeLine(tables, row, answer)
  const isDropped = (each: CartLine): boolean => dropped.includes(each.sku.id)
  await deleteLines(tables, context, cart.lines.filter(isDropped))
  const line: CartLine = { row, sku, product, isGone: false }
  const kept = cart.lines.filter((each) => !isDropped(each))
  const lines = known === undefined ? [...kept, line] : kept.map((other) => (other === known ? line : other))
  return ok({ lines, value })
}

async function removeLine(tables: Tables, context: StoreContext, cart: Cart, skuId: SkuId): LineChange {
  const line = cart.lines.find(({ sku }) => sku.id === skuId)
  if (line !== undefined) {
    await deleteLines(tables, context, [line])
    return ok({
      lines: cart.lines.filter((other) => other !== line),
      value: { itemId: line.row.id, itemCount: 0, itemPrice: money(line.row.price_minor, line.sku.currency) },
    })
  }
  const found = await findForSale(tables, context, skuId)
  if (found === null) return err(itemNotFound)
  const { price_minor: priceMinor, currency } = found.sku
  return ok({
    value: { itemId: lineId(cart.order.id, skuId), itemCount: 0, itemPrice: money(priceMinor, currency) },
  })
}
