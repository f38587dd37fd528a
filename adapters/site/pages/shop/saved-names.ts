import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { toSlug } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { attributeOf } from '../elements.js'
import { textOf } from '../text-of.js'
import { closestTo } from './product-elements.js'

/** A product and its entry in a saved list. */
export interface KnownEntry {
  readonly element: Element
  readonly product: Pick<Product, 'name' | 'slug'>
}

const DRAWN = ['data-wf-sku-bindings', 'data-vitrine-bind', 'data-vitrine-field']

const isOpen = (element: Element): boolean =>
  !element.children.some(isTag) &&
  !/^(?:script|style|option|button|svg|label)$/.test(element.name) &&
  DRAWN.every((name) => attributeOf(element, name) === null)

/** The parts of an element that contain only text, by their position in it. */
function wordsByPlace(element: Element): ReadonlyMap<string, Element> {
  const places = new Map<string, Element>()
  const visit = (parent: Element, place: string): void => {
    parent.children.filter(isTag).forEach((child, index) => {
      const own = `${place} ${index} ${child.name}`
      if (isOpen(child) && textOf(child) !== '') places.set(own, child)
      visit(child, own)
    })
  }
  visit(element, '')
  return places
}

/** True for texts that are a product's name, or were its name when its address was made. */
const isProductName = (text: string, { name, slug }: KnownEntry['product']): boolean => {
  if (text === name) return true
  const made = toSlug(text)
  return made !== '' && (slug === made || slug.replace(/-\d+$/, '') === made)
}

/**
 * The parts with the product's name in the entries of a saved list. A changed name is found by its position.
 * At least half of the entries must have the name there, and more than at any other position; then all of
 * them have it there.
 */
export function namesInEntries(entries: readonly KnownEntry[]): readonly (readonly [Element, string])[] {
  const read = entries.map(({ element, product }) => ({ product, words: wordsByPlace(element) }))
  const counts = new Map<string, number>()
  for (const { product, words } of read)
    for (const [place, part] of words)
      if (isProductName(textOf(part), product)) counts.set(place, (counts.get(place) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  if (most === 0 || most * 2 < entries.length) return []
  return read.flatMap(({ product, words }) =>
    [...words].flatMap(([place, part]) =>
      counts.get(place) === most ? [[part, product.name] as const] : [],
    ),
  )
}

/**
 * The parts of an entry whose text no other entry has at that position, the longest first; none if there are
 * no other entries.
 */
export function ownWordsOf(entry: Element, entries: readonly Element[]): readonly Element[] {
  const others = entries.filter((other) => other !== entry).map(wordsByPlace)
  if (others.length === 0) return []
  return [...wordsByPlace(entry)]
    .filter(([place, part]) => others.every((words) => textAt(words, place) !== textOf(part)))
    .map(([, part]) => part)
    .sort((one, other) => textOf(other).length - textOf(one).length)
}

const textAt = (words: ReadonlyMap<string, Element>, place: string): string => {
  const part = words.get(place)
  return part === undefined ? '' : textOf(part)
}

/** The name in the heading of a saved product page, and the parts outside list entries that show it. */
export interface WrittenName {
  readonly text: string
  readonly parts: readonly Element[]
}

/** The product name of a saved page, identified by the address or the title; null: unknown. */
export function writtenName(
  outside: readonly Element[],
  title: string,
  product: KnownEntry['product'],
): WrittenName | null {
  const headings = outside.filter((element) => /^h[1-3]$/.test(element.name) && textOf(element) !== '')
  const heading =
    headings.find((each) => isProductName(textOf(each), product)) ??
    headings.find((each) => each.name === 'h1' && !isInFrame(each) && leads(title, textOf(each)))
  if (heading === undefined) return null
  const text = textOf(heading)
  return { text, parts: outside.filter((element) => isOpen(element) && textOf(element) === text) }
}

/** True for the header and the footer of a page, which name the site. */
const isInFrame = (element: Element): boolean => closestTo(element, 'header, nav, footer, .w-nav') !== null

/** True if a title begins with a text, followed by another part. */
const leads = (title: string, text: string): boolean =>
  title === text || (title.startsWith(text) && /^\s+[|–—·-]\s/.test(title.slice(text.length)))
