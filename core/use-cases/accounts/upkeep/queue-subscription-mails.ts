import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { AccountMailRequest } from '../mails/account-mail.js'
import { subscriptionMailOf } from '../mails/subscription-mail.js'
import type { UnmailedEvent } from '../storage/unmailed-events.js'
import type { UpkeepPorts, UpkeepWork } from './upkeep-ports.js'

/** The page on which members see their subscriptions. */
const ACCOUNT_PATH = '/user-account'
const AT_ONCE = 200

/** The mail about an event; null: it needs none, or its member was deleted. */
function requestOf(event: UnmailedEvent): AccountMailRequest | null {
  const mail = subscriptionMailOf(event)
  const { member, productName: product, amount, plan } = event
  if (mail === null || member === null) return null
  const { email: to, name } = member
  return {
    kind: mail.kind,
    to,
    name,
    path: ACCOUNT_PATH,
    about: { product, amount, plan, dateMs: mail.dateMs },
  }
}

/** Queues the mails about events of members' subscriptions, each once. */
export async function queueSubscriptionMails({
  unitOfWork,
  store,
  clock,
  onMail,
}: Pick<UpkeepPorts, 'clock' | 'onMail'> & {
  readonly unitOfWork: UnitOfWork<Pick<UpkeepWork, 'unmailedEvents' | 'mails'>>
  readonly store: Pick<UpkeepWork, 'unmailedEvents'>
}): Promise<void> {
  for (const event of await store.unmailedEvents.list(AT_ONCE)) {
    const request = requestOf(event)
    const isQueued = await unitOfWork(async ({ unmailedEvents, mails }) => {
      if (!(await unmailedEvents.markHandled(event.id, clock.wallTime())) || request === null) return false
      await mails.queue(request)
      return true
    })
    if (isQueued) onMail()
  }
}
