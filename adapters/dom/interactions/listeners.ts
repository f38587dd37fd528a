/** DOM event listeners that are taken away together. */
export interface Listeners {
  readonly add: (target: EventTarget, name: string, listener: (event: Event) => void) => void
  readonly removeAll: () => void
}

const PASSIVE = { passive: true }

/** Keeps what was added, so that nothing stays behind. No listener of the interactions ever cancels an event. */
export function createListeners(): Listeners {
  let removals: (() => void)[] = []
  return {
    add: (target, name, listener) => {
      target.addEventListener(name, listener, PASSIVE)
      removals.push(() => {
        target.removeEventListener(name, listener)
      })
    },
    removeAll: () => {
      for (const remove of removals) remove()
      removals = []
    },
  }
}
