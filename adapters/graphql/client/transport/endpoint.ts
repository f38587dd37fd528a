import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../protocol/index.js'

/** The address data of a shop that its page states. */
export interface ShopAddress {
  readonly mode: 'published' | 'preview' | 'design'
  /** null: the page names no site. */
  readonly siteId: string | null
  /** The publication and the preview key with which the page was opened; null: none. */
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
