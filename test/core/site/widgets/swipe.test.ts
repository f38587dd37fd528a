import { describe, expect, it } from '@jest/globals'
import { swipeOf } from '../../../../core/site/index.js'

describe('a swipe', () => {
  it.each([
    [41, 1280, 'right'],
    [-41, 1280, 'left'],
    [40, 1280, undefined],
    [16, 375, 'right'],
    [15, 375, undefined],
    [-16, 375, 'left'],
    [0, 375, undefined],
  ] as const)('is a step of %i px in a window of %i px: %s', (stepPx, widthPx, direction) => {
    expect(swipeOf(stepPx, widthPx)).toBe(direction)
  })
})
