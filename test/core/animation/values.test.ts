import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseInteractions } from '../../../core/animation/index.js'
import { cubicBezier } from '../../../core/animation/values/bezier.js'
import { colourText, parseColour, styleColour, swatchColour } from '../../../core/animation/values/colour.js'
import { linear } from '../../../core/animation/values/ease-forms.js'
import { EASES, easedProgress, toEase } from '../../../core/animation/values/easing.js'
import { roundFive } from '../../../core/animation/values/round-five.js'
import { vectors } from './vectors.js'

const applied = (easing: unknown, progress: number): number =>
  easedProgress(toEase(easing) ?? linear, progress)

describe('rounding', () => {
  it.each(vectors.roundTo5)('takes $in to $out', ({ in: value, out }) => {
    expect(roundFive(Number(value))).toBe(Number(out))
  })

  it('rounds 0.0001 to zero', () => {
    expect(roundFive(0.000104999)).toBe(0)
    expect(roundFive(0.000105)).toBe(0.00011)
  })

  it('never leaves more than five decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        // A value that becomes zero was at most 0.0001 after rounding, half a decimal more before it.
        expect(Math.abs(roundFive(value) - value)).toBeLessThanOrEqual(1.05e-4)
        expect(roundFive(roundFive(value))).toBe(roundFive(value))
      }),
    )
  })
})

describe('easing', () => {
  it('has the 37 names', () => {
    expect(Object.keys(EASES).sort()).toEqual(vectors.easings.map(({ easing }) => easing).sort())
  })

  it.each(vectors.easings)('$easing follows its curve', ({ easing, applied: values }) => {
    for (const [progress, value] of Object.entries(values))
      expect(applied(easing, Number(progress))).toBeCloseTo(value, 5)
  })

  it.each(vectors.bezier)('the bezier $bezier follows its curve', ({ bezier, applied: values }) => {
    for (const [progress, value] of Object.entries(values))
      expect(applied(bezier, Number(progress))).toBeCloseTo(value, 5)
  })

  it.each(vectors.easingSpecial.filter(({ t }) => t >= 0 && t <= 1))(
    '$easing at $t is $out',
    ({ easing, t, out }) => {
      expect(applied(easing, t)).toBeCloseTo(out, 5)
    },
  )

  it('looks up a steep bezier in a table of eleven samples', () => {
    expect(applied([0, 1, 0.65, 0], 0.001)).toBe(0.0653)
  })

  it('has no curve for control points outside 0..1', () => {
    expect(cubicBezier(1.2, 0, 0, 1)).toBeNull()
    expect(cubicBezier(Number.NaN, 0, 0, 1)).toBeNull()
  })

  const broken: readonly unknown[] = [
    [1.2, 0, 0, 1],
    [0, 0, -0.1, 1],
    ['a', null],
    [0, 0, 1],
    'inBounce',
    'toString',
    7,
    {},
  ]
  it.each(broken.map((easing) => [easing]))('reports %j as no easing, and plays it linear', (easing) => {
    expect(toEase(easing)).toBeNull()
    const item = { actionTypeId: 'STYLE_OPACITY', config: { value: 1, easing, target: { selector: '.x' } } }
    const frame = { keyframe: 0, actionItems: [item] }
    const { interactions, problems } = parseInteractions({
      events: {},
      actionLists: {
        a: {
          actionItemGroups: [{ actionItems: [item] }],
          continuousParameterGroups: [{ id: 'g', continuousActionGroups: [frame] }],
        },
      },
      site: { mediaQueries: [] },
    })
    expect(interactions.lists.get('a')?.groups[0]?.[0]?.ease).toBe(linear)
    const end = 'actionItems[0].config.easing'
    expect(problems.map(({ path }) => path)).toEqual([
      `actionLists["a"].continuousParameterGroups[0].continuousActionGroups[0].${end}`,
      `actionLists["a"].actionItemGroups[0].${end}`,
    ])
    const message = Array.isArray(easing)
      ? /^bezier .* x values must be in \[0, 1\] range$/
      : /^unknown easing /
    for (const problem of problems) expect(problem.message).toMatch(message)
  })

  it.each([[''], ['linear'], [null], [undefined]])('ignores %j as an easing, without a report', (easing) => {
    expect(toEase(easing)).toBe(linear)
  })

  it('starts at 0 and ends at 1 for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...Object.keys(EASES)), fc.anything()), (easing) => {
        expect(applied(easing, 0)).toBe(0)
        expect(applied(easing, 1)).toBe(1)
      }),
    )
  })

  // A curve that is flat in its middle has no slope towards the point, which is searched by bisection.
  it.each([0.49, 0.4999, 0.49999, 0.499999, 0.500001, 0.50001, 0.5001, 0.51])(
    'follows a constant curve, at %d',
    (x) => {
      // x(t) = 4 t³ - 6 t² + 3 t, which is 1/2 + 4 (t - 1/2)³.
      const t = 0.5 + Math.cbrt((x - 0.5) / 4)
      const y = (1 - 3 * 0.8 + 3 * 0.1) * t ** 3 + (3 * 0.8 - 6 * 0.1) * t ** 2 + 3 * 0.1 * t
      expect(cubicBezier(1, 0.1, 0, 0.8)?.(x)).toBeCloseTo(y, 2)
    },
  )

  it('has no jumps', () => {
    const [steps, most] = [20_000, 0.01]
    for (const [name, ease] of Object.entries(EASES)) {
      let before = ease(0)
      for (let step = 1; step <= steps; step += 1) {
        const value = ease(step / steps)
        if (Math.abs(value - before) > most) expect([name, step / steps, before]).toEqual([name, 0, value])
        before = value
      }
      expect([name, Math.abs(ease(0)) < most, Math.abs(ease(1) - 1) < most]).toEqual([name, true, true])
    }
  })

  it('is monotonous for a bezier whose control points are', () => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(unit, unit, unit, unit, (x1, x2, a, b) => {
        const ease = cubicBezier(x1, Math.min(a, b), x2, Math.max(a, b))
        let before = 0
        for (let step = 0; step <= 20; step++) {
          const value = ease?.(step / 20) ?? Number.NaN
          expect(value).toBeGreaterThanOrEqual(before - 1e-3)
          before = value
        }
      }),
    )
  })
})

