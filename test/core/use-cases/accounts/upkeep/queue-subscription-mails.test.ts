import { beforeEach, describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type { AccountMailRequest } from '../../../../../core/use-cases/accounts/mails/account-mail.js'
import type {
  UnmailedEvent,
  UnmailedEvents,
} from '../../../../../core/use-cases/accounts/storage/unmailed-events.js'
import { queueSubscriptionMails } from '../../../../../core/use-cases/accounts/upkeep/queue-subscription-mails.js'

const NOW_MS = 2_000_000_000_000

const EVENT: UnmailedEvent = {
  id: 'event',
  kind: 'renewed',
  detail: {},
  atMs: NOW_MS - 1000,
  dueOnMs: null,
  periodEndMs: NOW_MS + 1000,
  member: { email: 'ada@example.com', name: 'Ada' },
  productName: 'Club',
  amount: money(900, 'EUR'),
  plan: { interval: 'month', frequency: 1, trialDays: null },
}

let waiting: UnmailedEvent[]
let queued: AccountMailRequest[]
let woken: number
beforeEach(() => {
  ;[waiting, queued, woken] = [[EVENT], [], 0]
})

function send({ isTaken = false } = {}): Promise<void> {
  const unmailedEvents: UnmailedEvents = {
    list: async () => [...waiting],
    markHandled: async (id) => {
      if (isTaken) return false
      waiting = waiting.filter((event) => event.id !== id)
      return true
    },
  }
  const mails = { queue: async (request: AccountMailRequest) => void queued.push(request) }
  return queueSubscriptionMails({
    unitOfWork: (work) => work({ unmailedEvents, mails }),
    store: { unmailedEvents },
    clock: { wallTime: () => NOW_MS },
    onMail: () => {
      woken += 1
    },
  })
}

describe('an event of a subscription', () => {
  it('is mailed to its member once', async () => {
    await send()
    await send()
    expect(queued).toEqual([
      {
        kind: 'paymentSuccessful',
        to: 'ada@example.com',
        name: 'Ada',
        path: '/user-account',
        about: { product: 'Club', amount: EVENT.amount, plan: EVENT.plan, dateMs: EVENT.periodEndMs },
      },
    ])
    expect(woken).toBe(1)
  })

  it.each([
    ['of a deleted member', { member: null }],
    ['that needs no mail', { kind: 'made' }],
  ])('%s is handled without a mail', async (_, change) => {
    waiting = [{ ...EVENT, ...change }]
    await send()
    expect([queued, waiting, woken]).toEqual([[], [], 0])
  })

  it('that another process handles meanwhile is not mailed again', async () => {
    await send({ isTaken: true })
    expect([queued, woken]).toEqual([[], 0])
  })
})
