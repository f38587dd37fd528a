import type { Element } from 'domhandler'
import type { Edit } from './edits.js'
import { attributePlace } from './elements.js'

/** A text as the value of an attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Replaces or removes an attribute in the page's text; null: the text has no such attribute. */
export function attributeEdit(element: Element, name: string, value: string | null): Edit | null {
  const location = attributePlace(element, name)
  if (location === null) return null
  const { startOffset: start, endOffset: end } = location
  return value === null
    ? { start: start - 1, end, text: '' }
    : { start, end, text: `${name}="${escapeAttribute(value)}"` }
}

/** Sets an attribute in the page's text, present or not; null: the element's tag is not in the text. */
export function attributeSetting(element: Element, name: string, value: string): Edit | null {
  const known = attributeEdit(element, name, value)
  const location = element.sourceCodeLocation
  if (known !== null || !location) return known
  const at = location.startOffset + 1 + element.name.length
  return { start: at, end: at, text: ` ${name}="${escapeAttribute(value)}"` }
}

/** Removes an element with its content from the page's text; null: it is not in the text. */
export function removalOf(element: Element, replacement = ''): Edit | null {
  const location = element.sourceCodeLocation
  if (!location) return null
  // An incomplete script has no end for the parser, so its start is used.
  const end = Math.max(location.endOffset, location.startTag?.endOffset ?? 0)
  return { start: location.startOffset, end, text: replacement }
}