describe('colours', () => {
  const names: Readonly<Record<string, string>> = { rebeccapurple: '#663399' }
  const toHex = (name: string): string | null => names[name] ?? null
  const known = vectors.colors.filter(({ out }) => !('throws' in out))

  it.each(known)('$in is read as the original reads it', ({ in: text, out }) => {
    const { r, g, b, a } = parseColour(text, toHex)
    expect({ red: r, green: g, blue: b, alpha: Number.isNaN(a) ? null : a }).toEqual({
      red: out.red,
      green: out.green,
      blue: out.blue,
      alpha: out.alpha,
    })
  })

  it.each([
    ['rgb(10.9 20 30)', { r: 10, g: 20, b: 30, a: 1 }],
    ['rgb(10 20 30)', { r: 10, g: 20, b: 30, a: 1 }],
    ['rgba(10 20 30 / 50%)', { r: 10, g: 20, b: 30, a: 0.5 }],
  ])('%s, which stops the original, is read', (text, colour) => {
    expect(parseColour(text, toHex)).toEqual(colour)
  })

  it.each([
    'x#ff8800',
    '#ff8800x',
    '#ff88000',
    'argb(1,2,3)',
    'rgb(1,2,3) x',
    'rebecca purple',
    'rebeccapurple1',
  ])('%s, which only holds a colour, is none', (text) => {
    expect(parseColour(text, () => '#663399')).toEqual({ a: 1 })
  })

  it.each([
    ['#ff8800cc', { r: 255, g: 136, b: 0, a: 0.8 }],
    [' #F80C', { r: 255, g: 136, b: 0, a: 0.8 }],
    ['#ff880000', { r: 255, g: 136, b: 0, a: 0 }],
    ['#ff8800', { r: 255, g: 136, b: 0, a: 1 }],
    ['#ff880', { a: 1 }],
    ['x#ff8800cc', { a: 1 }],
    ['#ff8800ccc', { a: 1 }],
  ])('a swatch %s is read with its alpha', (text, colour) => {
    expect(swatchColour(text, toHex)).toEqual(colour)
  })

  it('start from white if a computed colour is of another kind', () => {
    expect(styleColour('oklch(0.6 0.2 30)')).toEqual([255, 255, 255, 1])
    expect(styleColour('rgba(100, 100, 100, 0.5)')).toEqual([100, 100, 100, 0.5])
    expect(styleColour('rgb(1, 2, 3) rgb(4, 5, 6)')).toEqual([1, 2, 3, 1])
  })

  it('are painted in whole channels and with an exact alpha', () => {
    expect(colourText([66.6, 70.2, 151.5, 0.667])).toBe('rgba(67,70,152,0.667)')
    expect(colourText([0.4, 10, 255, 1])).toBe('rgb(0,10,255)')
  })

  it('are read back as painted', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, fc.constantFrom(0, 0.25, 0.5, 1), (r, g, b, a) => {
        expect(styleColour(colourText([r, g, b, a]))).toEqual([r, g, b, a])
      }),
    )
  })
})
