/**
 * Loads on the first call and answers every later call with the same; what did not arrive is asked for again by the
 * next call.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    loading.catch(() => (loading = undefined))
    return loading
  }
}
