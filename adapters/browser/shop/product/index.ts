export { startProducts } from './product-feature.js'
export type { ProductFeature, ProductFeaturePorts } from './product-feature.js'
