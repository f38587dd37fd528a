/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
export * from './operations-1.js'
export * from './operations-2.js'
export * from './operations-3.js'
