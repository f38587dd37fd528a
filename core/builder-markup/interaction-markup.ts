import type { BuilderMarkup } from '../ports/stage.port.js'

/** How exported pages mark what their interactions refer to. */
export const BUILDER_MARKUP: BuilderMarkup = {
  idAttribute: 'data-w-id',
  copySuffix: '_instance',
  boundarySelector: '.w-dyn-item',
}
