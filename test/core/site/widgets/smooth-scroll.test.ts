import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  scrollDurationMs,
  scrollEndPx,
  scrollProgress,
  scrollTimeFactor,
} from '../../../../core/site/index.js'

const goal = {
  sectionTopPx: 2000,
  sectionHeightPx: 300,
  viewportHeightPx: 800,
  headerHeightPx: 0,
  maxScrollPx: 5000,
  isCentred: false,
}

describe('smooth scrolling', () => {
  it('ends below a fixed header, in the middle if asked, and never beyond the document', () => {
    expect(scrollEndPx(goal)).toBe(2000)
    expect(scrollEndPx({ ...goal, headerHeightPx: 80 })).toBe(1920)
    expect(scrollEndPx({ ...goal, headerHeightPx: 80, isCentred: true })).toBe(1710)
    expect(scrollEndPx({ ...goal, sectionHeightPx: 900, isCentred: true })).toBe(2000)
    expect(scrollEndPx({ ...goal, maxScrollPx: 1500 })).toBe(1500)
    expect(scrollEndPx({ ...goal, sectionTopPx: 20, headerHeightPx: 80 })).toBe(0)
  })

  it('takes longer for longer distances, less than in proportion', () => {
    expect(Math.round(scrollDurationMs(1000, 1))).toBe(Math.round(472.143 * Math.log(1125) - 2000))
    expect(scrollDurationMs(-1000, 1)).toBe(scrollDurationMs(1000, 1))
    expect(scrollDurationMs(1000, 0)).toBe(0)
    expect(scrollDurationMs(4000, 1)).toBeLessThan(2 * scrollDurationMs(1000, 1))
  })

  it.each([
    [[], 1],
    [['0.5'], 0.5],
    [['0.5', '0'], 0],
    [['0.5', 'fast'], 0.5],
    [['-1', null], 1],
  ])('reads the time factors %j as %d', (values, factor) => {
    expect(scrollTimeFactor(values)).toBe(factor)
  })

  it('moves from start to end without ever turning back', () => {
    expect([scrollProgress(0), scrollProgress(0.5), scrollProgress(1)]).toEqual([0, 0.5, 1])
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, (a, b) => {
        expect(scrollProgress(Math.max(a, b))).toBeGreaterThanOrEqual(scrollProgress(Math.min(a, b)))
      }),
    )
  })
})
