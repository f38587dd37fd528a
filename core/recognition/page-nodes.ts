/**
 * Reads the elements of a page for recognition, in a browser's document or in a server's parser tree. Nothing
 * here needs layout, so that both recognise the same.
 */
export interface PageNodes<N> {
  /** The element's name in lower case. */
  readonly tag: (node: N) => string
  /** Null: the element has no such attribute. */
  readonly attribute: (node: N, name: string) => string | null
  /** The parent element; null: none. */
  readonly parent: (node: N) => N | null
  /** The child elements. */
  readonly children: (node: N) => readonly N[]
  /** All text in it. */
  readonly text: (node: N) => string
  /** True if a CSS selector matches it. */
  readonly matches: (node: N, selector: string) => boolean
  /** The elements inside it that match a CSS selector, in document order. */
  readonly select: (root: N, selector: string) => readonly N[]
}

/** The nearest match among the element and its ancestors; null: none. */
export function closest<N>(nodes: PageNodes<N>, node: N, selector: string): N | null {
  for (let each: N | null = node; each !== null; each = nodes.parent(each))
    if (nodes.matches(each, selector)) return each
  return null
}

/** True if `inner` is `outer` or inside it. */
export function contains<N>(nodes: PageNodes<N>, outer: N, inner: N): boolean {
  for (let each: N | null = inner; each !== null; each = nodes.parent(each)) if (each === outer) return true
  return false
}

/** True for an element without text; it may hold other elements. */
export const isWordless = <N>(nodes: PageNodes<N>, node: N): boolean => nodes.text(node).trim() === ''

/** True if an element contains no text. */
export const isBlank = <N>(nodes: PageNodes<N>, node: N): boolean =>
  nodes.children(node).length === 0 && isWordless(nodes, node)
