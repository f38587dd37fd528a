/** Caches one value per object for as long as the object lives. */
export function oncePer<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly made: T }>()
  return (key) => {
    const earlier = known.get(key)
    if (earlier !== undefined) return earlier.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}
