import type { PageDraft } from './page-draft.js'
import { closest, isWordless } from './page-nodes.js'
import type { PageNodes } from './page-nodes.js'

/** Attributes by which an element of an entry refers to another one of it. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']

const idsIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/**
 * Gives the fields of a repeated entry unique ids, and connects its labels with them. Other ids stay, since style
 * sheets may use them, and so do references to elements outside of the entry.
 */
export function renameFields<N>(nodes: PageDraft<N>, entry: N, index: number): void {
  if (index === 0) return
  const parts = [entry, ...nodes.select(entry, '*')]
  const idOf = (part: N): string => nodes.attribute(part, 'id') ?? ''
  const inside = new Set(parts.map(idOf))
  const referring = parts.flatMap((part) =>
    REFERENCES.flatMap((name) => {
      const ids = idsIn(nodes.attribute(part, name) ?? '')
      return ids.some((id) => inside.has(id)) ? [{ part, name, ids }] : []
    }),
  )
  const renamed = new Set(referring.flatMap(({ ids }) => ids.filter((id) => inside.has(id))))
  for (const part of parts) if (/^(?:input|select|textarea)$/.test(nodes.tag(part))) renamed.add(idOf(part))
  const rename = (id: string): string => (renamed.has(id) ? `${id}-${index + 1}` : id)
  for (const { part, name, ids } of referring) nodes.setAttribute(part, name, ids.map(rename).join(' '))
  for (const part of parts) {
    const id = idOf(part)
    if (id !== '' && renamed.has(id)) nodes.setAttribute(part, 'id', rename(id))
  }
}

/** A link without a target; links of widgets and links used as buttons are not among them. */
const OPEN_LINK = [':not([href])', '[href=""]', '[href="#"]', '[href*="detail_"]']
  .map((address) => `a${address}:not([data-node-type], [role], .w-lightbox, .w-tab-link, .w-dropdown-link)`)
  .join(', ')

/** Without an address, or to the page that all items of an export share. */
const OPEN_ADDRESS = /^#?$|(?:^|\/)detail_[\w-]+(?:\.html)?(?:[?#]|$)/

const LINK_NAMES = ['aria-label', 'aria-labelledby', 'title']

/**
 * Leads links without an address to the item, and names those in which no words and no described picture say where
 * they lead. `awaited` are the elements that get their words later.
 */
export function completeLinks<N>(
  nodes: PageDraft<N>,
  entry: N,
  item: { readonly address: string; readonly name: string },
  awaited: readonly N[] = [],
): void {
  const hasWords = (part: N): boolean =>
    awaited.includes(part) ||
    (nodes.tag(part) === 'img' && (nodes.attribute(part, 'alt') ?? '').trim() !== '')
  for (const link of nodes.select(entry, OPEN_LINK)) {
    if (!OPEN_ADDRESS.test(nodes.attribute(link, 'href') ?? '')) continue
    nodes.setAttribute(link, 'href', item.address)
    if (LINK_NAMES.some((name) => nodes.attribute(link, name) !== null)) continue
    if (isWordless(nodes, link) && ![link, ...nodes.select(link, '*')].some(hasWords))
      nodes.setAttribute(link, 'aria-label', item.name)
  }
}

/** The element that a list shows while it has no entries; undefined: it has none. */
export const emptyStateOf = <N>(nodes: PageNodes<N>, root: N): N | undefined =>
  nodes.select(root, '.w-dyn-empty').find((each) => closest(nodes, each, '.w-dyn-list') === root)
