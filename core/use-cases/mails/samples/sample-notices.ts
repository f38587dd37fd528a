import type { MailId } from '../../../ports/mail/mail-outbox.port.js'
import type { FormSubmission } from '../../../ports/forms/form-submissions.port.js'
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

/** A sample entry of a form. */
export const SAMPLE_SUBMISSION: Pick<FormSubmission, 'formName' | 'fields' | 'files' | 'source'> = {
  formName: 'Contact',
  fields: { Name: 'Ada Example', Email: 'ada@example.com', Message: 'Is the mug made by hand?' },
  files: [],
  source: 'https://shop.example/contact',
}

/** The owner's sample reply to that entry. */
export const SAMPLE_REPLY = { subject: 'Re: Contact', text: 'Hello Ada\n\nYes, each one is thrown by hand.' }

/** Sample mails that could not be delivered. */
export const SAMPLE_GIVEN_UP: readonly GivenUpMail[] = [
  { id: 'sample' as MailId, kind: 'orderPlaced', to: 'ada@example.com', reason: '550 no such mailbox' },
]

/** A sample backup after which the next one is overdue. */
export const SAMPLE_BACKUP = {
  madeOn: Date.UTC(2026, 2, 5),
  file: '/backups/shop-2026-03-05.vitrine-backup',
}
