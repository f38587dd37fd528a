/** The length of one interval of a plan. */
export const PLAN_INTERVALS = ['day', 'week', 'month', 'year'] as const

/** The payments of a plan: every `frequency` intervals, the first after `trialDays`. */
export interface SubscriptionPlan {
  readonly interval: (typeof PLAN_INTERVALS)[number]
  readonly frequency: number
  readonly trialDays: number | null
}
