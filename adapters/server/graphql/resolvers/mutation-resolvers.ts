import { PAYMENT_DECLINED } from '../../../../core/errors/index.js'
import type { Address } from '../../../../core/orders/index.js'
import { orderId, shippingMethodId } from '../../../../core/orders/index.js'
import { NO_ENGINE_CHECKOUT } from '../../../../core/checkout/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { assertNever, err, ok } from '../../../../core/shared/index.js'
import { skuId } from '../../../../core/catalog/index.js'
import { projectPrice } from '../../../../core/template/index.js'
import type {
  CartChange,
  CommerceGateway,
  FoundSubmit,
  SubmitAnswer,
} from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { GraphQLError } from 'graphql'
import type {
  MutationEcommerceAddToCartArgs,
  MutationEcommerceApplyDiscountArgs,
  MutationEcommerceAttemptSubmitOrderArgs,
  MutationEcommerceFindSubmitArgs,
  MutationEcommerceStoreStripePaymentMethodArgs,
  MutationEcommerceUpdateAddressArgs,
  MutationEcommerceUpdateCartItemArgs,
  MutationEcommerceUpdateCustomDataArgs,
  MutationEcommerceUpdateIdentityArgs,
  MutationEcommerceUpdateShippingMethodArgs,
} from '../../../graphql/protocol/server.js'
import type { BoundedContext } from '../answers/bounded-errors.js'
import type { CountingContext } from '../limits/counted-lists.js'
import type { RequestScope } from '../request-scope.js'

/** The context of a resolver, besides its arguments. */
export interface ResolverContext extends CountingContext, BoundedContext {
  readonly scope: RequestScope
  /** Random text: the idempotency key of a request without one. */
  readonly newKey: () => string
}

type Resolver<Args> = (parent: unknown, args: Args, context: ResolverContext) => Promise<unknown>

const done =
  <Args>(ask: (commerce: CommerceGateway, args: Args) => Answer<void>): Resolver<Args> =>
  async (_, args, { scope }) => {
    await scope.change((commerce) => ask(commerce, args))
    return { ok: true }
  }

function toAddress(args: MutationEcommerceUpdateAddressArgs): Address {
  const { addressee, line1, line2, city, state, country, postalCode } = args
  return {
    addressee: addressee ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    city: city ?? null,
    state: state ?? null,
    country: country ?? null,
    postalCode: postalCode ?? null,
  }
}

const updateAddress = (obfuscated: boolean): Resolver<MutationEcommerceUpdateAddressArgs> =>
  done((commerce, args) => {
    if (args.type !== 'shipping' && args.type !== 'billing') {
      throw new GraphQLError('The type of an address is "shipping" or "billing".', {
        extensions: { code: 'BAD_USER_INPUT' },
      })
    }
    return commerce.updateAddress({ kind: args.type, address: toAddress(args), obfuscated })
  })

const toCartItem = (change: CartChange) => ({
  ok: true,
  ...change,
  itemPrice: projectPrice(change.itemPrice),
})

/** The protocol's name for the page's next step, which gives the client secret to the provider's script. */
const NEXT_ACTION = 'use_stripe_sdk'

function toSubmitResult(answer: FoundSubmit) {
  switch (answer.tag) {
    case 'accepted':
      return {
        ok: true,
        orderId: answer.orderId,
        token: answer.token,
        status: 'succeeded',
        customerPaid: projectPrice(answer.customerPaid),
        purchasedItems: answer.purchasedItems.map((item) => ({ ...item, price: projectPrice(item.price) })),
      }
    case 'action-required': {
      const { provider, data } = answer.action
      return { ok: false, status: 'requires_action', clientSecret: data, provider, nextAction: NEXT_ACTION }
    }
    case 'pending':
      return { ok: false, status: 'processing' }
    case 'not-placed':
      return { ok: false, status: 'not_placed' }
    default:
      return assertNever(answer)
  }
}

/** Renews the visitor's secret once an order is confirmed. */
async function rotateVisitorAfterOrder(answer: FoundSubmit, key: string, scope: RequestScope) {
  if (answer.tag === 'accepted') await scope.renewVisitor(key, answer)
  return toSubmitResult(answer)
}

const NO_WALLET = {
  tag: 'rejected',
  code: 'PaypalNotConfigured',
  message: 'Payment with PayPal is not set up for this shop.',
  problems: [],
} as const satisfies GatewayFailure

const NO_REMOVAL = {
  tag: 'rejected',
  code: 'DiscountInvalid',
  message: 'This shop cannot take a discount off an order.',
  problems: [],
} as const satisfies GatewayFailure

/** The only wallet of the protocol. */
const WALLET = 'paypal'

const requestWalletOrder: Resolver<object> = async (_, __, { scope }) => ({
  orderId: (await scope.change(async (commerce) => (await commerce.beginWallet?.(WALLET)) ?? err(NO_WALLET)))
    .reference,
})

