import { describe, expect, it } from '@jest/globals'
import { subscriptionMailOf } from '../../../../../core/use-cases/accounts/mails/subscription-mail.js'
import { templatesFor } from '../../../../../core/use-cases/accounts/mails/mail-texts.js'
import {
  decideCancellation,
  decideEnded,
  decideFailed,
  decideGivenBack,
  decideRenewed,
} from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type { SubscriptionChange } from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import { ORDER_TEXT_LANGUAGES } from '../../../../../core/use-cases/mails/texts/order-texts.js'
import { beginSubscription } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionStanding } from '../../../../../core/subscriptions/index.js'

/** The statements about the money, with their words in each language. */
const SAID = {
  charged: { en: /was charged/, de: /wurden abgebucht/, fr: /ont été prélevés/, es: /se han cobrado/ },
  again: { en: /We try again on/, de: /versuchen wir es wieder/, fr: /réessaierons/, es: /intentaremos/ },
  never: {
    en: /[Nn]othing will be charged any more/,
    de: /[Aa]bgebucht wird nichts mehr/,
    fr: /[Pp]lus rien ne sera prélevé/,
    es: /no se cobrará nada más/i,
  },
} as const
type Said = keyof typeof SAID

const PLAN = { interval: 'month', frequency: 1, trialDays: null } as const
const NOW_MS = 10
const paid = beginSubscription(PLAN, 0)
const failedOnce = decideFailed(paid, { reason: 'no funds', nextTryMs: null }, NOW_MS).standing
const STANDINGS = {
  paid,
  'on trial': beginSubscription({ ...PLAN, trialDays: 14 }, 0),
  'past due': failedOnce,
}
const lastTry = (from: SubscriptionStanding): SubscriptionChange => {
  const change = decideFailed(from, { reason: 'no funds', nextTryMs: null }, NOW_MS)
  return change.standing.dueMs === null ? change : lastTry(change.standing)
}

const known = (change: SubscriptionChange | null): SubscriptionChange => {
  if (change === null) throw new Error('nothing was decided')
  return change
}

const saidIn = ({ standing, events }: SubscriptionChange, language: (typeof ORDER_TEXT_LANGUAGES)[number]) =>
  events.flatMap(({ kind, detail }) => {
    const { dueMs: dueOnMs, periodEndMs } = standing
    const mail = subscriptionMailOf({ kind, detail, atMs: NOW_MS, dueOnMs, periodEndMs })
    if (mail === null) return []
    const { text } = templatesFor(language)[mail.kind]
    const words = (said: Said) => SAID[said][language as keyof (typeof SAID)['never']]
    return [(Object.keys(SAID) as Said[]).filter((said) => words(said).test(text.replace(/\s+/g, ' ')))]
  })

describe.each(ORDER_TEXT_LANGUAGES)('the money in the mails of subscriptions in %s', (language) => {
  describe.each(Object.entries(STANDINGS))('that are %s', (_, from) => {
    it.each([
      ['renewed', decideRenewed(from, PLAN, 'o', NOW_MS), [['charged']], false],
      [
        'not charged',
        decideFailed(from, { reason: 'no funds', nextTryMs: null }, NOW_MS),
        [['again']],
        false,
      ],
      ['not charged for the last time', lastTry(from), [['never']], true],
      ['cancelled', decideCancellation(from, { by: 'member', atOnce: false }, NOW_MS), [['never']], true],
      [
        'ended by the owner',
        decideCancellation(from, { by: 'owner', atOnce: true }, NOW_MS),
        [['never']],
        true,
      ],
      [
        'disputed',
        decideGivenBack(from, { period: 1, isWhole: false, isDisputed: true }, NOW_MS),
        [['never']],
        true,
      ],
      [
        'refunded',
        decideGivenBack(from, { period: from.period, isWhole: true, isDisputed: false }, NOW_MS),
        [['never']],
        true,
      ],
      ['ended without a means of payment', decideEnded(from, 'no-method', NOW_MS), [['never']], true],
    ] as const)('says whether there is another charge once they are %s', (__, change, said, isLast) => {
      const decided = known(change)
      expect([saidIn(decided, language), decided.standing.dueMs === null]).toEqual([said, isLast])
    })
  })
})
