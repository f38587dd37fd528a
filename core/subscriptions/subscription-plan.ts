/** How long one interval of a plan is. */
export const PLAN_INTERVALS = ['day', 'week', 'month', 'year'] as const

/** How often a subscription is paid: every `frequency` intervals, first after `trialDays`. */
export interface SubscriptionPlan {
  readonly interval: (typeof PLAN_INTERVALS)[number]
  readonly frequency: number
  readonly trialDays: number | null
}
