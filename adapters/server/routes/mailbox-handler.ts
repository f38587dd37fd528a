import { answerJson, isFromThisMachine } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'
import type { MailboxMail } from '../sql/accounts/mails/mailbox.js'
import { escapeHtml } from '../../../core/shared/index.js'

const entryOf = ({ to, subject, text, links, sentOn }: MailboxMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time>${escapeHtml(sentOn)}</time></p>` +
  `<pre>${escapeHtml(text)}</pre><ul>${links
    .map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
    .join('')}</ul></article>`

const pageOf = (mails: readonly MailboxMail[]): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Development mailbox</title>' +
  '<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 sans-serif;max-width:44em;' +
  'margin:2em auto;padding:0 1em}pre{white-space:pre-wrap}article{border-top:1px solid #999}</style></head><body>' +
  `<main><h1>Development mailbox</h1><p>Mails go here while no mail server is set.</p>${
    mails.length === 0 ? '<p>There are none yet.</p>' : mails.map(entryOf).join('')
  }</main></body></html>`

/**
 * Shows the mails that no server sends, newest first, to whoever sits at this machine; others are answered as if
 * there were nothing. With `Accept: application/json` a list.
 */
export const createMailboxHandler =
  (read: () => Promise<readonly MailboxMail[]>): HttpHandler =>
  async (request, response) => {
    if (!isFromThisMachine(request)) return answerJson(response, 404, { message: 'There is nothing here.' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return answerJson(response, 405, { message: 'This address only answers GET.' })
    }
    const mails = await read()
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    if ((request.headers.accept ?? '').includes('application/json')) return answerJson(response, 200, mails)
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    response.end(request.method === 'HEAD' ? undefined : pageOf(mails))
  }
