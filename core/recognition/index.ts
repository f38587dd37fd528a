export { bindingText, conditionText } from './binding-text.js'
export { closest, isBlank } from './page-nodes.js'
export { drawOptions } from './draw-options.js'
export { completeLinks, emptyStateOf, renameFields } from './entry-parts.js'
export {
  entryAround,
  linkedSlug,
  mainForm,
  NAMED,
  PRODUCT_FORM,
  PUBLISHED,
  slugOfEntry,
  STATES_PRODUCT,
} from './product-marks.js'
export { productsOfList, readProductList, showsRelated, sortedProductsOfList } from './product-list.js'
export { lacksPrice, recogniseProduct } from './product-fields.js'
export { recogniseEntry, recognisePage } from './recognise-bindings.js'
export type { OptionDrawing, OptionMarkup } from './draw-options.js'
export type { PageDraft } from './page-draft.js'
export type { PageNodes } from './page-nodes.js'
export type { ProductField, ProductPart, ProductScope, ProductTables } from './product-fields.js'
export type { ProductList } from './product-list.js'
export type { Recognised, Recogniser, Recognition } from './recognise-bindings.js'
export type {
  RecognitionTables,
  StandardBinding,
  StandardBlock,
  StandardCondition,
  StandardPart,
} from './standard-block.js'
