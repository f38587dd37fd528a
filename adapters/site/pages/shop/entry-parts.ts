import type { Element } from 'domhandler'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { descendants, selectIn } from '../select.js'
import { setAttribute } from './draft.js'
import { closestTo } from './product-elements.js'

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']

/** Labels of a repeated entry lead to its own fields; other ids are what the designer's style sheet goes by. */
export function renameFields(entry: Element, index: number): void {
  if (index === 0) return
  const inside = descendants(entry)
  const referring = inside.flatMap((element) =>
    REFERENCES.flatMap((name) => (attributeOf(element, name) === null ? [] : [{ element, name }])),
  )
  const words = (text: string | null): readonly string[] => (text ?? '').split(/\s+/).filter(Boolean)
  const renamed = new Set(referring.flatMap(({ element, name }) => words(attributeOf(element, name))))
  for (const element of inside)
    if (/^(?:input|select|textarea)$/.test(element.name)) renamed.add(attributeOf(element, 'id') ?? '')
  const rename = (id: string): string => (renamed.has(id) ? `${id}-${index + 1}` : id)
  for (const { element, name } of referring)
    setAttribute(element, name, words(attributeOf(element, name)).map(rename).join(' '))
  for (const element of inside) {
    const id = attributeOf(element, 'id')
    if (id !== null && id !== '') setAttribute(element, 'id', rename(id))
  }
}

/** No link of a widget, and nothing that is pressed. */
const OPEN_LINK = [':not([href])', '[href=""]', '[href="#"]', '[href*="detail_"]']
  .map((address) => `a${address}:not([data-node-type], [role], .w-lightbox, .w-tab-link, .w-dropdown-link)`)
  .join(', ')

/** Leads links without an address to the item, and names those that show only its picture. */
export function completeLinks(entry: Element, address: string, name: string): void {
  for (const link of selectIn(entry, OPEN_LINK)) {
    setAttribute(link, 'href', address)
    const showsWords = pageNodes.text(link).trim() !== ''
    const isPicture = descendants(link).some((part) => part.name === 'img' && !part.attribs['alt'])
    if (!showsWords && isPicture && attributeOf(link, 'aria-label') === null)
      setAttribute(link, 'aria-label', name)
  }
}

/** The element that a list shows while it has no entries; undefined: it has none. */
export const emptyStateOf = (root: Element): Element | undefined =>
  selectIn(root, '.w-dyn-empty').find((each) => closestTo(each, '.w-dyn-list') === root)
