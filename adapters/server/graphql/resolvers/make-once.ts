/** Makes a value on the first call and answers every later call with the same. */
export function makeOnce<T>(make: () => T): () => T {
  let kept: { readonly made: T } | undefined
  return () => (kept ??= { made: make() }).made
}
