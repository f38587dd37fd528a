import { decodeText } from '../../../../core/shared/index.js'

const BASE = 'https://site.invalid'

function urlOf(address: string, base: string): URL | null {
  // A page has hundreds of addresses: asking first whether it can be read would read each of them twice.
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * Resolves an address of a page from the root of the site: `../images/a b.png` on `shop/x.html` is
 * `/images/a%20b.png`. Addresses of other hosts stay as they are.
 */
export function rootAddress(page: string, address: string): string {
  const url = urlOf(address.replaceAll('\\', '/'), `${BASE}/${page}`)
  if (url === null) return address
  return url.origin === BASE ? `${url.pathname}${url.search}${url.hash}` : url.href
}

/** The path in the folder that an address of a page names; null: it leads to another host, or nowhere. */
export function pathInSite(page: string, address: string): string | null {
  const root = rootAddress(page, address.trim())
  if (!root.startsWith('/')) return null
  return decodeText(root.slice(1).replace(/[?#].*$/s, ''))
}

/** Writes the address of a file of the site for a page: relative, as the page's other addresses are. */
export function relativeAddress(page: string, path: string): string {
  const depth = page.split('/').length - 1
  return '../'.repeat(depth) + path.split('/').map(encodeURIComponent).join('/')
}
