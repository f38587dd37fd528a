import type { Visitor } from '../../core/ports/backend.port.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { isDiskFull, SqlError } from '../sql/index.js'
import { addToCart, updateItem } from './cart/add-to-cart.js'
import { readCart, shopOf } from './cart/read-cart.js'
import { findProduct, listProducts } from './catalogue/read-products.js'
import {
  applyDiscount,
  recalculate,
  storePaymentMethod,
  updateAddress,
  updateCustomData,
  updateIdentity,
  updateShippingMethod,
} from './checkout/order-details.js'
import { findSubmit, submitOrder } from './checkout/submit-order.js'
import { itemNotFound, shopReadOnly, unreachable } from './failures.js'
import { readPlacedOrder } from './orders/read-placed-order.js'
import type { StoreContext } from './store-context.js'

/**
 * Told of every exception that was turned into an answer: a database that failed, or a mistake in the
 * program.
 */
export type ErrorReporter = (error: unknown) => void

/** One visitor's shop over the store's tables. */
export function createStoreGateway(
  context: StoreContext,
  who: Visitor,
  onError: ErrorReporter,
): CommerceGateway {
  const { id: visitor } = who
  /** Nothing thrown leaves the gateway: whatever was thrown, the change may or may not have been made. */
  const guard = async <T>(work: () => Answer<T>): Promise<Result<T, GatewayFailure>> => {
    try {
      return await work()
    } catch (thrown) {
      onError(thrown)
      return err(
        unreachable(
          thrown instanceof SqlError ? 'The shop cannot reach its database.' : 'The shop made a mistake.',
        ),
      )
    }
  }
  /** A change in one transaction: a full disk refused it whole. */
  const guardChange = <T>(work: () => Answer<T>): Promise<Result<T, GatewayFailure>> =>
    guard(() =>
      work().catch((thrown: unknown) => {
        if (!isDiskFull(thrown)) throw thrown
        onError(thrown)
        return err(shopReadOnly)
      }),
    )
  return {
    readProduct: (which) =>
      guard(async () => {
        const product = await findProduct(context, which)
        return product === null ? err(itemNotFound) : ok({ product, memberships: [] })
      }),
    listProducts: (wish) =>
      guard(async () =>
        ok((await listProducts(context, wish)).map((product) => ({ product, memberships: [] }))),
      ),
    readCart: () => guard(async () => ok(await readCart(context, visitor))),
    readPlacedOrder: (which) =>
      guard(async () => ok({ order: await readPlacedOrder(context, which), shop: shopOf(context) })),
    addToCart: (item) => guardChange(() => addToCart(context, visitor, item)),
    updateItem: (item) => guardChange(() => updateItem(context, visitor, item)),
    updateIdentity: (email) => guardChange(() => updateIdentity(context, visitor, email)),
    updateAddress: (change) => guardChange(() => updateAddress(context, visitor, change)),
    updateShippingMethod: (id) => guardChange(() => updateShippingMethod(context, visitor, id)),
    storePaymentMethod: (method) => guardChange(() => storePaymentMethod(context, visitor, method)),
    updateCustomData: (data) => guardChange(() => updateCustomData(context, visitor, data)),
    recalculate: () => guardChange(() => recalculate(context, visitor)),
    applyDiscount: (code) => guardChange(() => applyDiscount(context, visitor, code)),
    submitOrder: (submit) => guard(() => submitOrder(context, who, submit)),
    findSubmit: (key) => guard(() => findSubmit(context, who, key)),
  }
}
