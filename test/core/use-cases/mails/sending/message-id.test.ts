import { describe, expect, it } from '@jest/globals'
import { messageIdOf, senderDomain } from '../../../../../core/use-cases/mails/sending/message-id.js'
import type { MailId } from '../../../../../core/ports/mail/mail-outbox.port.js'

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
