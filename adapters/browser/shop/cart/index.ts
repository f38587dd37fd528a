export { cartQueries, startCarts } from './cart-feature.js'
export type { CartFeature, CartFeaturePorts } from './cart-feature.js'
