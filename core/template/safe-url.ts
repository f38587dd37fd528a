const SCHEME = /^([a-z][a-z0-9+.-]*):/i

const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms']

const IMAGE_SCHEMES = ['http', 'https', 'blob']

/** Characters that browsers ignore in addresses; they must not hide a scheme. */
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0]/g

/**
 * A safe address for a link, or null: a `javascript:` address in data never becomes a link. Relative
 * addresses are allowed.
 */
export function safeLink(url: string): string | null {
  const scheme = SCHEME.exec(url.replace(INVISIBLE, ''))?.[1]?.toLowerCase()
  return scheme === undefined || LINK_SCHEMES.includes(scheme) ? url.trim() : null
}

/** A safe address for a picture, or null. Pictures inside the address itself (`data:`) are allowed too. */
export function safeImage(url: string): string | null {
  const compact = url.replace(INVISIBLE, '')
  const scheme = SCHEME.exec(compact)?.[1]?.toLowerCase()
  const isAllowed = scheme === undefined || IMAGE_SCHEMES.includes(scheme) || /^data:image\//i.test(compact)
  return isAllowed ? url.trim() : null
}

/** A CSS `url("…")` that its text cannot leave, or `none` if the picture is missing or not allowed. */
export function cssUrl(url: string | null): string {
  const safe = url === null ? null : safeImage(url)
  if (safe === null || safe === '') return 'none'
  return `url("${safe.replace(/["\\\n\r\f]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`)}")`
}
