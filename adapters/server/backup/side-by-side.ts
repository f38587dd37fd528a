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
      // If the loop ends early, the result is never awaited.
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

/** Tasks of which a bounded number runs at once, until one fails. */
export interface TaskLimit {
  /** Waits until fewer run and begins the task; returns the first failure so far. */
  readonly begin: (task: () => Promise<string | null>) => Promise<string | null>
  /** Waits for all tasks; returns the first failure. */
  readonly end: () => Promise<string | null>
}

/**
 * Makes a limit of tasks. A task returns its failure, or null; if a task rejects, `begin` or `end` throws its
 * error.
 */
export function createTaskLimit(atOnce: number): TaskLimit {
  const running = new Set<Promise<void>>()
  let failure: string | null = null
  let thrown: { readonly error: unknown } | null = null
  const outcome = (): string | null => {
    if (thrown !== null) throw thrown.error
    return failure
  }
  return {
    begin: async (task) => {
      while (running.size >= atOnce) await Promise.race(running)
      if (outcome() !== null) return failure
      const done = task()
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
      return outcome()
    },
  }
}
