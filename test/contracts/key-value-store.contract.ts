import { describe, expect, it } from './test-runner.js'
import type { KeyValueStore } from '../../core/ports/page/key-value-store.port.js'

/** The rules of every `KeyValueStore`. `open` answers two tabs of one browser and a tab of one that refuses storage. */
export function describeKeyValueStore(
  name: string,
  open: () => {
    readonly here: KeyValueStore
    readonly there: KeyValueStore
    readonly refused: KeyValueStore
  },
): void {
  describe(`KeyValueStore: ${name}`, () => {
    it('reads what was written, and null for what was not', () => {
      const { here } = open()
      expect(here.read('a')).toBeNull()
      here.write('a', '1')
      here.write('a', '2')
      expect([here.read('a'), here.read('b')]).toEqual(['2', null])
    })

    it('distinguishes an empty text from a missing one', () => {
      const { here } = open()
      here.write('a', '')
      expect(here.read('a')).toBe('')
    })

    it('notifies another tab of a change of its key, and only of that, until it stops listening', () => {
      const { here, there } = open()
      let told = 0
      const stop = there.subscribe('a', () => (told += 1))
      here.write('b', '1')
      expect(told).toBe(0)
      here.write('a', '1')
      expect([told, there.read('a')]).toEqual([1, '1'])
      stop()
      here.write('a', '2')
      expect(told).toBe(1)
    })

    it('drops writes and reads nothing if storage is refused', () => {
      const { refused } = open()
      expect(() => refused.write('a', '1')).not.toThrow()
      expect(refused.read('a')).toBeNull()
      expect(() => refused.subscribe('a', () => undefined)()).not.toThrow()
    })
  })
}
