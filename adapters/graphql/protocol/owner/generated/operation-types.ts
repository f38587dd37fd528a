/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
export type * from './operation-types-1.js'
export type * from './operation-types-2.js'
export type * from './operation-types-3.js'
export type * from './operation-types-4.js'
export type * from './operation-types-5.js'
export type * from './operation-types-6.js'
export type * from './operation-types-7.js'
export type * from './operation-types-8.js'
