import { expect, it } from '@jest/globals'
import {
  emptyOutboxText,
  queuedMailText,
  shopperMailText,
} from '../../../ui-react/desk/data/use-mail-words.js'

it.each([
  [true, 'Answer on its way'],
  [false, 'Answer kept, not sent: no mail server is set'],
])('a mail of a shop whose mails are sent (%s) is reported as %s', (mailsAreSent, text) => {
  expect(queuedMailText('Answer on its way', 'Answer kept, not sent', mailsAreSent)).toBe(text)
})

it.each([
  ['anna@example.org', true, 'The shopper gets a mail.'],
  ['anna@example.org', false, 'The shopper gets no mail: no mail server is set.'],
  [null, true, 'The shopper gets no mail: there is no mail address.'],
  [null, false, 'The shopper gets no mail: there is no mail address.'],
])('promises a shopper at %s a mail if mails are sent (%s): %s', (email, mailsAreSent, text) => {
  expect(shopperMailText(email, 'The shopper gets a mail.', mailsAreSent)).toBe(text)
})

it('reports an empty outbox as sent only if mails are sent', () => {
  expect([true, false].map(emptyOutboxText)).toEqual([
    'Every mail was sent. Sent mails are not kept here.',
    'No mail was written yet.',
  ])
})
