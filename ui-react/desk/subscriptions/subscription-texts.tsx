import type { ReactNode } from 'react'
import type { DeskSubscription, SubscriptionWord } from '../../../core/desk/index.js'
import { intervalText, SUBSCRIPTION_WORDS } from '../../../core/subscriptions/index.js'
import { moneyText, periodDayText } from '../kit/texts.js'

const STATES: Readonly<
  Record<SubscriptionWord, readonly [name: string, tone: string, shape: 'full' | 'half' | 'ring']>
> = {
  TRIALING: ['Trial', 'calm', 'half'],
  ACTIVE: ['Active', 'good', 'full'],
  PAST_DUE: ['Past due', 'warn', 'half'],
  UNPAID: ['Unpaid', 'bad', 'full'],
  CANCELED: ['Cancelled', 'calm', 'half'],
  ENDED: ['Ended', 'calm', 'ring'],
}

/** The state of a subscription. */
export function StateBadge({ status }: { readonly status: SubscriptionWord }): ReactNode {
  const [name, tone, shape] = STATES[status]
  return (
    <span className="badge" data-tone={tone} data-shape={shape}>
      {name}
    </span>
  )
}

/** `€12.00 every month`, `€12.00 every 3 months`. */
export const priceText = ({ amount, frequency, interval }: DeskSubscription): string =>
  `${moneyText(amount)} ${intervalText({ frequency, interval }, SUBSCRIPTION_WORDS.en)}`

/** The end day of a period, in UTC, the same as the member sees. */
export const PeriodDay = ({ at }: { readonly at: string }): ReactNode => (
  <time dateTime={at}>{periodDayText(at)}</time>
)

/** True if it will be charged again unless an owner or the member cancels. */
export const isRunning = ({ status }: DeskSubscription): boolean =>
  status === 'TRIALING' || status === 'ACTIVE' || status === 'PAST_DUE'

/** The next event of a subscription without any action. */
export function NextStep({ of }: { readonly of: DeskSubscription }): ReactNode {
  if (of.status === 'ENDED' || of.status === 'UNPAID') return <span className="faint">Nothing else</span>
  if (of.status === 'CANCELED')
    return (
      <>
        Ends <PeriodDay at={of.periodEndsAt} />
      </>
    )
  if (of.nextChargeAt === null) return 'Being charged'
  return <PeriodDay at={of.nextChargeAt} />
}
