import type { Element } from 'domhandler'
import type { Token } from 'parse5'
import type { Edit } from '../site-pages/index.js'

type ElementLocation = Token.ElementLocation

/** A text as the value of an attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Gives an attribute of the page's text another value, or takes it away; null: the text has no such
 * attribute.
 */
export function attributeEdit(element: Element, name: string, value: string | null): Edit | null {
  const place = (element.sourceCodeLocation as ElementLocation | null)?.attrs?.[name]
  if (place === undefined) return null
  const { startOffset: start, endOffset: end } = place
  return value === null
    ? { start: start - 1, end, text: '' }
    : { start, end, text: `${name}="${escapeAttribute(value)}"` }
}

/** Takes an element with everything in it out of the page's text; null: the text has none. */
export function removalOf(element: Element, replacement = ''): Edit | null {
  const place = element.sourceCodeLocation
  return place ? { start: place.startOffset, end: place.endOffset, text: replacement } : null
}
