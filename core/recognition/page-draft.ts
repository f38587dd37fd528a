import type { PageNodes } from './page-nodes.js'

/**
 * Changes the elements of a page, in a browser's document or a server's parser, so that both draw the same.
 */
export interface PageDraft<N> extends PageNodes<N> {
  /** A new element for the page of `node`. */
  readonly make: (node: N, tag: string, attributes: Readonly<Record<string, string>>) => N
  /** A deep copy without a parent. */
  readonly copy: (node: N) => N
  readonly setAttribute: (node: N, name: string, value: string) => void
  /** Replaces the content of an element by a text. */
  readonly setText: (node: N, text: string) => void
  /** Replaces the content of an element by other elements. */
  readonly setChildren: (node: N, children: readonly N[]) => void
  /** Puts an element before the content of another. */
  readonly prepend: (node: N, child: N) => void
}
