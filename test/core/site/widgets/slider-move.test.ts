import { describe, expect, it } from '@jest/globals'
import { parseSliderAnimation, planSlideMove, sliderPages, sliderStep } from '../../../../core/site/index.js'

const pages = sliderPages([600, 600, 400], 600, 80)

describe('a slider move', () => {
  it.each([
    [1, { index: 1, wrap: 'none' }],
    [3, { index: 0, wrap: 'forward' }],
    [-1, { index: 2, wrap: 'backward' }],
  ] as const)('to page %i of three is %j', (requested, step) => {
    expect(sliderStep(requested, 3)).toEqual(step)
  })

  it('moves all slides from their present place to the start of the page', () => {
    const travel = { fromPx: null, toPx: -600 }
    expect(planSlideMove(pages, 0, sliderStep(1, 3), true)).toEqual({
      leaving: travel,
      others: travel,
      leavesRow: false,
    })
  })

  it('runs back over all slides at an end unless the slider is infinite', () => {
    expect(planSlideMove(pages, 2, sliderStep(3, 3), false).others).toEqual({ fromPx: null, toPx: 0 })
  })

  it('brings the first page in behind the last one', () => {
    expect(planSlideMove(pages, 2, sliderStep(3, 3), true)).toEqual({
      leaving: { fromPx: -1200, toPx: -1600 },
      others: { fromPx: 400, toPx: 0 },
      leavesRow: true,
    })
  })

  it('brings the last page in before the first one', () => {
    expect(planSlideMove(pages, 0, sliderStep(-1, 3), true)).toEqual({
      leaving: { fromPx: 0, toPx: 600 },
      others: { fromPx: -1600, toPx: -1200 },
      leavesRow: true,
    })
  })
})

describe('slider animation names', () => {
  it.each([
    ['slide', { tag: 'slide' }],
    ['cross', { tag: 'cross', overlap: 0 }],
    ['outin', { tag: 'cross', overlap: 0.5 }],
    ['fade', { tag: 'fade' }],
    ['over', { tag: 'over' }],
    ['spin', { tag: 'slide' }],
    [null, { tag: 'slide' }],
  ] as const)('%s is %j', (name, animation) => {
    expect(parseSliderAnimation(name)).toEqual(animation)
  })
})
