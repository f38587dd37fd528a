import { expect, it } from '@jest/globals'
import { queuedMailText } from '../../../ui-react/desk/data/use-mail-words.js'

it.each([
  [true, 'Answer on its way'],
  [false, 'Answer kept, not sent: no mail server is set'],
])('a mail of a shop whose mails are sent (%s) is told as %s', (mailsAreSent, text) => {
  expect(queuedMailText('Answer on its way', 'Answer kept, not sent', mailsAreSent)).toBe(text)
})
