import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseItem } from '../../../core/animation/data/parse-item.js'
import type { ItemPlan } from '../../../core/animation/data/interactions.js'
import { FRAME_MS, locate, smoothed, toTracks } from '../../../core/animation/play/track.js'
import { progressAt } from '../../../core/animation/play/action.js'
import { linear } from '../../../core/animation/values/ease-forms.js'
import { easedProgress, toEase } from '../../../core/animation/values/easing.js'
import { vectors } from './vectors.js'

const move = (xValue: number, easing: unknown): ItemPlan => {
  const config = { xValue, easing, target: { selector: '.x' } }
  const item = parseItem({ actionTypeId: 'TRANSFORM_MOVE', config }, () => undefined)
  if (!item) throw new Error('an item of the test is broken')
  return item
}

describe('keyframe tracks', () => {
  const frames = vectors.keyframes.groups.map(({ keyframe, value, easing }) => ({
    at: keyframe,
    items: [move(value, easing)],
  }))
  const [track] = toTracks(frames)

  it.each(vectors.keyframes.rows)('are at $value for the position $position', ({ position, value }) => {
    const segment = { from: 0, to: 0, share: 0 }
    if (!track) throw new Error('no track')
    locate(track, position, segment)
    const at = (index: number): number => vectors.keyframes.groups[index]?.value ?? Number.NaN
    expect((at(segment.to) - at(segment.from)) * segment.share + at(segment.from)).toBeCloseTo(value, 5)
  })

  it('use the first item for each target and keyframe', () => {
    const [only, ...rest] = toTracks([{ at: 0, items: [move(1, ''), move(2, '')] }])
    expect(rest).toEqual([])
    expect(only?.frames.map(({ item }) => item.channels[0]?.to)).toEqual([1])
  })

  it('use a bezier of the first keyframe for all segments, and none of a later one', () => {
    const segment = { from: 0, to: 0, share: 0 }
    const curve = [0.42, 0, 0.58, 1]
    const shareOf = (first: unknown, second: unknown): number => {
      const [made] = toTracks([
        { at: 0, items: [move(0, first)] },
        { at: 50, items: [move(1, second)] },
        { at: 100, items: [move(2, '')] },
      ])
      if (made) locate(made, 0.625, segment)
      return segment.share
    }
    expect(shareOf(curve, 'inQuad')).toBeCloseTo(0.12916, 5)
    expect(shareOf('inQuad', curve)).toBe(0.25)
  })
})

describe('smoothing', () => {
  it.each(vectors.smoothing)(
    '$smoothing matches the original at 60 Hz',
    ({ smoothing, target, positionsFirst9Frames, settlesAt, settledFrame }) => {
      const velocity = Math.max(1 - smoothing / 100, 0.01)
      let position = 0
      const way = [position]
      for (let frame = 1; frame <= Math.max(8, settledFrame); frame++) {
        position = smoothed(position, target, velocity, FRAME_MS)
        way.push(position)
      }
      expect(way.slice(0, 9)).toEqual(positionsFirst9Frames)
      expect(position).toBe(settlesAt)
      expect(smoothed(position, target, velocity, FRAME_MS)).toBe(position)
    },
  )

  it('covers the same distance in the same time at any refresh rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 95 }), fc.constantFrom(90, 120, 144, 240), (smoothing, hertz) => {
        const run = (frameMs: number): number => {
          let position = 0
          for (let at = frameMs; at <= 200.001; at += frameMs)
            position = smoothed(position, 1, 1 - smoothing / 100, frameMs)
          return position
        }
        expect(run(1000 / hertz)).toBeCloseTo(run(FRAME_MS), 1)
      }),
    )
  })
})

describe('timed actions', () => {
  it.each(vectors.timed)(
    'from $from to $to in $duration ms after $delay ms',
    ({ start, duration, delay, easing, from, to, rows }) => {
      for (const { now, position, value, complete } of rows) {
        const progress = progressAt({ startMs: start, delayMs: delay, durationMs: duration }, now, false)
        if (value === null) {
          expect(progress).toBe(-1)
          continue
        }
        expect(progress).toBe(position)
        expect((to - from) * easedProgress(toEase(easing) ?? linear, progress) + from).toBeCloseTo(value, 5)
        expect(progress === 1).toBe(complete)
      }
    },
  )

  it('are at their end at once under reduced motion', () => {
    expect(progressAt({ startMs: 1000, delayMs: 500, durationMs: 9000 }, 1000, true)).toBe(1)
  })
})
