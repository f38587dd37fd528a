import type { PageNodes } from './page-nodes.js'

/** Changes the elements of a page, in a browser's document or a server's parser, so both draw the same. */
export interface PageDraft<N> extends PageNodes<N> {
  /** A new element for the page that `node` belongs to. */
  readonly make: (node: N, tag: string, attributes: Readonly<Record<string, string>>) => N
  /** A copy that nothing surrounds, with everything in it. */
  readonly copy: (node: N) => N
  readonly setAttribute: (node: N, name: string, value: string) => void
  /** Puts a text in place of what is in an element. */
  readonly setText: (node: N, text: string) => void
  /** Puts elements in place of what is in another. */
  readonly setChildren: (node: N, children: readonly N[]) => void
  /** Puts an element before everything that is in another. */
  readonly prepend: (node: N, child: N) => void
}
