/** The kinds of plan that limit the number of members of a site. */
export type AccountPlan =
  | 'free'
  | 'starter'
  | 'static'
  | 'cms'
  | 'business'
  | 'ecommerce'
  | 'enterprise'
  | 'unlimited'

/** The maximum number of members of any plan. */
const MAX_MEMBERS = 100_000

const PAID_PLAN = 20_000

/** The maximum number of members by plan. */
export const MEMBER_CAPS: Readonly<Record<AccountPlan, number>> = {
  free: 100,
  starter: 100,
  static: PAID_PLAN,
  cms: PAID_PLAN,
  business: PAID_PLAN,
  ecommerce: PAID_PLAN,
  enterprise: PAID_PLAN,
  unlimited: MAX_MEMBERS,
}
