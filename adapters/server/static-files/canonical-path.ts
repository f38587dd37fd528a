import { normalizeText } from '../../../core/shared/index.js'

const addressOf = (segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`

/**
 * The one path of a page file, by its name in the site folder: `/lamps` for `lamps.html`, `/lamps/` for
 * `lamps/index.html`. A request can spell it in any number of ways (`//lamps`, `/%6camps`, `/lamps.html`, letters in
 * another Unicode form); what is kept of a page is kept under this one.
 */
export function canonicalPath(file: string): string {
  const segments = normalizeText(file, 'NFC').split('/')
  const last = segments.pop() ?? ''
  if (last === 'index.html') return segments.length === 0 ? '/' : `${addressOf(segments)}/`
  return addressOf([...segments, last.replace(/\.html$/i, '')])
}

/** The one path of a page that is made from a template, by the segments that name its item. */
export const canonicalItemPath = (segments: readonly string[]): string => addressOf(segments)
