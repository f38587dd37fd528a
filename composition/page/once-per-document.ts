import type { PageContext } from '../../adapters/browser/kit/page-module.js'

/** `make`, called at the first need of a document; whoever asks later gets the same. */
export function oncePerDocument<T>(make: (context: PageContext) => T): (context: PageContext) => T {
  const made = new WeakMap<Document, { readonly value: T }>()
  return (context) => {
    const known = made.get(context.document) ?? { value: make(context) }
    made.set(context.document, known)
    return known.value
  }
}
