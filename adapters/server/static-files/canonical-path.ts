import { normalizeText } from '../../../core/shared/index.js'

const addressOf = (segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`

/**
 * The canonical path of a page file: `/lamps` for `lamps.html`, `/lamps/` for `lamps/index.html`. A request
 * can spell it in many ways (`//lamps`, `/%6camps`, `/lamps.html`, other Unicode forms); caches of a page use
 * this path.
 */
export function canonicalPath(file: string): string {
  const segments = normalizeText(file, 'NFC').split('/')
  const last = segments.pop() ?? ''
  if (last === 'index.html') return segments.length === 0 ? '/' : `${addressOf(segments)}/`
  return addressOf([...segments, last.replace(/\.html$/i, '')])
}

/** The canonical path of a page made from a template, by the segments that name its item. */
export const canonicalItemPath = (segments: readonly string[]): string => addressOf(segments)
