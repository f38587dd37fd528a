/** The member who begins a trial, its product and its order. */
export interface TrialOf {
  readonly memberId: string
  readonly productId: string
  readonly orderId: string
}

/**
 * The names under which a trial is recorded: by the member, and by their address, which a new account could
 * reuse. `emailKey`: null if the member is gone.
 */
export const trialNames = (
  { memberId, productId }: Pick<TrialOf, 'memberId' | 'productId'>,
  emailKey: string | null,
): readonly (readonly string[])[] => [
  ['member', memberId, productId],
  ...(emailKey === null ? [] : [['address', emailKey, productId]]),
]

/** True if another order has begun a trial, by the orders that are recorded under its names. */
export const isBegunElsewhere = (
  { orderId }: Pick<TrialOf, 'orderId'>,
  recorded: readonly string[],
): boolean => recorded.some((other) => other !== orderId)
