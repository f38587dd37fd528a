/**
 * Does works one after the other. A failure does not stop the later ones; the first one rejects the result at
 * the end.
 */
export async function eachInTurn(works: Iterable<() => Promise<unknown>>): Promise<void> {
  const thrown: unknown[] = []
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      thrown.push(error)
    }
  }
  if (thrown.length > 0) throw thrown[0]
}
