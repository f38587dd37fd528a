import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Family } from '../../../core/animation/data/interactions.js'
import { parseInteractions, Session } from '../../../core/animation/index.js'
import { PAINT } from '../../../core/animation/play/appearance.js'
import { slotOf } from '../../../core/animation/play/channel-slots.js'
import { paintGroups } from '../../../core/animation/play/paint.js'
import { createStyleGroup, letMove, move, put } from '../../../core/animation/play/style-group.js'
import { createFakeStage } from '../../fakes/stage.fake.js'
import { startEvent } from './by-name.js'

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
  return { element, group: createStyleGroup(new Map([[element, stage.styles.styleOf(element)]])) }
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
  it('writes the same transform as a new writer, after any movement', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const { element, group } = open()
        steps.forEach(({ family, axis, value, unit }, at) => {
          put(group, slotOf(group, family, 'xyz'.charAt(axis), 0), value, unit)
          group.dirty = PAINT.transform
          paintGroups([group], 1)
          expect(element.style.get('transform')).toBe(plainTransform(steps.slice(0, at + 1)))
        })
      }),
    )
  })

  it('writes each of many elements as if it were alone, for any similar numbers', () => {
    const few = fc.constantFrom(0, -0, 1, 40)
    const alike = fc.record({
      family: fc.constantFrom<Family>('move', 'rotate'),
      axis: fc.integer({ min: 0, max: 1 }),
      value: few,
      unit: fc.constantFrom('', 'px'),
    })
    fc.assert(
      fc.property(fc.array(fc.array(alike, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), (lists) => {
        const opened = lists.map((steps) => {
          const { element, group } = open()
          for (const { family, axis, value, unit } of steps)
            put(group, slotOf(group, family, 'xyz'.charAt(axis), 0), value, unit)
          group.dirty = PAINT.transform
          return { element, group, steps }
        })
        const groups = opened.map(({ group }) => group)
        paintGroups(groups, groups.length)
        for (const { element, steps } of opened)
          expect(element.style.get('transform')).toBe(plainTransform(steps))
      }),
      { numRuns: 500 },
    )
  })

  it('writes a plain opacity as a number and one with a unit as a text', () => {
    const { element, group } = open()
    for (const [unit, seen] of [
      ['', '0.25'],
      ['px', '0.25px'],
    ] as const) {
      put(group, slotOf(group, 'opacity', 'value', 1), 0.25, unit)
      group.dirty = PAINT.opacity
      paintGroups([group], 1)
      expect(element.style.get('opacity')).toBe(seen)
    }
  })

  it('writes a changed number with the same writer', () => {
    const { element, group } = open()
    const slot = slotOf(group, 'move', 'y', 0)
    letMove(group, slot)
    for (const value of [0, 12.5, -3]) {
      move(group, slot, value)
      group.dirty = PAINT.transform
      paintGroups([group], 1)
      expect(element.style.get('transform')).toMatch(`translate3d(0, ${value}, 0)`)
    }
  })

  it('restores the unit of each action after another on the same element', () => {
    const moving = (xValue: number, xUnit: string, duration: number) => ({
      actionItemGroups: [
        {
          actionItems: [
            {
              actionTypeId: 'TRANSFORM_MOVE',
              config: { xValue, xUnit, duration, target: { selector: '.x' } },
            },
          ],
        },
      ],
    })
    const click = (actionListId: string) => ({
      eventTypeId: 'MOUSE_CLICK',
      action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId, autoStopEventId: '' } },
      target: { selector: '.b' },
    })
    const { interactions } = parseInteractions({
      events: { long: click('long'), short: click('short') },
      actionLists: { long: moving(100, 'px', 1000), short: moving(50, '%', 100) },
      site: { mediaQueries: [] },
    })
    const stage = createFakeStage()
    const target = stage.add('x', { classes: ['x'] })
    stage.add('b', { classes: ['b'] })
    const session = new Session({ stage, interactions, plugins: {}, isInstant: () => false })
    session.bind(0)
    startEvent(session, 'long', 0)
    const xAt = (nowMs: number): string => {
      session.frame(nowMs)
      return /translate3d\((.*?),/.exec(target.style.get('transform') ?? '')?.[1] ?? ''
    }
    expect(xAt(100)).toBe('10px')
    startEvent(session, 'short', 100)
    expect([xAt(150), xAt(200), xAt(300), xAt(400)]).toEqual(['30%', '50%', '30px', '40px'])
  })
})
