import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { modelEase, modelStagger } from '../../../support/animation/timeline-model.js'
import { cards, openPage } from './timeline-page.js'

/** One action on a property of its own, with numbers in tenths of a second. */
interface Made {
  readonly duration: number
  readonly ease: number
  readonly repeat: number
  readonly repeatDelay: number
  readonly yoyo: boolean
  readonly each: number
  readonly from: 'start' | 'end' | 'center' | 'edges'
  readonly place: '' | '<' | '>' | 'end' | 'label' | 'half before' | 'half own'
  readonly shift: number
}

const COUNT = 4
const NAMES = ['x', 'rotation', 'opacity']
const tenths = (min: number, max: number) => fc.integer({ min, max }).map((number) => number / 10)

const made: fc.Arbitrary<Made> = fc.record({
  duration: tenths(1, 12),
  ease: fc.integer({ min: 0, max: 30 }),
  repeat: fc.constantFrom(0, 0, 1, 2),
  repeatDelay: fc.constantFrom(0, 0.2),
  yoyo: fc.boolean(),
  each: tenths(0, 3),
  from: fc.constantFrom('start', 'end', 'center', 'edges'),
  place: fc.constantFrom('', '<', '>', 'end', 'label', 'half before', 'half own'),
  shift: tenths(0, 5),
})

/** The position of an action as data write it. */
function written({ place, shift }: Made): number | string {
  if (place === '') return shift
  if (place === 'half before') return '<50%'
  if (place === 'half own') return '<+=50%'
  return `${place === 'end' ? '' : place}+=${shift}`
}

/** The times have no rounding errors, since some curves jump at their end. */
const clean = (share: number): number => Math.round(share * 1e9) / 1e9

/** The shares of each action's way on each element at a time, by formulas alone. */
function sharesAt(actions: readonly Made[], repeat: number, yoyo: boolean, timeS: number): number[][] {
  let [fromS, untilS, endS] = [0, 0, 0]
  let labelS: number | null = null
  const timed = actions.map((action) => {
    const { duration, each, from, place, shift } = action
    const leads = modelStagger(COUNT, each, from)
    const roundS = Math.max(...leads) + duration
    const lengthS = roundS * (action.repeat + 1) + action.repeatDelay * action.repeat
    if (place === 'label') labelS ??= endS
    const startS = {
      '': shift,
      '<': fromS + shift,
      '>': untilS + shift,
      end: endS + shift,
      label: (labelS ?? 0) + shift,
      'half before': fromS + (untilS - fromS) / 2,
      'half own': fromS + lengthS / 2,
    }[place]
    ;[fromS, untilS, endS] = [startS, startS + lengthS, Math.max(endS, startS + lengthS)]
    return { ...action, leads, roundS, startS }
  })
  const turn = Math.min(Math.floor(timeS / endS + 1e-9), repeat)
  const restS = Math.min(timeS - turn * endS, endS)
  const hereS = yoyo && turn % 2 === 1 ? endS - restS : restS
  return timed.map((action) => {
    const elapsedS = Math.max(0, hereS - action.startS)
    const round = Math.min(Math.floor(elapsedS / (action.roundS + action.repeatDelay) + 1e-9), action.repeat)
    const goneS = Math.min(elapsedS - round * (action.roundS + action.repeatDelay), action.roundS)
    const inRoundS = action.yoyo && round % 2 === 1 ? action.roundS - goneS : goneS
    return action.leads.map((lead) =>
      modelEase(action.ease)(clean(Math.min(Math.max((inRoundS - lead) / action.duration, 0), 1))),
    )
  })
}

describe('random timelines', () => {
  it('match the formulas at each time', () => {
    fc.assert(
      fc.property(
        fc.array(made, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 0, 1),
        fc.boolean(),
        fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 2, maxLength: 4 }),
        (actions, repeat, yoyo, pauses) => {
          const page = openPage({
            prepare: (stage) => void cards(stage, COUNT),
            triggers: [['wf:load', {}]],
            timelines: [
              {
                settings: { repeat, yoyo },
                actions: actions.map((action, at) => ({
                  tt: 2,
                  targets: [['wf:class', ['card']]],
                  timing: {
                    ...action,
                    position: written(action),
                    stagger: { each: action.each, from: action.from },
                  },
                  properties: { 'wf:transform': { [NAMES[at] ?? '']: [0, 1000] } },
                })),
              },
            ],
          })
          let ms = 0
          for (const pause of pauses) {
            ms += pause * 10
            page.playTo(ms)
            const wanted = sharesAt(actions, repeat, yoyo, ms / 1000)
            for (const [at, card] of page.stage.elements.select('.card').entries()) {
              const transform = card.style.get('transform') ?? ''
              const shown = [
                Number(/translate\((-?[\d.]+)px/.exec(transform)?.[1] ?? 0),
                Number(/rotate\((-?[\d.]+)deg/.exec(transform)?.[1] ?? 0),
                Number(card.style.get('opacity') ?? 0),
              ]
              for (const [action, shares] of wanted.entries())
                expect(shown[action]).toBeCloseTo((shares[at] ?? NaN) * 1000, 2)
            }
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})
