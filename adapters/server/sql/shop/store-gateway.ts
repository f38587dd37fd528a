import type { Membership, ProductId } from '../../../../core/catalog/index.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCallQueue, err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { isDiskFull, SqlError } from '../engine/index.js'
import { addToCart, updateItem } from '../../../../core/use-cases/shop/cart/add-to-cart.js'
import { createCartChanges } from '../../../../core/use-cases/shop/cart/change-cart.js'
import { createSqlCartReader } from './cart/sql-cart-reader.js'
import { createCartUnits } from './cart/sql-cart-work.js'
import { pageSettingsOf } from '../../../../core/use-cases/shop/page-settings.js'
import type { ShopTerms } from '../../../../core/use-cases/shop/cart/price-cart.js'
import { readCart } from '../../../../core/use-cases/shop/cart/read-cart.js'
import { queryProducts } from './catalogue/list-products.js'
import { findProduct, listCategories } from './catalogue/read-products.js'
import {
  applyDiscount,
  recalculate,
  removeDiscount,
  updateAddress,
  updateCustomData,
  updateIdentity,
  updateShippingMethod,
} from '../../../../core/use-cases/shop/cart/save-order-details.js'
import { createSqlSubmits } from './checkout/sql-submits.js'
import { beginWallet, syncWallet } from '../../../../core/use-cases/shop/checkout/pay-by-wallet.js'
import { storePaymentMethod } from '../../../../core/use-cases/shop/checkout/store-payment-method.js'
import { findSubmit, submitOrder } from '../../../../core/use-cases/shop/checkout/submit-order.js'
import { settleAttempt } from '../../../../core/use-cases/shop/payments/settle-attempt.js'
import { itemNotFound, shopReadOnly, unreachable } from '../../../../core/use-cases/shop/failures.js'
import type { StoreVisitor } from './orders/lock-visitor.js'
import { NO_ORDER_PAGES } from '../../../../core/orders/index.js'
import { readPlacedOrder } from '../../../../core/use-cases/shop/orders/read-placed-order.js'
import { createSqlPlacedOrders } from './orders/sql-placed-orders.js'
import { renewVisitor } from '../../../../core/use-cases/shop/orders/renew-visitor.js'
import { createSqlVisitorRenewal } from './orders/sql-visitor-renewal.js'
import { openOrder } from '../../../../core/use-cases/shop/orders/open-order.js'
import { newId } from '../../../../core/ports/platform/stamp.port.js'
import { readBegunWallet, readWalletCart } from '../../../../core/use-cases/shop/checkout/wallet-cart.js'
import { secretId } from './ids.js'
import type { ErrorReporter } from './payments/create-payment-ports.js'
import type { StoreOptions } from './store-options.js'

/** Runs work of a gateway and returns a failure for thrown errors. */
type Guard = <T>(work: () => Answer<T>) => Promise<Result<T, GatewayFailure>>

interface Guards {
  /** No error leaves a gateway: after any thrown value, the change may or may not have been made. */
  readonly guard: Guard
  /** A change in one transaction: a full disk refuses it as a whole. */
  readonly guardChange: Guard
}

function createGuards(onError: ErrorReporter): Guards {
  const guard: Guard = async (work) => {
    try {
      return await work()
    } catch (thrown) {
      onError(thrown)
      return err(
        unreachable(
          thrown instanceof SqlError
            ? 'The shop cannot reach its database.'
            : 'The shop has an internal error.',
        ),
      )
    }
  }
  return {
    guard,
    guardChange: (work) =>
      guard(() =>
        work().catch((thrown: unknown) => {
          if (!isDiskFull(thrown)) throw thrown
          onError(thrown)
          return err(shopReadOnly)
        }),
      ),
  }
}

/** Returns one visitor's memberships of the given products. */
type Holdings = (products: readonly ProductId[]) => Promise<readonly Membership[]>

/** One visitor's shop and account over the store's tables. */
export function createStoreGateways(context: StoreOptions, visitor: Visitor): ReturnType<Backend['open']> {
  const guards = createGuards(context.onError)
  const holdings: Holdings = async (products) =>
    context.memberships && products.length > 0 ? context.memberships.read(visitor, products) : []
  return {
    keepsOrder: true,
    commerce: createStoreGateway(
      context,
      { ...visitor, openedAt: context.clock.wallTime() },
      guards,
      holdings,
    ),
    accounts: {
      // The store has no accounts of its own: no visitor is ever logged in.
      readUser: () => Promise.resolve(ok(null)),
      readMemberships: (products) => guards.guard(async () => ok(await holdings(products))),
    },
    orderBegunOn: async () => {
      const reader = createSqlCartReader(context, visitor)
      const begun = await guards.guard(async () =>
        ok((await openOrder(reader, context.clock.wallTime()))?.startedMs ?? null),
      )
      return begun.ok ? begun.value : null
    },
    renewal: {
      afterSubmit: (key) =>
        guards.guard(async () => {
          const ports = { ...createSqlVisitorRenewal(context, visitor), clock: context.clock }
          return ok(await renewVisitor(ports, visitor.id, key))
        }),
    },
  }
}

