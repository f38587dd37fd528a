/** Loads values a bounded number at once, and yields the results in the order of the items. */
export async function* loadAhead<Item, Loaded>(
  items: readonly Item[],
  atOnce: number,
  load: (item: Item) => Promise<Loaded>,
): AsyncGenerator<{ readonly item: Item; readonly loaded: Loaded }> {
  const begun: { readonly item: Item; readonly loaded: Promise<Loaded> }[] = []
  let next = 0
  const begin = (): void => {
    for (; begun.length < atOnce && next < items.length; next += 1) {
      const item = items[next] as Item
      const loaded = load(item)
      // An early end of the loop leaves it unread.
      loaded.catch(() => undefined)
      begun.push({ item, loaded })
    }
  }
  try {
    for (begin(); begun.length > 0; begin()) {
      const [first] = begun
      if (first === undefined) return
      const loaded = await first.loaded
      begun.shift()
      yield { item: first.item, loaded }
    }
  } finally {
    await Promise.allSettled(begun.map(({ loaded }) => loaded))
  }
}

/** Work of which a bounded number runs at once, until one piece fails. */
export interface Crew {
  /** Waits for room and begins the work; answers the first failure so far. */
  readonly take: (work: () => Promise<string | null>) => Promise<string | null>
  /** Waits for all work; answers the first failure. */
  readonly end: () => Promise<string | null>
}

/** A crew; work answers its failure, or null. A rejection is thrown by `take` or `end`. */
export function createCrew(atOnce: number): Crew {
  const running = new Set<Promise<void>>()
  let failure: string | null = null
  let thrown: { readonly error: unknown } | null = null
  const told = (): string | null => {
    if (thrown !== null) throw thrown.error
    return failure
  }
  return {
    take: async (work) => {
      while (running.size >= atOnce) await Promise.race(running)
      if (told() !== null) return failure
      const done = work()
        .then(
          (reason) => {
            failure ??= reason
          },
          (error: unknown) => {
            thrown ??= { error }
          },
        )
        .finally(() => running.delete(done))
      running.add(done)
      return failure
    },
    end: async () => {
      await Promise.all(running)
      return told()
    },
  }
}
