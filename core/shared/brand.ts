declare const brand: unique symbol

/**
 * A type that only its own constructor or parser produces, e.g. `SkuId`: a plain string cannot stand in for
 * it.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
