import { formPayloadPairs } from '../../../../core/site/index.js'
import type { FormFields } from '../../../../core/site/index.js'
import type { PageContext } from '../../page/page-module.js'

const SENSITIVE = /pass[\s_-]?(?:word|code)|secret|login|credential/i

/**
 * Where the forms of this site are sent: `data-vitrine-form-endpoint` of the root element, else this server's
 * `/api/v1/form/<site id>`; undefined when the page names no site (contract/animation 6.7).
 */
export function formEndpoint(document: Document): string | undefined {
  const root = document.documentElement
  const siteId = root.getAttribute('data-wf-site')
  const chosen = root.getAttribute('data-vitrine-form-endpoint')
  if (chosen) return chosen
  return siteId ? `/api/v1/form/${encodeURIComponent(siteId)}` : undefined
}

/** Sends a form; true if the server took it. Never rejects (contract/animation 6.7 "Hosted submit"). */
export async function postForm(
  { document, window, mode }: PageContext,
  form: HTMLFormElement,
  endpoint: string,
  fields: FormFields,
  fileUploads: Readonly<Record<string, string>>,
  trap: string,
): Promise<boolean> {
  const root = document.documentElement
  const of = (element: Element, name: string): string | undefined => element.getAttribute(name) ?? undefined
  const marketo = /(?:^|;\s*)_mkto_trk=([^;]*)/.exec(document.cookie)?.[1]
  const pairs = formPayloadPairs({
    name: of(form, 'data-name') ?? of(form, 'name') ?? 'Untitled Form',
    pageId: of(form, 'data-wf-page-id') ?? of(root, 'data-wf-page') ?? '',
    elementId: of(form, 'data-wf-element-id') ?? '',
    domain: of(root, 'data-wf-domain'),
    source: window.location.href,
    test: mode() !== 'published',
    fields,
    fileUploads,
    dolphin: SENSITIVE.test(new window.XMLSerializer().serializeToString(form)),
    trackingCookies: { marketo },
    wfFlow: of(form, 'data-wf-flow'),
    localeId: of(form, 'data-wf-locale-id'),
    trap,
  })
  try {
    const body = new window.URLSearchParams(pairs.map(([name, value]) => [name, value]))
    const headers = { accept: 'application/json' }
    const response = await window.fetch(endpoint, { method: 'POST', body, headers })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'code') === 200
  } catch {
    return false
  }
}
