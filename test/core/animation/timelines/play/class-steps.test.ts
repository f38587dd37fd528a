import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { renderClasses } from '../../../../../core/animation/timelines/play/class-steps.js'
import type { ClassStep } from '../../../../../core/animation/timelines/play/class-steps.js'

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

const names = fc.constantFrom('one', 'two')
const change = fc.record({
  operation: fc.constantFrom('add' as const, 'remove' as const, 'toggle' as const),
  names: fc.uniqueArray(names, { minLength: 1 }),
  atS: fc.integer({ min: 0, max: 4 }),
})

/** The classes at a time: the changes up to it one after the other, in the order of their times. */
function wantedAt(before: readonly string[], changes: readonly Change[], timeS: number) {
  const shown = new Set(before)
  for (let second = 0; second < timeS; second++)
    for (const { operation, names: changed, atS } of changes)
      for (const name of atS === second ? changed : [])
        if (operation === 'remove' || (operation === 'toggle' && shown.has(name))) shown.delete(name)
        else shown.add(name)
  return shown
}

it('shows the same classes at a time after any jumps', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(names),
      fc.array(change, { maxLength: 5 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }),
      (before, changes, times) => {
        const shown = new Set<string>(before)
        const access = {
          has: (_: object, name: string) => shown.has(name),
          set: (_: object, name: string, isOn: boolean) => void shown[isOn ? 'add' : 'delete'](name),
        }
        const steps: ClassStep<object>[] = changes.map(({ atS, ...plan }) => ({
          element: access,
          plan,
          atS,
          done: null,
        }))
        for (const time of times) {
          // Between two changes, so that the direction does not decide.
          renderClasses(access, steps, time - 0.5, true)
          expect(shown).toEqual(wantedAt(before, changes, time))
        }
      },
    ),
    { numRuns: 500 },
  )
})
