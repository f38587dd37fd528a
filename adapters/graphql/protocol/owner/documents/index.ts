/** Every document that the desk sends. They are read when types and texts are generated, never on a page. */
export * from './session.documents.js'
export * from './list.documents.js'
export * from './order.documents.js'
export * from './sign-in.documents.js'
export * from './access.documents.js'
export * from './people.documents.js'
