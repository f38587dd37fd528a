import type { MailId } from '../../../ports/mail/mail-outbox.port.js'
import type { LeftCart } from '../../../ports/shop/cart-reminders.port.js'
import type { GivenUpMail } from '../sending/given-up-notice.js'

/** A sample cart for previewing its reminder. */
export const SAMPLE_CART: Pick<LeftCart, 'name' | 'lines'> = {
  name: 'Ada Example',
  lines: [
    { name: 'Stoneware mug', count: 2 },
    { name: 'Brewing guide', count: 1 },
  ],
}

/** Sample mails that could not be delivered. */
export const SAMPLE_GIVEN_UP: readonly GivenUpMail[] = [
  { id: 'sample' as MailId, kind: 'orderPlaced', to: 'ada@example.com', reason: '550 no such mailbox' },
]
