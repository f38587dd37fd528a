import { answerTextsIn } from '../../../../core/site/page-texts/answer-texts.js'
import type { AnswerTexts } from '../../../../core/site/page-texts/answer-texts.js'
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../crypto/same-secret.js'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { createAnswerCookies } from '../../graphql/index.js'
import {
  at,
  isForeignRequest,
  isSecureForBrowser,
  locationText,
  readBody,
  takeForAddress,
  visitorAddress,
  respond,
} from '../../http/index.js'
import type { Route } from '../../http/index.js'
import type { SiteFiles } from '../../../site/files/index.js'
import type { ServedPages } from '../../../site/pages/index.js'
import { localPath } from '../../../../core/accounts/index.js'
import type { FindGates, Gate } from '../../../../core/accounts/index.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { escapeHtml, htmlPage } from '../../../../core/shared/index.js'

/** The builder's password page sends the typed password here. */
export const PASSWORD_PATH = '/.wf_auth'

/** The gates, the key and the limit for pages behind passwords. */
export interface PagePasswordsOptions {
  readonly gates: readonly Gate[]
  readonly gatesBefore: FindGates
  /** The site's secret for the proof in the cookie. */
  readonly siteKey: string
  readonly limit: RateLimit
  readonly trustProxy: boolean
  /** The language of the page that asks for a password, such as `de-AT`. @default English */
  readonly language?: string
}

/** Access to pages behind a password. */
export interface PagePasswords {
  /** The first of these gates whose password the browser has not given yet; null: none. */
  readonly missing: (gates: readonly Gate[], request: IncomingMessage) => Gate | null
  /** Asks for the password and checks it, with the site's own `401.html` if there is one. */
  readonly route: (files: SiteFiles, pages: ServedPages) => Route
}

const COOKIE = 'vitrine_words'
const KEPT_S = 7 * 24 * 60 * 60
const BODY = { limitBytes: 4096 } as const
const TRIES = { points: 20, windowMs: 15 * 60_000 } as const

/** The builder's placeholder for an address, plain or with escaped angle brackets. */
const PATH_PLACE = /(?:<|&lt;)%WF_FORM_VALUE_(?:PATH|PAGE)%(?:>|&gt;)/g

/** The page of a site without a password page of its own. */
const plainPage = ({ language, say }: AnswerTexts): string =>
  htmlPage({
    language,
    title: say('Password'),
    body:
      `<main><h1>${say('This page needs a password')}</h1><form action="/.wf_auth" method="post">` +
      `<label>${say('Password')} ` +
      '<input type="password" name="pass" autocomplete="current-password" required></label>' +
      `<input type="hidden" name="path" value="<%WF_FORM_VALUE_PATH%>"><button>${say('Open')}</button></form></main>`,
  })

/** Signs the proof that a browser gets for a password, and compares typed passwords. */
function createProofs(siteKey: string) {
  const mac = (...parts: readonly string[]): string =>
    createHmac('sha256', siteKey).update(JSON.stringify(parts)).digest('hex')
  return {
    /** The proof of a password; it changes with the password, which must then be typed again. */
    of: ({ path, password }: Gate): string => mac('gate', path, password ?? ''),
    /** The gates that a typed password opens. */
    opened: (gates: readonly Gate[], typed: string): readonly Gate[] => {
      const word = mac('word', typed)
      return gates.filter(({ password }) => isSameSecret(mac('word', password ?? ''), word))
    },
  }
}

const proofsIn = (request: IncomingMessage): readonly string[] =>
  (parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '').split('.')

const withWord = (gates: readonly Gate[]): readonly Gate[] =>
  gates.filter(({ password }) => password !== null)

const redirectTo = (response: ServerResponse, status: 302 | 303, to: string): void =>
  respond.redirect(response, status, locationText(to))

/** Shows the form for a password: the site's own page, or else `plain`. */
async function askPassword(
  request: IncomingMessage,
  response: ServerResponse,
  { files, pages, plain }: { readonly files: SiteFiles; readonly pages: ServedPages; readonly plain: string },
): Promise<void> {
  const path = localPath(new URL(request.url ?? '/', 'http://site').searchParams.get('path') ?? '/') ?? '/'
  const file = files.find('401.html')
  const page =
    file && (await pages.read(file, { audience: PUBLIC, isElsewhere: false, path: PASSWORD_PATH, query: '' }))
  const html = page?.ok ? page.value.bytes.toString('utf8') : plain
  const policy = page?.ok
    ? page.value.policy
    : "default-src 'none'; form-action 'self'; frame-ancestors 'none'"
  respond.html(
    response,
    401,
    html.replace(PATH_PLACE, () => escapeHtml(path)),
    {
      Vary: 'Cookie',
      ...(policy !== null && { 'Content-Security-Policy': policy }),
    },
  )
}

/** Takes a sent password, and gives the visitor the proofs that it opens. */
async function takePassword(
  { limit, trustProxy, gates, gatesBefore }: PagePasswordsOptions,
  proofs: ReturnType<typeof createProofs>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A foreign page could otherwise make its visitors try passwords and use up their network's attempts.
  if (isForeignRequest(request, trustProxy))
    return respond.text(response, 403, 'This form belongs to another site.')
  const body = await readBody(request, BODY)
  const sent = new URLSearchParams(body.ok ? body.value.toString('utf8') : '')
  const path = localPath(sent.get('path') ?? '/') ?? '/'
  const again = `${PASSWORD_PATH}?path=${encodeURIComponent(path)}&e=1`
  const source = visitorAddress(request, trustProxy)
  if (!(await takeForAddress({ limit, ...TRIES }, 'page password', source))) {
    const line = 'That was tried too often. Please wait a little and try again.'
    return respond.tooOften(response, TRIES.windowMs, line)
  }
  const [pathname = ''] = path.split(/[?#]/, 1)
  const asking = withWord(gatesBefore(pathname.slice(1), pathname))
  const opened = proofs.opened(asking, sent.get('pass') ?? '')
  if (opened.length === 0) return redirectTo(response, 302, again)
  const known = new Set(gates.map(proofs.of))
  const kept = proofsIn(request).filter((proof) => known.has(proof))
  const value = [...new Set([...kept, ...opened.map(proofs.of)])].join('.')
  const cookies = createAnswerCookies(response, isSecureForBrowser(request, trustProxy))
  cookies.set({ name: COOKIE, value, maxAgeS: KEPT_S })
  redirectTo(response, 302, path)
}

/** Makes the password check, which recognises visitors by their proofs. */
export function createPagePasswords(options: PagePasswordsOptions): PagePasswords {
  const plain = plainPage(answerTextsIn(options.language ?? 'en'))
  const proofs = createProofs(options.siteKey)
  return {
    missing: (gates, request) => {
      const given = proofsIn(request)
      return (
        withWord(gates).find((gate) => !given.some((proof) => isSameSecret(proof, proofs.of(gate)))) ?? null
      )
    },
    route: (files, pages) =>
      at(PASSWORD_PATH, async (request, response) => {
        if (request.method === 'POST') return takePassword(options, proofs, request, response)
        if (request.method === 'GET' || request.method === 'HEAD')
          return askPassword(request, response, { files, pages, plain })
        respond.notAllowed(response, ['GET', 'HEAD', 'POST'])
      }),
  }
}
