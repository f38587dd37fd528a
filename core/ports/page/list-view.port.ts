import type { DrawnElement } from '../../markup/index.js'

/** A list of the page with the entries to draw in it; `Host` is the type of a page's elements. */
export interface ListDrawing<Host> {
  readonly host: Host
  readonly entries: readonly DrawnElement[]
}

/** Draws lists into the designer's own list elements; the rendering code supplies it. */
export interface ListView<Host> {
  /**
   * Shows exactly these lists, at once; a list that is no longer among them gets its previous content back.
   */
  readonly show: (lists: readonly ListDrawing<Host>[]) => void
  readonly dispose: () => void
}
