import type { FormSubmission, FormSubmissionId } from '../../ports/form-submissions.port.js'
import type { WaitingMail } from '../../ports/mail-outbox.port.js'
import type { Mail } from '../../ports/mailer.port.js'
import { formMail } from '../../site/index.js'
import { contentOf } from './mail-content.js'
import type { WrittenContent } from './mail-content.js'
import { frameHtml, renderBlocks } from './render-html.js'
import type { MailFrame } from './render-html.js'
import { writtenBlocks } from './written-blocks.js'

/** A mail as it is sent, and the links of its text for tests and the development mailbox. */
export interface RenderedMail {
  readonly mail: Mail
  readonly links: readonly string[]
}

/** Writes a queued mail; null: what it was about is gone, or there is no address to send it to. */
export type RenderMail = (mail: WaitingMail) => Promise<RenderedMail | null>

/** What mails are written with. */
export interface MailRendererPorts {
  /** The look and the words around each mail. */
  readonly frame: () => Omit<MailFrame, 'subject'>
  /** Where the owner's mails go; null: nowhere. */
  readonly ownerAddress: string | null
  readonly readSubmission: (id: FormSubmissionId) => Promise<FormSubmission | null>
}

const NEWER = 'a newer version of this program queued it'

function renderWritten(
  to: string,
  { subject, text, html, links }: WrittenContent,
  frame: Omit<MailFrame, 'subject'>,
): RenderedMail {
  const framed = (): string =>
    frameHtml(renderBlocks(writtenBlocks(text, links), frame.look), { ...frame, subject })
  return { mail: { to, subject, text, html: html ?? framed() }, links }
}

/** Makes the renderer of a site's mails. Rejects for a mail that cannot be written. */
export function createMailRenderer(ports: MailRendererPorts): RenderMail {
  const { frame, ownerAddress, readSubmission } = ports
  return async (mail) => {
    const content = contentOf(mail)
    if (content === null) throw new Error(NEWER)
    const to = mail.to ?? ownerAddress
    if (to === null) return null
    switch (content.tag) {
      case 'written':
        return renderWritten(to, content, frame())
      case 'submission': {
        const submission = await readSubmission(content.submissionId)
        return submission && { mail: formMail(to, submission), links: [] }
      }
      case 'order':
        throw new Error(NEWER)
    }
  }
}
