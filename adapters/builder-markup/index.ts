export { PRODUCT_FIELDS, PRODUCT_TABLES } from './product-tables.js'
export { RECOGNITION_TABLES } from './recognition-tables.js'
export { standardTemplate } from './standard-templates.js'
export type { ProductFieldName } from './product-tables.js'
