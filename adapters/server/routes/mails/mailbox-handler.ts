import { respond, isFromThisMachine } from '../../http/index.js'
import type { HttpHandler } from '../../http/index.js'
import type { WaitingMail } from '../../../../core/ports/mail/mail-outbox.port.js'
import { describeThrown, escapeHtml, htmlPage } from '../../../../core/shared/index.js'
import type { RenderedMail, RenderMail } from '../../../../core/use-cases/mails/render/render-mail.js'

/** The source of the development mailbox. */
export interface MailboxOptions {
  readonly read: () => Promise<readonly WaitingMail[]>
  readonly render: RenderMail
}

/** A mail in the development mailbox. */
interface MailboxMail {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  /** ISO 8601. */
  readonly sentOn: string
}

const toMailboxMail = ({ id, kind, createdMs }: WaitingMail, { mail, links }: RenderedMail): MailboxMail => ({
  id,
  kind,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html ?? '',
  links,
  sentOn: new Date(createdMs).toISOString(),
})

/** A mail that cannot be written is listed with the reason. */
const broken = ({ id, kind, to, createdMs }: WaitingMail, thrown: unknown): MailboxMail => ({
  id,
  kind,
  to: to ?? '',
  subject: `A mail of the kind ${kind} that cannot be written`,
  text: describeThrown(thrown),
  html: '',
  links: [],
  sentOn: new Date(createdMs).toISOString(),
})

async function readMailbox({ read, render }: MailboxOptions): Promise<readonly MailboxMail[]> {
  const mails = await read()
  const rendered = await Promise.all(
    mails.map((mail) =>
      render(mail).then(
        (written) => (written === null ? [] : [toMailboxMail(mail, written)]),
        (thrown: unknown) => [broken(mail, thrown)],
      ),
    ),
  )
  return rendered.flat()
}

const entryOf = ({ id, to, subject, text, html, links, sentOn }: MailboxMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${escapeHtml(sentOn)}</time>` +
  (html === '' ? '' : `, <a href="?html=${encodeURIComponent(id)}">as HTML</a>`) +
  `</p><pre>${escapeHtml(text)}</pre><ul>${links
    .map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
    .join('')}</ul></article>`

const pageOf = (mails: readonly MailboxMail[]): string =>
  htmlPage({
    title: 'Development mailbox',
    style:
      'body{font:16px/1.5 sans-serif;max-width:44em;margin:2em auto;padding:0 1em}' +
      'pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid #999}',
    body: `<main><h1>Development mailbox</h1><p>Mails go here while no mail server is set.</p>${
      mails.length === 0 ? '<p>There are none yet.</p>' : mails.map(entryOf).join('')
    }</main>`,
  })

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** A mail as in a mail program: pictures and styles, but no scripts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'none'; " +
  'sandbox allow-popups allow-top-navigation-by-user-activation'

/**
 * Shows unsent mails, newest first, to a browser on this machine; others get a 404. With `?html=<id>` one
 * mail as HTML, with `Accept: application/json` a list.
 */
export const createMailboxHandler =
  (options: MailboxOptions): HttpHandler =>
  async (request, response) => {
    if (!isFromThisMachine(request)) return respond.json(response, 404, { message: 'There is nothing here.' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, ['GET', 'HEAD'], (message) => ({ message }))
    }
    const mails = await readMailbox(options)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    if ((request.headers.accept ?? '').includes('application/json')) return respond.json(response, 200, mails)
    const wanted = new URL(request.url ?? '/', 'http://localhost').searchParams.get('html')
    const mail = wanted === null ? undefined : mails.find(({ id }) => id === wanted)
    if (wanted !== null && mail === undefined)
      return respond.json(response, 404, { message: 'There is no such mail any more.' })
    respond.html(response, 200, mail?.html ?? pageOf(mails), {
      'Content-Security-Policy': mail === undefined ? PAGE_POLICY : MAIL_POLICY,
    })
  }
