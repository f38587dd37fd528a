import type { Mutation } from '../../../graphql/protocol/server.js'
import type { LimitClass } from './limit-class.js'
import type { ResolverContext } from '../resolvers/mutation-resolvers.js'

/** Every mutation of the protocol. */
export type MutationName = Exclude<keyof Mutation, '__typename'>

/** The class of each mutation; a mutation of the protocol without a line here does not compile. */
const LIMIT_CLASSES: Readonly<Record<MutationName, LimitClass>> = {
  ecommerceAddToCart: 'cart',
  ecommerceUpdateCartItem: 'cart',
  ecommerceUpdateIdentity: 'cart',
  ecommerceUpdateAddress: 'cart',
  ecommerceUpdateObfuscatedAddress: 'cart',
  ecommerceUpdateShippingMethod: 'cart',
  ecommerceStoreStripePaymentMethod: 'cart',
  ecommerceUpdateCustomData: 'cart',
  ecommerceEstimateTaxes: 'cart',
  ecommerceRecalcEstimations: 'cart',
  ecommercePaypalOrderRequest: 'cart',
  ecommerceSyncPaypalOrderInfoToWF: 'cart',
  ecommerceApplyDiscount: 'cart',
  ecommerceRemoveDiscount: 'cart',
  ecommerceBeginCheckout: 'cart',
  ecommerceAttemptSubmitOrder: 'cart',
  ecommerceFindSubmit: 'cart',
  ecommerceCancelSubscriptionForSiteUser: 'account',
  usysUpdateUserData: 'account',
  usysGetUploadURL: 'account',
  vitrineConfirmIdentity: 'account',
  vitrineChangeEmail: 'account',
  vitrineChangePassword: 'account',
  vitrineChangeCard: 'account',
  vitrineEndSessions: 'account',
  vitrineDeleteAccount: 'account',
  vitrineExportAccount: 'account',
  vitrineBeginFactor: 'account',
  vitrineTurnOnFactor: 'account',
  vitrineTurnOffFactor: 'account',
  vitrineRenewRecoveryCodes: 'account',
  vitrineBeginPasskey: 'account',
  vitrineAddPasskey: 'account',
  vitrineRemoveLogIn: 'account',
  usysCreateSession: 'entrance',
  usysDestroySession: 'entrance',
  usysCreateUser: 'entrance',
  usysVerifyEmail: 'entrance',
  usysResetPassword: 'entrance',
  usysUpdatePassword: 'entrance',
  vitrineConfirmEmail: 'entrance',
  vitrineLogInWithCode: 'entrance',
  vitrineSendLink: 'entrance',
  vitrineOpenLink: 'entrance',
  vitrineAskPasskey: 'entrance',
  vitrineLogInWithPasskey: 'entrance',
}

type Resolver = (parent: unknown, args: never, context: ResolverContext) => Promise<unknown>

/** Counts each mutation before it runs. */
export const admitted = <Resolvers extends Readonly<Record<MutationName, Resolver>>>(
  resolvers: Resolvers,
): Resolvers =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]): [string, Resolver] => [
      name,
      async (parent, args, context) => {
        await context.scope.admit(LIMIT_CLASSES[name as MutationName])
        return resolve(parent, args, context)
      },
    ]),
  ) as unknown as Resolvers
