import type { ShownLine } from '../../core/use-cases/shop/cart/shown-cart.js'
import type { VisitorWork } from '../../core/use-cases/shop/orders/lock-shopper.js'
import type { StoredSession } from '../../core/use-cases/shop/orders/open-order.js'
import type { CartPorts, CartWork } from '../../core/use-cases/shop/cart/cart-ports.js'
import { newCart } from '../../core/use-cases/shop/cart/open-cart.js'
import type { OpenCart, Variant } from '../../core/use-cases/shop/cart/open-cart.js'
import type { LoadedCart } from '../../core/use-cases/shop/cart/present-cart.js'
import type { PricingSettings } from '../../core/use-cases/shop/cart/price-cart.js'
import type { StoredOrder } from '../../core/use-cases/shop/orders/stored-order.js'
import { currencyCode, money } from '../../core/money/index.js'
import { productId, productSlug, skuId } from '../../core/catalog/index.js'
import type { CartChange } from '../../core/ports/shop/commerce-gateway.port.js'
import type { Discount } from '../../core/pricing/index.js'
import type { FakeClock } from './clock.fake.js'

/** A visitor's cart in memory. */
export interface FakeCartStore {
  readonly ports: CartPorts
  /** The visitor: the order of their pages, and their member. */
  readonly shopper: { order: StoredOrder | null; memberId: string | null }
  readonly carts: Map<string, OpenCart>
  /** The variants for sale, by their ids. */
  readonly variants: Map<string, Variant>
  readonly discounts: Map<string, Discount>
  /** The beginnings of payment attempts, wall-clock ms. */
  readonly attempts: Map<string, number>
  /** The attempts that were settled, in order. */
  readonly settled: string[]
  /** The number of units of work that began. */
  readonly units: () => number
  /** Makes the next units fail. */
  readonly failNext: (count: number) => void
}

/** A variant that costs ten euros, of which any number of pieces is left. */
export const variantOf = (id: string, more: Partial<Variant> = {}): Variant => ({
  skuId: skuId(id),
  productId: `product of ${id}`,
  price: money(1000, 'EUR'),
  shippable: true,
  weight: null,
  taxCategory: null,
  isSubscription: false,
  isMembership: false,
  inventory: { type: 'infinite' },
  trialDays: 0,
  ...more,
})

/** A line of a cart with one piece of a variant, as pages show it. */
export const shownLineOf = (id: string, more: Partial<ShownLine> = {}): ShownLine => {
  const variant = more.variant ?? variantOf(id)
  return {
    id: `line of ${id}`,
    variant,
    count: 1,
    price: variant.price,
    addedMs: 0,
    isGone: false,
    product: {
      id: productId(variant.productId),
      slug: productSlug(`slug-of-${id}`),
      name: `Product of ${id}`,
      type: variant.isMembership ? 'Membership' : 'Physical',
      typeId: 'type',
      optionSets: [],
      fields: {},
    },
    sku: { id: variant.skuId, code: null, mainImage: null, optionValues: {} },
    plan: null,
    ...more,
  }
}

/** An order that its shopper has not placed. */
export const orderOf = (id: string, more: Partial<StoredOrder> = {}): StoredOrder => ({
  id,
  status: 'cart',
  currency: 'EUR',
  memberId: null,
  email: null,
  card: null,
  attempts: 0,
  subscriptionId: null,
  period: null,
  placed: null,
  ...more,
})

/** A stored cart, which is empty unless something else is given. */
export const loadedCart = (more: Partial<LoadedCart<ShownLine>> = {}): LoadedCart<ShownLine> => ({
  ...newCart('order', null),
  lines: [],
  discount: null,
  isTrialBegun: false,
  ...more,
})

/** The discount of one euro with the code `SPRING`. */
export const springDiscount = (more: Partial<Discount> = {}): Discount => ({
  code: 'SPRING',
  name: 'Spring',
  worth: { tag: 'amount', amount: money(100, 'EUR') },
  expiresOn: null,
  usageLimit: null,
  usedCount: 0,
  minimumSubtotal: null,
  minimumCount: null,
  productIds: null,
  ...more,
})

