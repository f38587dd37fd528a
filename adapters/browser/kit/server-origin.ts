/**
 * The origin of the server that a page belongs to, where it is not the page's own: `data-vitrine-backend` of the root
 * element, which `vitrine build --cross-origin` writes (docs/hosting.md). Empty: the page's own.
 */
export function serverOrigin({ documentElement }: Document): string {
  const named = documentElement.getAttribute('data-vitrine-backend') ?? ''
  return /^https?:\/\/[^/]+$/.test(named) ? named : ''
}
