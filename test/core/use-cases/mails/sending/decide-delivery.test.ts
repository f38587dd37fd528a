import { describe, expect, it } from '@jest/globals'
import { decideDelivery, MAIL_LIFE_MS } from '../../../../../core/use-cases/mails/sending/decide-delivery.js'
import { messageIdOf, senderDomain } from '../../../../../core/use-cases/mails/sending/message-id.js'
import type { MailId } from '../../../../../core/ports/mail/mail-outbox.port.js'

const MINUTE_MS = 60_000
const NOW = 1_000 * 24 * 60 * MINUTE_MS
const away = { tag: 'not-sent', message: 'away' } as const
const refused = { tag: 'refused', message: 'no' } as const

describe('a mail after a try', () => {
  it.each([
    ['was sent', null, 0, 0, 'sent'],
    ['met a server that was away', away, 0, 0, 1],
    ['met one twice', away, 1, 0, 2],
    ['met one for the sixth time', away, 5, 0, 32],
    ['met one for the hundredth time', away, 99, 0, 60],
    ['was refused', refused, 0, 0, 60],
    ['was refused four times', refused, 3, 0, 60],
    ['was refused five times', refused, 4, 0, 'given-up'],
    ['is too old', away, 0, MAIL_LIFE_MS.other + 1, 'given-up'],
    ['is just young enough', away, 0, MAIL_LIFE_MS.other, 1],
    ['is too old and was sent', null, 0, MAIL_LIFE_MS.other + 1, 'sent'],
  ] as const)('that %s', (_, failure, tries, ageMs, expected) => {
    const mail = { createdMs: NOW - ageMs, tries, lifeMs: MAIL_LIFE_MS.other }
    const delivery = decideDelivery(mail, failure, NOW)
    expect(delivery.tag === 'again' ? (delivery.untilMs - NOW) / MINUTE_MS : delivery.tag).toBe(expected)
  })
})

describe('the Message-ID of a mail', () => {
  it.each([
    ['Shop <shop@example.org>', 'example.org'],
    ['shop@Example.ORG', 'example.org'],
    ['"a@b" <shop@münchen.example>', 'münchen.example'],
    ['nothing', 'localhost'],
  ])('ends with the domain of %s', (from, domain) => {
    expect(senderDomain(from)).toBe(domain)
    expect(messageIdOf('0197-a' as MailId, from)).toBe(`<0197-a@${domain}>`)
  })
})