/** A shop in Germany that sells in euros, without shipping, taxes and discounts. */
export const PLAIN_SETTINGS: PricingSettings = {
  currency: currencyCode('EUR'),
  country: 'DE',
  state: null,
  shipping: [],
  taxes: [],
  discounts: [],
}

/** A visitor whose session has not ended, if they have a member. */
function visitorWork(shopper: FakeCartStore['shopper']): VisitorWork {
  let owner = 'visitor'
  return {
    holdSession: async () => sessionOf(shopper.memberId),
    lockVisitor: async () => ({ lineage: owner, order: shopper.order }),
    leaveOrder: async (lineage) => {
      owner = lineage
      shopper.order = null
    },
  }
}

/** The live session of a member; null: a guest's. */
export const sessionOf = (memberId: string | null): StoredSession | null =>
  memberId === null
    ? null
    : {
        memberId,
        standing: { expiresOnMs: Infinity, usedOnMs: Infinity, bannedOnMs: null },
      }

/** Makes an empty shop; `settings` are its terms. */
export function createFakeCartStore(
  clock: FakeClock,
  settings: Partial<PricingSettings> = {},
  settle: (store: FakeCartStore, attemptId: string) => void = () => undefined,
): FakeCartStore {
  const shopper: FakeCartStore['shopper'] = { order: null, memberId: null }
  const carts = new Map<string, OpenCart>()
  const variants = new Map<string, Variant>()
  const discounts = new Map<string, Discount>()
  const attempts = new Map<string, number>()
  const answers = new Map<string, CartChange>()
  const settled: string[] = []
  const discountOf = (code: string) => ({ code, made: discounts.get(code) ?? null, usedCount: 0 })
  let units = 0
  let failing = 0
  const findForSale: CartWork['findForSale'] = async (id, currency) => {
    const variant = variants.get(id)
    return variant?.price.currency === currency ? variant : null
  }
  const work: CartWork = {
    ...visitorWork(shopper),
    findAttempt: async (id) => {
      const createdMs = attempts.get(id)
      return createdMs === undefined ? null : { id, createdMs }
    },
    loadCart: async ({ id }) => {
      const cart = carts.get(id)
      if (cart === undefined) throw new Error(`${id} has no cart.`)
      // A line shows the catalogue as it is now.
      const lines = cart.lines.map((line) => {
        const now = variants.get(line.variant.skuId)
        return { ...line, variant: now ?? line.variant, isGone: now === undefined }
      })
      const code = cart.details.discountCode
      return { ...cart, lines, isTrialBegun: false, discount: code === null ? null : discountOf(code) }
    },
    findForSale,
    findAnswerOrSale: async ({ lineage, key }, id, currency) => {
      const earlier = answers.get(`${lineage} ${key}`)
      if (earlier !== undefined) return { earlier }
      const found = await findForSale(id, currency)
      return found && { found }
    },
    findDiscount: async (code) => discountOf(code),
    lineIdOf: (order, sku) => `${order} ${sku}`,
    saveCart: async ({ after, isNew, answers: added }) => {
      carts.set(after.orderId, after)
      if (isNew) shopper.order = orderOf(after.orderId, { memberId: after.memberId })
      for (const [{ lineage, key }, answer] of added) answers.set(`${lineage} ${key}`, answer)
    },
  }
  const store: FakeCartStore = {
    shopper,
    carts,
    variants,
    discounts,
    attempts,
    settled,
    units: () => units,
    failNext: (count) => {
      failing = count
    },
    ports: {
      isVisitorKnown: true,
      unitOfWork: async (run) => {
        units += 1
        failing -= 1
        if (failing >= 0) throw new Error('The unit fails.')
        return run(work)
      },
      settle: async (attemptId) => {
        settled.push(attemptId)
        settle(store, attemptId)
      },
      arrived: async () => undefined,
      newId: () => `cart ${carts.size + 1}`,
      terms: () => ({
        settings: { ...PLAIN_SETTINGS, ...settings },
        language: 'en',
        nowMs: clock.wallTime(),
      }),
    },
  }
  return store
}
