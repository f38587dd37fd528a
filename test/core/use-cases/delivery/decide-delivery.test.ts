import { describe, expect, it } from '@jest/globals'
import { decideDelivery } from '../../../../core/use-cases/delivery/decide-delivery.js'

const MINUTE_MS = 60_000
const NOW = 1_000 * 24 * 60 * MINUTE_MS
const LIFE_MS = 7 * 24 * 60 * MINUTE_MS
const away = { tag: 'not-sent', message: 'away' } as const
const refused = { tag: 'refused', message: 'no' } as const

describe('a mail or an event after a try', () => {
  it.each([
    ['was sent', null, 0, 0, 'sent'],
    ['met a server that was away', away, 0, 0, 1],
    ['met one twice', away, 1, 0, 2],
    ['met one for the sixth time', away, 5, 0, 32],
    ['met one for the hundredth time', away, 99, 0, 60],
    ['was refused', refused, 0, 0, 60],
    ['was refused four times', refused, 3, 0, 60],
    ['was refused five times', refused, 4, 0, 'given-up'],
    ['is too old', away, 0, LIFE_MS + 1, 'given-up'],
    ['is just young enough', away, 0, LIFE_MS, 1],
    ['is too old and was sent', null, 0, LIFE_MS + 1, 'sent'],
  ] as const)('that %s', (_, failure, tries, ageMs, expected) => {
    const waiting = { createdMs: NOW - ageMs, tries, lifeMs: LIFE_MS }
    const delivery = decideDelivery(waiting, failure, NOW)
    expect(delivery.tag === 'again' ? (delivery.untilMs - NOW) / MINUTE_MS : delivery.tag).toBe(expected)
  })
})
