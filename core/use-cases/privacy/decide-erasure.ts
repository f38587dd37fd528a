/** A person's order, for an erasure. Times are wall-clock ms. */
export interface PersonOrder {
  readonly id: string
  /** `cart`: not placed; `submitting`: its payment has no outcome yet. */
  readonly status: 'cart' | 'submitting' | 'placed'
  /** Null: not placed. */
  readonly placedOn: number | null
}

/** A subscription of a person that has ended. */
export interface EndedSubscription {
  readonly id: string
  /** Wall-clock ms. */
  readonly endedOn: number
}

/** A site's data about a person, as far as an erasure needs them. */
export interface PersonHoldings {
  readonly orders: readonly PersonOrder[]
  readonly mails: number
  readonly submissions: number
  readonly isMember: boolean
  /** Subscriptions that have not ended. */
  readonly liveSubscriptions: number
  readonly endedSubscriptions: readonly EndedSubscription[]
}

/** The parts of an erasure: `anonymous` orders and subscriptions keep goods and money, without the person. */
export interface Erasure {
  readonly carts: readonly string[]
  readonly anonymous: readonly string[]
  readonly anonymousSubscriptions: readonly string[]
  readonly mails: number
  readonly submissions: number
  readonly isMember: boolean
  readonly kept: readonly KeptOrder[]
  readonly keptSubscriptions: readonly KeptSubscription[]
}

/** An ended subscription that stays unchanged until the end of the bookkeeping years. */
export interface KeptSubscription {
  readonly id: string
  readonly untilMs: number
}

/** An order that stays unchanged, with the reason. */
export interface KeptOrder {
  readonly id: string
  readonly reason: 'under-way' | 'bookkeeping'
  /** The end of the bookkeeping years; null: the payment has no outcome yet. */
  readonly untilMs: number | null
}

/** The reason why nothing is erased. */
export interface ErasureRefusal {
  readonly tag: 'live-subscription'
  readonly count: number
}

/**
 * The end of the calendar year in which the bookkeeping years are over, since they count from the end of a
 * year.
 */
export const keptUntil = (placedOn: number, years: number): number =>
  Date.UTC(new Date(placedOn).getUTCFullYear() + years + 1, 0, 1)

/**
 * Decides the erasure of a person. Placed orders and ended subscriptions stay for the legal bookkeeping years;
 * older ones become anonymous; everything else is deleted.
 */
export function decideErasure(
  { orders, mails, submissions, isMember, liveSubscriptions, endedSubscriptions }: PersonHoldings,
  { nowMs, keepYears }: { readonly nowMs: number; readonly keepYears: number },
): Erasure | ErasureRefusal {
  if (liveSubscriptions > 0) return { tag: 'live-subscription', count: liveSubscriptions }
  const carts: string[] = []
  const anonymous: string[] = []
  const kept: KeptOrder[] = []
  for (const { id, status, placedOn } of orders) {
    if (status === 'submitting') kept.push({ id, reason: 'under-way', untilMs: null })
    else if (placedOn === null) carts.push(id)
    else {
      const untilMs = keptUntil(placedOn, keepYears)
      if (untilMs > nowMs) kept.push({ id, reason: 'bookkeeping', untilMs })
      else anonymous.push(id)
    }
  }
  const subscriptions = endedSubscriptions.map(({ id, endedOn }) => ({
    id,
    untilMs: keptUntil(endedOn, keepYears),
  }))
  return {
    carts,
    anonymous,
    anonymousSubscriptions: subscriptions.filter(({ untilMs }) => untilMs <= nowMs).map(({ id }) => id),
    mails,
    submissions,
    isMember,
    kept,
    keptSubscriptions: subscriptions.filter(({ untilMs }) => untilMs > nowMs),
  }
}

/** True if nothing would change. */
export const isNothing = ({
  carts,
  anonymous,
  anonymousSubscriptions,
  mails,
  submissions,
  isMember,
}: Erasure): boolean =>
  carts.length + anonymous.length + anonymousSubscriptions.length + mails + submissions === 0 && !isMember
