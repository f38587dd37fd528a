/** Returns a function that makes a value on the first call and returns the same value on every later call. */
export function makeOnce<T>(make: () => T): () => T {
  let kept: { readonly made: T } | undefined
  return () => (kept ??= { made: make() }).made
}
