import type { DrawnElement } from '../markup/index.js'

/** A list of the page with the entries to be drawn in it; `Host` is what a page's elements are. */
export interface ListDrawing<Host> {
  readonly host: Host
  readonly entries: readonly DrawnElement[]
}

/** Draws lists into the designer's own list elements; the rendering code supplies it. */
export interface ListView<Host> {
  /**
   * Shows exactly these lists, at once; a list that is not among them any more gets back what it held before.
   */
  readonly show: (lists: readonly ListDrawing<Host>[]) => void
  readonly dispose: () => void
}
