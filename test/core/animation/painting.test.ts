import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Family } from '../../../core/animation/data/interactions.js'
import { cellOf, slotOf } from '../../../core/animation/play/cell.js'
import { paintSheet } from '../../../core/animation/play/paint.js'
import { createSheet, PAINT, put } from '../../../core/animation/play/sheet.js'
import { createFakeStage } from '../../fakes/stage.fake.js'

interface Step {
  readonly family: Family
  readonly axis: number
  readonly value: number
  readonly unit: string | null
}

const step: fc.Arbitrary<Step> = fc.record({
  family: fc.constantFrom<Family>('move', 'scale', 'rotate', 'skew'),
  axis: fc.integer({ min: 0, max: 2 }),
  value: fc.double({ noNaN: true, noDefaultInfinity: true }),
  unit: fc.constantFrom(null, '', 'px', '%', 'deg'),
})

const open = () => {
  const stage = createFakeStage()
  const element = stage.add('x')
  return { element, sheet: createSheet(element, stage.styleOf(element)) }
}

/** The whole text, put together from every number anew. */
function plainTransform(steps: readonly Step[]): string {
  const of = (family: Family, count: number): readonly string[] =>
    Array.from({ length: count }, (_, axis) => {
      const own = steps.filter((one) => one.family === family && one.axis === axis)
      const value = own.at(-1)?.value ?? (family === 'scale' ? 1 : 0)
      return `${value}${own.filter(({ unit }) => unit !== null).at(-1)?.unit ?? ''}`
    })
  const [x, y, z] = of('rotate', 3)
  return [
    `translate3d(${of('move', 3).join(', ')})`,
    `scale3d(${of('scale', 3).join(', ')})`,
    `rotateX(${x}) rotateY(${y}) rotateZ(${z})`,
    `skew(${of('skew', 2).join(', ')})`,
  ].join(' ')
}

describe('painting', () => {
  it('writes the transform as if put together anew, whatever moved before', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const { element, sheet } = open()
        steps.forEach(({ family, axis, value, unit }, at) => {
          put(sheet, cellOf(sheet, family).slots[axis] ?? -1, value, unit)
          sheet.dirty = PAINT.transform
          paintSheet(sheet)
          expect(element.style.get('transform')).toBe(plainTransform(steps.slice(0, at + 1)))
        })
      }),
    )
  })

  it('writes a plain opacity as a number and one with a unit as a text', () => {
    const { element, sheet } = open()
    for (const [unit, seen] of [
      ['', '0.25'],
      ['px', '0.25px'],
    ] as const) {
      put(sheet, slotOf(sheet, cellOf(sheet, 'opacity'), 'value', 1), 0.25, unit)
      sheet.dirty = PAINT.opacity
      paintSheet(sheet)
      expect(element.style.get('opacity')).toBe(seen)
    }
  })
})
