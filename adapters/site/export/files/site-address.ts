import { decodeText } from '../../../../core/shared/index.js'

const BASE = 'https://site.invalid'

function urlOf(address: string, base: string): URL | null {
  // The address is parsed in a try, since a check before it would parse each of hundreds of addresses
  // twice.
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

/** The path in the folder of an address in a page; null for another host, or an invalid address. */
export function pathInSite(page: string, address: string): string | null {
  const root = rootAddress(page, address.trim())
  if (!root.startsWith('/')) return null
  return decodeText(root.slice(1).replace(/[?#].*$/s, ''))
}

/** The relative address, for a page, of a file of the site. */
export function relativeAddress(page: string, path: string): string {
  const depth = page.split('/').length - 1
  return '../'.repeat(depth) + path.split('/').map(encodeURIComponent).join('/')
}