const syncWallet: Resolver<object> = async (_, __, { scope }) => {
  await scope.change(async (commerce) => (await commerce.syncWallet?.(WALLET)) ?? err(NO_WALLET))
  return { ok: true }
}

const addToCart: Resolver<MutationEcommerceAddToCartArgs> = async (_, args, { scope, newKey }) => {
  const { sku, count, buyNow, idempotencyKey } = args
  const item = { skuId: skuId(sku), count, buyNow: buyNow ?? false, key: idempotencyKey ?? newKey() }
  return toCartItem(await scope.change((commerce) => commerce.addToCart(item)))
}

const updateCartItem: Resolver<MutationEcommerceUpdateCartItemArgs> = async (_, { sku, count }, { scope }) =>
  toCartItem(await scope.change((commerce) => commerce.updateItem({ skuId: skuId(sku), count })))

const attemptSubmitOrder: Resolver<MutationEcommerceAttemptSubmitOrderArgs> = async (
  _,
  args,
  { scope, newKey },
) => {
  const key = args.idempotencyKey ?? newKey()
  const answer = await scope.change(async (commerce): Answer<SubmitAnswer> => {
    const admission = await scope.admitPayment(args.paymentIntentId || null)
    if (admission.tag === 'challenged') return ok({ tag: 'action-required', action: admission.action })
    const { confirmation, count } = admission
    const submitted = await commerce.submitOrder({
      key,
      ...(args.orderId && { orderId: orderId(args.orderId) }),
      ...(confirmation !== null && { confirmation }),
    })
    await count(!submitted.ok && isRefusedCard(submitted.failure))
    return submitted
  })
  return rotateVisitorAfterOrder(answer, key, scope)
}

const isRefusedCard = (failure: GatewayFailure): boolean =>
  failure.tag === 'rejected' && failure.code === PAYMENT_DECLINED

/** A page that names no provider was made when the shop had one provider, which is the first in the list. */
const storePaymentMethod: Resolver<MutationEcommerceStoreStripePaymentMethodArgs> = async (
  _,
  { paymentMethod: token, provider },
  { scope },
) => {
  const name = provider ?? (await scope.readShop()).paymentProviders[0]?.name ?? ''
  await scope.change((commerce) => commerce.storePaymentMethod({ provider: name, token }))
  return { ok: true }
}

const findSubmit: Resolver<MutationEcommerceFindSubmitArgs> = async (_, { idempotencyKey }, { scope }) =>
  rotateVisitorAfterOrder(
    await scope.change((commerce) => commerce.findSubmit(idempotencyKey)),
    idempotencyKey,
    scope,
  )

const beginCheckout: Resolver<object> = async (_, __, { scope }) => ({
  ok: true,
  ...(await scope.change(async (commerce) => (await commerce.beginCheckout?.()) ?? err(NO_ENGINE_CHECKOUT))),
})

/** Every mutation of the shop as a call of the back end (reference/wire-protocol#mutations). */
export const mutationResolvers = {
  ecommerceAddToCart: addToCart,
  ecommerceUpdateCartItem: updateCartItem,
  ecommerceUpdateIdentity: done<MutationEcommerceUpdateIdentityArgs>((commerce, { email }) =>
    commerce.updateIdentity(email ?? null),
  ),
  ecommerceUpdateAddress: updateAddress(false),
  ecommerceUpdateObfuscatedAddress: updateAddress(true),
  ecommerceUpdateShippingMethod: done<MutationEcommerceUpdateShippingMethodArgs>((commerce, { methodId }) =>
    commerce.updateShippingMethod(methodId ? shippingMethodId(methodId) : null),
  ),
  ecommerceStoreStripePaymentMethod: storePaymentMethod,
  ecommerceUpdateCustomData: done<MutationEcommerceUpdateCustomDataArgs>((commerce, { customData }) =>
    commerce.updateCustomData(
      customData.flatMap((datum) =>
        datum
          ? [
              {
                name: datum.name,
                textArea: datum.textArea ?? null,
                textInput: datum.textInput ?? null,
                checkbox: datum.checkbox ?? null,
              },
            ]
          : [],
      ),
    ),
  ),
  ecommerceEstimateTaxes: done((commerce) => commerce.recalculate()),
  ecommerceRecalcEstimations: done((commerce) => commerce.recalculate()),
  ecommercePaypalOrderRequest: requestWalletOrder,
  ecommerceSyncPaypalOrderInfoToWF: syncWallet,
  ecommerceApplyDiscount: done<MutationEcommerceApplyDiscountArgs>((commerce, { discountCode }) =>
    commerce.applyDiscount(discountCode),
  ),
  ecommerceRemoveDiscount: done(async (commerce) => (await commerce.removeDiscount?.()) ?? err(NO_REMOVAL)),
  ecommerceBeginCheckout: beginCheckout,
  ecommerceAttemptSubmitOrder: attemptSubmitOrder,
  ecommerceFindSubmit: findSubmit,
} as const
