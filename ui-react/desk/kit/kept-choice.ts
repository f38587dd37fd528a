/** A choice that this browser keeps; `watch` and `now` are made for `useSyncExternalStore`. */
export interface KeptChoice<Choice extends string> {
  readonly now: () => Choice
  readonly choose: (choice: Choice) => void
  readonly watch: (listener: () => void) => () => void
}

/** Keeps one of `choices` under a key; the first is taken until another is chosen. */
export function keptChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): KeptChoice<Choice> {
  const listeners = new Set<() => void>()
  const read = (): Choice => {
    try {
      const kept = localStorage.getItem(key)
      return choices.find((choice) => choice === kept) ?? choices[0]
    } catch {
      return choices[0]
    }
  }
  let current: Choice | null = null
  return {
    now: () => (current ??= read()),
    choose(choice) {
      current = choice
      try {
        localStorage.setItem(key, choice)
      } catch {
        // A browser without storage forgets the choice with the page.
      }
      for (const listener of listeners) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
