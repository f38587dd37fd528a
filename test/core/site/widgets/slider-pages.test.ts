import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { sliderPages } from '../../../../core/site/index.js'

const ranges = (widths: readonly number[], mask: number, arrow: number): readonly (readonly number[])[] =>
  sliderPages(widths, mask, arrow).map((page) => [page.firstSlide, page.endSlide, page.xPx, page.widthPx])

describe('pages of a slider', () => {
  it('are single slides when each fills the mask', () => {
    expect(ranges([600, 600, 600], 600, 80)).toEqual([
      [0, 1, 0, 600],
      [1, 2, 600, 600],
      [2, 3, 1200, 600],
    ])
  })

  it('hold as many slides as fit', () => {
    expect(ranges([200, 200, 200, 200, 200], 600, 80)).toEqual([
      [0, 3, 0, 600],
      [3, 5, 600, 400],
    ])
  })

  it('start a new page at a slide that begins under the right arrow, 100 px without one', () => {
    expect(ranges([510, 300], 600, 0)).toEqual([
      [0, 1, 0, 510],
      [1, 2, 510, 300],
    ])
    expect(ranges([490, 300], 600, 0)).toEqual([[0, 2, 0, 790]])
    expect(ranges([490, 300], 600, 80)).toHaveLength(2)
  })

  it('are one empty page for no slides', () => {
    expect(ranges([], 600, 80)).toEqual([[0, 0, 0, 0]])
  })

  it('together hold every slide once, in order, and add up to the whole width', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(
        widths,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 120 }),
        (w, mask, arrow) => {
          const pages = sliderPages(w, mask, arrow)
          expect(pages[0]?.firstSlide).toBe(0)
          expect(pages[pages.length - 1]?.endSlide).toBe(w.length)
          let xPx = 0
          pages.forEach((page, index) => {
            if (index > 0) expect(page.firstSlide).toBe(pages[index - 1]?.endSlide)
            expect(page.endSlide).toBeGreaterThan(page.firstSlide)
            expect(page.xPx).toBe(xPx)
            xPx += page.widthPx
          })
          expect(xPx).toBe(w.reduce((sum, width) => sum + width, 0))
        },
      ),
    )
  })
})
