/** Every document that the desk sends. They are read when types and texts are generated, never on a page. */
export * from './session.documents.js'
