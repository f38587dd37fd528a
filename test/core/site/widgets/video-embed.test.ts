import { describe, expect, it } from '@jest/globals'
import { videoPaddingTop } from '../../../../core/site/index.js'

describe('the shape of a video embed', () => {
  it('is its height over its width', () => {
    expect(videoPaddingTop(1600, 900)).toBe('56.25%')
    expect(videoPaddingTop(100, 200)).toBe('200%')
  })

  it.each([
    [0, 100],
    [100, 0],
    [Number.NaN, 100],
    [-16, 9],
  ])('is unknown for %d by %d', (width, height) => {
    expect(videoPaddingTop(width, height)).toBeUndefined()
  })
})
