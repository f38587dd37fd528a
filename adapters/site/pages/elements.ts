import { isText } from 'domhandler'
import type { Element } from 'domhandler'
import type { Token } from 'parse5'

/** The value of an attribute; null if the element has none. */
export const attributeOf = (element: Element, name: string): string | null => element.attribs[name] ?? null

/** The range of an attribute in the text of its page, name and value; null if it is not in the text. */
export const attributePlace = (element: Element, name: string): Token.Location | null =>
  (element.sourceCodeLocation as Token.ElementLocation | null | undefined)?.attrs?.[name] ?? null

/** True if an element has one of these words in its `class`. */
export const hasClass = (element: Element, name: string): boolean =>
  (element.attribs['class'] ?? '').includes(name) && classesOf(element).includes(name)

/** The words of an element's `class`. */
export const classesOf = (element: Element): readonly string[] =>
  (element.attribs['class'] ?? '').split(/\s+/).filter((name) => name !== '')

/** The text directly in an element, which for a script or a style is all of it. */
export const ownText = (element: Element): string =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('')

/** The end of a page's head in its text; null: the end tag is missing. */
export const headEnd = (elements: readonly Element[]): number | null =>
  elements.find(({ name }) => name === 'head')?.sourceCodeLocation?.endTag?.startOffset ?? null

/** Each value once, in the order of their first appearance. */
export const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** The host of an address as in a policy; null for an address of the site itself, or an invalid one. */
export function hostOf(address: string): string | null {
  const [, scheme = '', host = ''] = /^\s*(https?:)?\/\/([\w.-]+(?::\d+)?)/i.exec(address) ?? []
  return host === '' ? null : scheme === '' ? host : `${scheme.toLowerCase()}//${host}`
}
