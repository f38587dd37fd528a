import type { BuilderMarkup } from '../ports/stage.port.js'

/** The marks that exported pages give to what their interactions refer to. */
export const BUILDER_MARKUP: BuilderMarkup = {
  idAttribute: 'data-w-id',
  copySuffix: '_instance',
  boundarySelector: '.w-dyn-item',
}
