import { PAYMENT_UNAVAILABLE } from '../../errors/index.js'
import type { Money } from '../../money/index.js'
import type { PricedOrder } from '../../pricing/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { rejection } from './failures.js'
import type { Rejection } from './failures.js'
import type { PlacementProvider } from './place-order.js'
import { amountRefusal } from './placement-refusals.js'
import type { SubscriptionBegin } from './subscriptions/begun-subscription.js'

/** A wallet forgets a payment without approval; after this time a new payment is begun. */
const ASKED_AGAIN_MS = 60 * 60 * 1000

const CART_EMPTY = rejection('ItemNotFound', 'The cart is empty.')
const NOTHING_TO_PAY = rejection(PAYMENT_UNAVAILABLE, 'There is nothing to pay.')
const NOT_BEGUN = rejection('NeedPaymentMethod', 'No payment was begun with this wallet.')
const NOT_APPROVED = rejection('NeedPaymentMethod', 'The payment was not agreed to at the wallet.')
/**
 * While the wallet was asked, the visitor got another cart, for example by a log-out: the payer's data must not be
 * stored in it.
 */
export const OTHER_CART = rejection('NeedPaymentMethod', 'This payment was not begun for this cart.')

/** The facts about a cart that is to be paid by wallet. */
export interface WalletCart {
  readonly isEmpty: boolean
  readonly priced: Pick<PricedOrder, 'total' | 'requiresShipping' | 'isFreeOrder'>
  readonly provider: PlacementProvider
  /** The way in which its subscription begins; null: it has none. */
  readonly begin: SubscriptionBegin | null
  /** True if the provider can store a method without a charge. */
  readonly keepsWithoutCharge: boolean
  /** The number of attempts to pay for it so far. */
  readonly attempts: number
}

/** The payment that a wallet is asked for. */
export interface WalletTerms {
  readonly amount: Money
  readonly requiresShipping: boolean
  /** True: the method is stored for renewals. */
  readonly keepsMethod: boolean
  /** True: the method is only stored, and nothing is charged. */
  readonly keepsOnly: boolean
}

/** The terms of a wallet payment; `sameAs`: with equal parts an earlier request is repeated. */
export interface WalletRequest {
  readonly terms: WalletTerms
  readonly sameAs: readonly string[]
}

/** Decides whether a wallet is asked for the total of a cart, and on which terms. */
export function decideWallet(
  { isEmpty, priced, provider, begin, keepsWithoutCharge, attempts }: WalletCart,
  nowMs: number,
): Result<WalletRequest, Rejection> {
  if (isEmpty) return err(CART_EMPTY)
  if (priced.isFreeOrder) return err(NOTHING_TO_PAY)
  const refusal = amountRefusal(provider)
  if (refusal !== null) return err(refusal)
  const { total: amount, requiresShipping } = priced
  const keepsMethod = begin !== null
  const keepsOnly = begin === 'trial' && keepsWithoutCharge
  const hour = Math.floor(nowMs / ASKED_AGAIN_MS)
  return ok({
    terms: { amount, requiresShipping, keepsMethod, keepsOnly },
    // The wallet payment of an earlier attempt may have been used.
    sameAs: [amount.amount, requiresShipping, keepsMethod, keepsOnly, hour, attempts].map(String),
  })
}

/** The wallet payment of a cart; the reason if this wallet has begun none for it. */
export const begunWallet = <
  Begun extends { readonly provider: string | null; readonly reference: string | null },
>(
  provider: string,
  begun: Begun | null,
): Result<Begun & { readonly reference: string }, Rejection> =>
  begun === null || begun.provider !== provider || begun.reference === null
    ? err(NOT_BEGUN)
    : ok({ ...begun, reference: begun.reference })

/** The reason why a payment at the wallet is not stored; null: it is. */
export const walletRefusal = ({ hasApproved }: { readonly hasApproved: boolean }): Rejection | null =>
  hasApproved ? null : NOT_APPROVED
