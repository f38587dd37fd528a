import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../protocol/index.js'

/** The facts that a page states about the address of its shop. */
export interface ShopAddress {
  readonly mode: 'published' | 'preview' | 'design'
  /** null: the page names no site. */
  readonly siteId: string | null
  /** The publication and the preview key that the page was opened with; null: none. */
  readonly publication: string | null
  readonly previewKey: string | null
  /** The origin of a server that is not the page's own. @default the page's own */
  readonly server?: string
}

/** The addresses of a page's shop; inside the builder there is no token to fetch. */
export function shopEndpoints({ mode, siteId, publication, previewKey, server = '' }: ShopAddress): {
  readonly endpoint: string
  readonly csrfEndpoint: string | null
} {
  if (mode !== 'published' && siteId !== null)
    return { endpoint: `/api/v1/sites/${encodeURIComponent(siteId)}/apollo`, csrfEndpoint: null }
  const query = Object.entries({ pub: publication, preview: previewKey }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  const endpoint = query.length === 0 ? COMMERCE_ENDPOINT : `${COMMERCE_ENDPOINT}?${query.join('&')}`
  return { endpoint: server + endpoint, csrfEndpoint: server + CSRF_ENDPOINT }
}
