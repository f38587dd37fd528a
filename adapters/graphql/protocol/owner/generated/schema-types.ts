/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
export type * from './schema-types-1.js'
export type * from './schema-types-2.js'
export type * from './schema-types-3.js'
export type * from './schema-types-4.js'
export type * from './schema-types-5.js'
export type * from './schema-types-6.js'
export type * from './schema-types-7.js'
export type * from './schema-types-8.js'
