import type { BuilderMarkup } from '../ports/page/stage.port.js'

/** The marks on elements of exported pages to which interactions refer. */
export const BUILDER_MARKUP: BuilderMarkup = {
  idAttribute: 'data-w-id',
  copySuffix: '_instance',
  boundarySelector: '.w-dyn-item',
}