/** The key of a request to a wallet. */
const walletKey = (orderId: string, provider: string, sameAs: readonly string[]): string =>
  `${orderId}:${secretId('wallet', provider, ...sameAs).slice(0, 16)}`

/** The facts about a shop that every page gets. */
const shopOf = ({ settings, payments, memberships, hasAccounts = false }: StoreOptions) =>
  pageSettingsOf({
    settings,
    processors: payments.processors,
    hasMemberships: memberships !== undefined,
    hasAccounts,
  })

/** The products and categories of a shop, with the memberships that the visitor has. */
const createCatalogueReads = (
  catalogue: Parameters<typeof findProduct>[0],
  guard: Guard,
  holdings: Holdings,
): Pick<CommerceGateway, 'readProduct' | 'listProducts' | 'listCategories'> => ({
  readProduct: (which) =>
    guard(async () => {
      const product = await findProduct(catalogue, which)
      return product === null ? err(itemNotFound) : ok({ product, memberships: await holdings([product.id]) })
    }),
  listProducts: (query) =>
    guard(async () => {
      const found = await queryProducts(catalogue, query)
      if (!found.ok) return err(itemNotFound)
      const held = await holdings(found.value.map(({ id }) => id))
      return ok(
        found.value.map((product) => ({
          product,
          memberships: held.filter(({ productId }) => productId === product.id),
        })),
      )
    }),
  listCategories: () => guard(async () => ok(await listCategories(catalogue))),
})

function createStoreGateway(
  context: StoreOptions,
  visitor: StoreVisitor,
  { guard, guardChange }: Guards,
  holdings: Holdings,
): CommerceGateway {
  const calls = createCallQueue()
  const { settings, payments, language = 'en', clock, pages = NO_ORDER_PAGES } = context
  const shop = () => shopOf(context)
  const catalogue = { sql: context.sql, siteId: context.siteId, currency: settings.currency }
  const terms = (): ShopTerms => ({ settings, language, nowMs: clock.wallTime() })
  const changeCart = createCartChanges({
    isVisitorKnown: visitor.id !== '',
    unitOfWork: createCartUnits(context, visitor),
    settle: (attempt) => settleAttempt(payments, attempt, { challenge: 'abandon' }),
    // All other changes of this event-loop turn join the same transaction.
    arrived: nextTurn,
    newId: () => newId(context),
    terms,
  })
  // Made when they are needed: most visitors only read.
  const reader = () => createSqlCartReader(context, visitor)
  const methods = () => ({
    processors: payments.processors,
    settings,
    clock,
    loadCart: () => readWalletCart(reader(), terms()),
    loadBegun: () => readBegunWallet(reader(), clock.wallTime()),
    keyOf: walletKey,
    changeCart,
  })
  const submits = () => ({ ...createSqlSubmits(context, visitor), payments, terms, settings })
  const inCart: Guard = (work) => calls.shared(() => guardChange(work))
  const alone: Guard = (work) => calls.exclusive(() => guard(work))
  return {
    ...createCatalogueReads(catalogue, guard, holdings),
    readCart: () => guard(async () => ok({ order: await readCart(reader(), terms()), shop: shop() })),
    readShop: async () => ok(shop()),
    readPlacedOrder: (which) =>
      guard(async () => {
        const placed = createSqlPlacedOrders(context, visitor, context.downloads)
        const linkTerms = { linkDays: settings.orderLinkDays, pages, nowMs: clock.wallTime() }
        return ok({ order: await readPlacedOrder(placed, linkTerms, which), shop: shop() })
      }),
    addToCart: (item) => inCart(() => addToCart(changeCart, item)),
    updateItem: (item) => inCart(() => updateItem(changeCart, item)),
    updateIdentity: (email) => inCart(() => updateIdentity(changeCart, email)),
    updateAddress: (change) => inCart(() => updateAddress(settings, changeCart, change)),
    updateShippingMethod: (id) => inCart(() => updateShippingMethod(settings, changeCart, id)),
    beginWallet: (provider) => alone(() => beginWallet(methods(), provider)),
    syncWallet: (provider) => alone(() => syncWallet(methods(), provider)),
    storePaymentMethod: (method) => inCart(() => storePaymentMethod(methods(), method)),
    updateCustomData: (data) => inCart(() => updateCustomData(changeCart, data)),
    recalculate: () => inCart(() => recalculate(changeCart)),
    applyDiscount: (code) => inCart(() => applyDiscount(settings, changeCart, code)),
    removeDiscount: () => inCart(() => removeDiscount(changeCart)),
    submitOrder: (submit) => alone(() => submitOrder(submits(), submit)),
    findSubmit: (key) => alone(() => findSubmit(submits(), key)),
  }
}
