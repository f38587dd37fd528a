import { describe, expect, it } from '@jest/globals'
import type { CardChanged } from '../../../../../core/ports/accounts/member-subscriptions.port.js'
import { answerAboutCard, isCardKept } from '../../../../../core/use-cases/accounts/answer-about-card.js'
import { cardKept, cardNotKept } from '../../../../../core/use-cases/shop/subscriptions/card-change.js'

const action = { tag: 'paypal', redirectUrl: 'https://provider.test/approve' } as never

describe('another card', () => {
  it.each([
    [
      { tag: 'declined', message: 'No.' },
      { tag: 'refused', message: 'No.' },
    ],
    [
      { tag: 'unknown', message: 'Away.' },
      { tag: 'unreachable', message: 'Away.' },
    ],
    [
      { tag: 'action-required', action },
      { tag: 'action-required', action },
    ],
  ] as const)('that the provider answers with %j gives %j', (answer, changed) => {
    expect(cardNotKept(answer)).toEqual(changed)
  })

  it.each([
    [true, true, 'unclear'],
    [true, false, 'unclear'],
    [false, true, 'unpaid'],
    [false, false, 'changed'],
  ])('that is stored, its charge unclear: %s, still owed: %s, is %s', (isUnclear, isOwed, tag) => {
    expect(cardKept(isUnclear, isOwed)).toEqual({ tag })
  })

  it.each<readonly [CardChanged | undefined, string, boolean]>([
    [{ tag: 'changed' }, 'changed', true],
    [{ tag: 'unpaid' }, 'unpaid', true],
    [{ tag: 'unclear' }, 'unclear', false],
    [{ tag: 'action-required', action }, 'action-required', false],
    [{ tag: 'refused', message: 'No.' }, 'CardRefused', false],
    [{ tag: 'unreachable', message: 'Away.' }, 'CardUnknown', false],
    [{ tag: 'not-with-provider' }, 'CardNotWithProvider', false],
    [{ tag: 'unknown-subscription' }, 'SubscriptionNotFound', false],
    [undefined, 'SubscriptionNotFound', false],
  ])('of which the shop says %j is answered to its member with %s; recorded: %s', (changed, told, isKept) => {
    const answer = answerAboutCard(changed)
    const code = answer.ok ? answer.value.tag : answer.failure.tag === 'rejected' && answer.failure.code
    expect(code).toBe(told)
    expect(isCardKept(changed)).toBe(isKept)
  })
})
