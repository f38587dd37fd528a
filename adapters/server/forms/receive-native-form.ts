import { htmlPage } from '../../../core/shared/index.js'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findNativeForm, toFormPost } from '../../../core/site/index.js'
import type { AnswerText, AnswerTexts } from '../../../core/site/page-texts/answer-texts.js'
import type { NativeForm } from '../../../core/site/index.js'
import { pathOf, respond } from '../http/index.js'
import { isFormEncoded, keepSubmission, readFormPairs, REFUSALS } from './receive-submission.js'
import type { ReceiveSubmissionOptions, SubmissionRefusal } from './receive-submission.js'

/** The page for visitors whose form names no next page. */
export const THANKS_PATH = '/form-received'

/** The forms of the page at a path that browsers send to this server directly. */
export type FindNativeForms = (path: string) => Promise<readonly NativeForm[]>

/** The origin of the visitor's page, if it is a listed other one; empty: this site. */
function guestOf({ headers: { origin, referer = '' } }: IncomingMessage, guests: readonly string[]): string {
  const named = origin ?? (URL.canParse(referer) ? new URL(referer).origin : '')
  return guests.includes(named) ? named : ''
}

/** Answers a visitor with a page of one sentence, in the language of the site. */
function answerPage(
  response: ServerResponse,
  { language, say }: AnswerTexts,
  [status, text]: SubmissionRefusal,
  home: string,
): void {
  respond.html(
    response,
    status,
    htmlPage({
      language,
      title: say('Form'),
      body: `<p>${say(text)}</p><p><a href="${home}">${say('Back to the site')}</a></p>`,
    }),
    { 'Content-Security-Policy': "default-src 'none'" },
  )
}

/** The answer to a form with a password: only the page script sends it, to the accounts of visitors. */
const NEEDS_SCRIPT: AnswerText =
  'A password can be sent only with JavaScript. Turn it on in your browser, or tell the owner of this site.'

const NATIVE_REFUSALS = { ...REFUSALS, password: NEEDS_SCRIPT }

/** Stores the fields of a form of the page; returns the refusal, null: stored. */
async function keepNativeForm(
  options: ReceiveSubmissionOptions,
  form: NativeForm | null,
  post: {
    readonly pairs: Parameters<typeof toFormPost>[1]
    readonly source: string
    readonly address: string
  },
): Promise<SubmissionRefusal | null> {
  if (form === null) return [400, 'The page has no such form.']
  if (form.asksForPassword) return [400, NEEDS_SCRIPT]
  return keepSubmission(options, toFormPost(form, post.pairs, post.source), post.address, NATIVE_REFUSALS)
}

/** The page for a visitor whose form was received. */
export const answerThanks = (
  request: IncomingMessage,
  response: ServerResponse,
  { guests, texts }: { readonly guests: readonly string[]; readonly texts: AnswerTexts },
): void => {
  const home = `${guestOf(request, guests)}/`
  answerPage(response, texts, [200, 'Thank you! Your submission has been received.'], home)
}

/** A page to which visitors may be redirected: of this site, or an http address; null for others. */
function redirectOf({ redirect }: NativeForm, page: URL, isGuest: boolean): string | null {
  if (!redirect || !URL.canParse(redirect, page)) return null
  const url = new URL(redirect, page)
  if (!/^https?:$/.test(url.protocol)) return null
  if (url.host !== page.host || isGuest) return url.href
  // A page also answers at `//page`, but browsers read a path that begins so as another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}

/** The page from which a form was sent: the browser's referrer, else the page with the requested path. */
function pageOf(request: IncomingMessage, guest: string): URL {
  const host = guest || `http://${request.headers.host ?? 'localhost'}`
  const named = request.headers.referer ?? ''
  if (guest === '' && URL.canParse(named) && new URL(named).host === request.headers.host)
    return new URL(named)
  return URL.canParse(pathOf(request), host) ? new URL(pathOf(request), host) : new URL('http://localhost/')
}

/**
 * Accepts a form that a browser sent to a page directly, and redirects the visitor (303); false if the page
 * has no such form. `refusal` is called before anything is read.
 */
export async function receiveNativeForm(
  options: ReceiveSubmissionOptions & {
    readonly findForms: FindNativeForms
    /** Other origins whose pages may send forms here. */
    readonly guests: readonly string[]
    readonly texts: AnswerTexts
    readonly refusal: () => Promise<SubmissionRefusal | null>
  },
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<boolean> {
  if (!isFormEncoded(request)) return false
  const guest = guestOf(request, options.guests)
  const page = pageOf(request, guest)
  const home = `${guest}/`
  const forms = await options.findForms(page.pathname)
  if (forms.length === 0) return false
  // A sender that disconnects is not an error.
  request.on('error', () => undefined)
  const refused = await options.refusal()
  const pairs = refused === null ? await readFormPairs(request) : null
  const { texts } = options
  if (refused) answerPage(response, texts, refused, home)
  else if (pairs && !pairs.ok) answerPage(response, texts, pairs.failure, home)
  else if (pairs?.ok) {
    const form = findNativeForm(forms, pairs.value)
    const post = { pairs: pairs.value, source: page.href, address }
    const rejected = await keepNativeForm(options, form, post)
    if (rejected) answerPage(response, texts, rejected, home)
    else if (!response.destroyed)
      response
        .writeHead(303, { Location: (form && redirectOf(form, page, guest !== '')) ?? THANKS_PATH })
        .end()
  }
  return true
}
