import { describe, expect, it } from '@jest/globals'
import { REMOVAL_STEPS } from '../../../../core/use-cases/accounts/removal-steps.js'
import type { RemovalStep } from '../../../../core/use-cases/accounts/removal-steps.js'

const placeOf = (step: RemovalStep): number => REMOVAL_STEPS.indexOf(step)

describe('the removal of a member', () => {
  it('does each step once', () => {
    expect(new Set(REMOVAL_STEPS).size).toBe(REMOVAL_STEPS.length)
  })

  it.each([
    // The address of an open link is known from the link.
    ['mails', 'links'],
    // A log-in could begin another session.
    ['account', 'sessions'],
    // A log-in could use them.
    ['account', 'passkeys'],
    // Their sizes are counted for the whole site.
    ['quota', 'files'],
    // The record is an event.
    ['events', 'record'],
  ] as const)('does "%s" before "%s"', (first, next) => {
    expect(placeOf(first)).toBeLessThan(placeOf(next))
  })
})
