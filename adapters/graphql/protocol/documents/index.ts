/** All documents of the client. They are read when types and texts are generated, never on a page. */
export * from './account.documents.js'
export * from './mutation.documents.js'
export * from './order.documents.js'
export * from './product.documents.js'
export * from './self-service.documents.js'
