import type { PageContext } from './page-module.js'

/** Calls `make` on the first use in a document; later callers get the same value. */
export function oncePerDocument<T>(make: (context: PageContext) => T): (context: PageContext) => T {
  const made = new WeakMap<Document, { readonly value: T }>()
  return (context) => {
    const known = made.get(context.document) ?? { value: make(context) }
    made.set(context.document, known)
    return known.value
  }
}
