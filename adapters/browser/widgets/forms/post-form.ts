import { toRecord } from '../../../../core/shared/index.js'
import { formFailureText, formPayloadPairs } from '../../../../core/site/index.js'
import type { FormFields } from '../../../../core/site/index.js'
import type { PageContext } from '../../kit/page-module.js'
import { serverOrigin } from '../../kit/server-origin.js'

const SENSITIVE = /pass[\s_-]?(?:word|code)|secret|login|credential/i
const PATIENCE_MS = 60_000
/** Failures that only a server can detect; they are shown like the page's own. */
const TELLABLE: readonly string[] = [
  formFailureText({ tag: 'password', index: 0 }),
  formFailureText({ tag: 'captcha', index: 0 }),
]

/** The result of sending a form. `refused`: for a reason that the visitor can change. */
export type PostOutcome =
  | { readonly tag: 'sent' }
  | { readonly tag: 'failed' }
  | { readonly tag: 'refused'; readonly text: string }

/** The data of a form as sent, and the address it goes to. */
export interface FormPost {
  readonly endpoint: string
  readonly fields: FormFields
  /** Ids of uploaded files by field. */
  readonly files: Readonly<Record<string, string>>
  readonly trap: string
}

/**
 * The address that takes the forms of this site: `data-vitrine-form-endpoint` of the root element, else this
 * server's `/api/v1/form/<site id>`; undefined when the page names no site (reference/forms#sending).
 */
export function formEndpoint(document: Document): string | undefined {
  const root = document.documentElement
  const siteId = root.getAttribute('data-wf-site')
  const chosen = root.getAttribute('data-vitrine-form-endpoint')
  if (chosen) return chosen
  return siteId ? `${serverOrigin(document)}/api/v1/form/${encodeURIComponent(siteId)}` : undefined
}

/**
 * Sends a form (reference/forms#sending). An unchanged repeat after a lost answer has the same attempt id, so
 * that the server stores it once. Never rejects.
 */
export function createFormPoster(
  context: PageContext,
  form: HTMLFormElement,
): (post: FormPost) => Promise<PostOutcome> {
  const { window } = context
  let attempt = { content: '', name: '' }
  return async (post) => {
    const pairs = payloadOf(context, form, post)
    const content = JSON.stringify(pairs)
    if (attempt.content !== content) attempt = { content, name: randomName(window) }
    const body = [...pairs, ['attempt', attempt.name] as const]
    const outcome = await send(context, post.endpoint, body)
    if (outcome.tag === 'sent') attempt = { content: '', name: '' }
    return outcome
  }
}

type Pairs = readonly (readonly [name: string, value: string])[]

function payloadOf({ document, window, mode }: PageContext, form: HTMLFormElement, post: FormPost): Pairs {
  const root = document.documentElement
  const of = (element: Element, name: string): string | undefined => element.getAttribute(name) ?? undefined
  const marketo = /(?:^|;\s*)_mkto_trk=([^;]*)/.exec(document.cookie)?.[1]
  return formPayloadPairs({
    name: of(form, 'data-name') ?? of(form, 'name') ?? 'Untitled Form',
    pageId: of(form, 'data-wf-page-id') ?? of(root, 'data-wf-page') ?? '',
    elementId: of(form, 'data-wf-element-id') ?? '',
    domain: of(root, 'data-wf-domain'),
    source: window.location.href,
    test: mode() !== 'published',
    fields: post.fields,
    fileUploads: post.files,
    dolphin: SENSITIVE.test(new window.XMLSerializer().serializeToString(form)),
    trackingCookies: { marketo },
    wfFlow: of(form, 'data-wf-flow'),
    localeId: of(form, 'data-wf-locale-id'),
    trap: post.trap,
  })
}

async function send({ window, clock }: PageContext, endpoint: string, pairs: Pairs): Promise<PostOutcome> {
  const patience = new AbortController()
  const stopWaiting = clock.setTimer(PATIENCE_MS, () => patience.abort())
  try {
    const body = new window.URLSearchParams(pairs.map(([name, value]) => [name, value]))
    const headers = { accept: 'application/json' }
    const response = await window.fetch(endpoint, { method: 'POST', body, headers, signal: patience.signal })
    return outcomeOf(await response.json())
  } catch {
    return { tag: 'failed' }
  } finally {
    stopWaiting()
  }
}

function outcomeOf(answer: unknown): PostOutcome {
  const { code, msg } = toRecord(answer)
  if (code === 200) return { tag: 'sent' }
  return typeof msg === 'string' && TELLABLE.includes(msg) ? { tag: 'refused', text: msg } : { tag: 'failed' }
}

/** 128 random bits in the server's format; also works on pages without HTTPS. */
const randomName = (window: PageContext['window']): string =>
  [...window.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
