export { parseBindings } from './binding.js'
export { bindingAssignments } from './binding-assignments.js'
export { readField, readList, readPath } from './data-path.js'
export { decodeAttribute } from './decode.js'
export { expandEntry } from './expand.js'
export { camelFieldName, decodeFieldName, encodeFieldName } from './field-name.js'
export { readOptionChoice } from './option-choice.js'
export { withOrderAliases } from './order-aliases.js'
export { productText } from './product-text.js'
export { cssUrl, safeImage, safeLink } from './safe-url.js'
export {
  projectImage,
  projectOptionValues,
  projectPrice,
  projectSku,
  underOldAndNewName,
} from './site-data.js'
export { parseSkuBindings, skuAssignments } from './sku-assignments.js'
export type { Assignment, LightboxItem } from './assignment.js'
export type { Binding, BindingFilter } from './binding.js'
export type { ProductTextField } from './product-text.js'
export type { OptionChoice } from './option-choice.js'
export type { SiteData } from './site-data.js'
export type { SkuBinding } from './sku-assignments.js'
export type { BindingContext } from './value-text.js'
