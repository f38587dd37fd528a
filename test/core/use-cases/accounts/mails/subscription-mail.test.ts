import { describe, expect, it } from '@jest/globals'
import { subscriptionMailOf } from '../../../../../core/use-cases/accounts/mails/subscription-mail.js'

const DATES = { atMs: 1, dueOnMs: 2, periodEndMs: 3 }

describe('the mail about an event of a subscription', () => {
  it.each([
    ['begun', {}, { kind: 'subscriptionBegun', dateMs: 2 }],
    ['renewed', {}, { kind: 'paymentSuccessful', dateMs: 3 }],
    ['renewal-failed', { nextTry: 4 }, { kind: 'paymentFailed', dateMs: 4 }],
    ['renewal-failed', { nextTry: null }, null],
    ['renewal-ahead', {}, { kind: 'renewalAhead', dateMs: 2 }],
    ['card-changed', {}, { kind: 'paymentMethodChanged', dateMs: 1 }],
    ['canceled', {}, { kind: 'subscriptionCanceled', dateMs: 3 }],
    ['ended', {}, { kind: 'subscriptionEnded', dateMs: 1 }],
    ['unknown', {}, null],
  ])('of %s with %j is %j', (kind, detail, mail) => {
    expect(subscriptionMailOf({ kind, detail, ...DATES })).toEqual(mail)
  })

  it('of one without a next charge is left out at its beginning and names the end of the period', () => {
    const event = { detail: {}, ...DATES, dueOnMs: null }
    expect(subscriptionMailOf({ kind: 'begun', ...event })).toBeNull()
    expect(subscriptionMailOf({ kind: 'renewal-ahead', ...event })).toEqual({
      kind: 'renewalAhead',
      dateMs: 3,
    })
  })
})
