import { describe, expect, it } from '@jest/globals'
import { createStore, until } from '../../../../core/shared/index.js'
import type { ReadableStore } from '../../../../core/shared/index.js'

/** A store that counts who listens. */
function countedStore(initial: number) {
  const store = createStore(initial)
  let listeners = 0
  const counted: ReadableStore<number> = {
    getSnapshot: store.getSnapshot,
    subscribe: (listener) => {
      const stop = store.subscribe(listener)
      listeners += 1
      return () => {
        listeners -= 1
        stop()
      }
    },
  }
  return { counted, set: store.set, listeners: () => listeners }
}

describe('waiting for a store', () => {
  it('ends at once if the value is there, without a listener', async () => {
    const { counted, listeners } = countedStore(3)
    await until(counted, (value) => value === 3)
    expect(listeners()).toBe(0)
  })

  it('lasts until the value comes, ignores others, and then removes its listener', async () => {
    const { counted, set, listeners } = countedStore(1)
    let isOver = false
    const waiting = until(counted, (value) => value === 3).then(() => {
      isOver = true
    })
    set(2)
    await Promise.resolve()
    expect([isOver, listeners()]).toEqual([false, 1])
    set(3)
    await waiting
    expect([isOver, listeners()]).toEqual([true, 0])
  })
})
