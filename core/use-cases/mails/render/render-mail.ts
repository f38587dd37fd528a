import type { FormSubmission, FormSubmissionId } from '../../../ports/forms/form-submissions.port.js'
import type { WaitingMail } from '../../../ports/mail/mail-outbox.port.js'
import type { Mail, MailAttachment } from '../../../ports/mail/mailer.port.js'
import { replyAddressOf } from '../../../site/index.js'
import { writeSubmission } from '../form-entry.js'
import { contentOf } from '../mail-content.js'
import { writeGivenUp } from '../sending/given-up-notice.js'
import type { GivenUpMail } from '../sending/given-up-notice.js'
import type { WrittenContent } from '../mail-content.js'
import { frameHtml, renderBlocks } from './render-html.js'
import type { MailLook } from './mail-look.js'
import type { MailedOrder, MailShop } from '../orders/mailed-order.js'
import { goesToOwner } from '../orders/order-mail.js'
import type { OrderMail } from '../orders/order-mail.js'
import { writeOrderMail } from '../orders/write-order-mail.js'
import { writtenBlocks } from './written-blocks.js'

/** A mail ready to send, and the links of its text for tests and the development mailbox. */
export interface RenderedMail {
  readonly mail: Mail
  readonly links: readonly string[]
}

/** Writes a queued mail; null: its subject is gone, or there is no address to send it to. */
export type RenderMail = (mail: WaitingMail) => Promise<RenderedMail | null>

/** The owner's mail addresses; null: none. */
export interface OwnerAddresses {
  readonly forms: string | null
  readonly orders: string | null
}

/** The parts for writing mails. */
export interface MailRendererPorts {
  /** The shop of the mails, and the owner's texts. */
  readonly shop: () => MailShop
  readonly look: MailLook
  readonly owner: OwnerAddresses
  readonly readSubmission: (id: FormSubmissionId) => Promise<FormSubmission | null>
  /** Reads some of the mails that were given up. */
  readonly readGivenUp: () => Promise<readonly GivenUpMail[]>
  /** The invoice of an order as a file; null: none is mailed, or none is due yet. */
  readonly invoiceOf: (orderId: string) => Promise<MailAttachment | null>
  readonly readOrder: (about: OrderMail) => Promise<MailedOrder | null>
}

const NEWER = 'a newer version of this program queued it'

/** Puts a text into the frame of a mail. */
export function renderWritten(
  to: string,
  { subject, text, html, links, linkLabel, unsubscribeUrl }: WrittenContent,
  { language, name: siteName, origin }: MailShop,
  look: MailLook,
): RenderedMail {
  const framed = (): string =>
    frameHtml(renderBlocks(writtenBlocks(text, links, linkLabel ?? subject), look), {
      language,
      siteName,
      siteUrl: `${origin}/`,
      subject,
      look,
    })
  const ending = unsubscribeUrl === undefined ? {} : { unsubscribeUrl }
  return { mail: { to, subject, text, html: html ?? framed(), ...ending }, links }
}

/** The reply address of a mail: the shopper's for the owner, the business's for the shopper. */
function replyToOf(about: OrderMail, { order }: MailedOrder, { business }: MailShop): string | null {
  return goesToOwner(about.kind) ? order.email : (business?.email ?? null)
}

function renderOrder(
  to: string,
  about: OrderMail,
  mailed: MailedOrder,
  { shop, look }: { readonly shop: MailShop; readonly look: MailLook },
): RenderedMail {
  const { subject, text, html, links } = writeOrderMail(about, mailed, shop, look)
  const replyTo = replyToOf(about, mailed, shop)
  return { mail: { to, subject, text, html, ...(replyTo !== null && { replyTo }) }, links }
}

/** Makes the renderer of a site's mails. Rejects for a mail that cannot be written. */
export function createMailRenderer(ports: MailRendererPorts): RenderMail {
  const { shop, look, owner, readSubmission, readGivenUp, invoiceOf, readOrder } = ports
  /**
   * The attachments: the confirmation has the invoice and the owner's terms; an invoice that is due later has
   * its own mail.
   */
  const attachmentsOf = async ({ kind, orderId }: OrderMail): Promise<readonly MailAttachment[]> => {
    if (kind !== 'orderPlaced' && kind !== 'orderInvoice') return []
    const invoice = await invoiceOf(orderId)
    return [...(invoice === null ? [] : [invoice]), ...(kind === 'orderPlaced' ? shop().files : [])]
  }
  return async (mail) => {
    const content = contentOf(mail)
    if (content === null) throw new Error(NEWER)
    const to = mail.to ?? (content.tag === 'submission' ? owner.forms : (owner.orders ?? owner.forms))
    if (to === null) return null
    switch (content.tag) {
      case 'written':
        return renderWritten(to, content, shop(), look)
      case 'submission': {
        const submission = await readSubmission(content.submissionId)
        if (submission === null) return null
        const replyTo = replyAddressOf(submission)
        const { mail: written, links } = renderWritten(to, writeSubmission(submission, shop()), shop(), look)
        return { mail: { ...written, ...(replyTo !== null && { replyTo }) }, links }
      }
      case 'reply': {
        const replyTo = shop().business?.email ?? owner.forms
        const { subject, text } = content
        return { mail: { to, subject, text, ...(replyTo !== null && { replyTo }) }, links: [] }
      }
      // There is nothing to send again.
      case 'bounced':
        return null
      case 'given-up': {
        const lost = await readGivenUp()
        return lost.length === 0 ? null : renderWritten(to, writeGivenUp(lost, shop()), shop(), look)
      }
      case 'order': {
        const mailed = await readOrder(content.mail)
        if (mailed === null) return null
        const { mail: written, links } = renderOrder(to, content.mail, mailed, { shop: shop(), look })
        const attachments = await attachmentsOf(content.mail)
        return { mail: { ...written, ...(attachments.length > 0 && { attachments }) }, links }
      }
    }
  }
}
