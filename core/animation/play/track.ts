import type { KeyframePlan, ParameterPlan, TargetPlan } from '../data/interactions.js'
import { linear } from '../values/ease-forms.js'
import { easedProgress } from '../values/easing.js'
import type { Ease } from '../values/bezier.js'
import { roundFive } from '../values/round-five.js'
import type { ItemPlan } from '../data/interactions.js'

/** A 60 Hz frame, the reference for smoothing, in ms. */
export const FRAME_MS = 1000 / 60

/** The keyframes of one action type on one target, in the order of the data. */
export interface TrackPlan {
  readonly first: ItemPlan
  readonly frames: readonly { readonly at: number; readonly item: ItemPlan }[]
}

const trackKey = (target: TargetPlan, actionTypeId: string): string =>
  [target.objectId ?? '', target.id ?? '', target.selector ?? '', String(target.relation), actionTypeId].join(
    '\n',
  )

/**
 * Collects keyframes into tracks; of two items for one track and keyframe, the first counts
 * (reference/interactions#tracks).
 */
export function toTracks(keyframes: readonly KeyframePlan[]): readonly TrackPlan[] {
  const tracks = new Map<string, { first: ItemPlan; frames: { at: number; item: ItemPlan }[] }>()
  for (const { at, items } of keyframes)
    for (const item of items) {
      const key = trackKey(item.target, item.actionTypeId)
      const track = tracks.get(key) ?? { first: item, frames: [] }
      tracks.set(key, track)
      if (track.frames.at(-1)?.at !== at) track.frames.push({ at, item })
    }
  return [...tracks.values()]
}

/**
 * The curve of a track; a custom bezier counts on the first keyframe only, and then for all segments
 * (reference/interactions#tracks).
 */
const easeOf = ({ first }: TrackPlan, item: ItemPlan): Ease =>
  first.hasBezier ? first.ease : item.hasBezier ? linear : item.ease

/** The place of a position (0..1) between two keyframes: values are `from + (to - from) * share`. */
export interface TrackSegment {
  from: number
  to: number
  share: number
}

/** Writes into `segment` the indexes of the two keyframes around `position` and the eased share between them. */
export function locate(track: TrackPlan, position: number, segment: TrackSegment): void {
  const { frames } = track
  const percent = position * 100
  const last = frames.length - 1
  let index = 0
  while (index < last && percent >= (frames[index + 1]?.at ?? 0)) index++
  const start = frames[index]
  const end = frames[index + 1]
  segment.from = index
  segment.to = index
  segment.share = 0
  if (!start || !end || percent <= start.at) return
  const local = (position - start.at / 100) / ((end.at - start.at) / 100)
  segment.to = index + 1
  segment.share = easedProgress(easeOf(track, start.item), local)
}

/**
 * The next position of a smoothed parameter after `elapsedMs` (reference/interactions#tracks). The original
 * moves by a share of the way per frame, twice as fast at 120 Hz; here the share belongs to 1/60 s. Elapsed
 * times near a whole number of 60 Hz frames are rounded to it, so that display jitter does not show. It stops
 * when rounding leaves no distance, as the original does.
 */
export function smoothed(position: number, target: number, velocity: number, elapsedMs: number): number {
  const way = roundFive(target - position)
  const next = roundFive(position + way * velocity)
  if (next === position) return position
  const exact = elapsedMs / FRAME_MS
  const whole = Math.round(exact)
  const frames = whole > 0 && Math.abs(exact - whole) < 0.1 ? whole : exact
  return frames === 1 ? next : position + way * (1 - Math.pow(1 - velocity, frames))
}

/** The share of the way that a parameter moves per 1/60 s; smoothing 0 moves at once. */
export const velocityOf = (parameter: ParameterPlan): number => Math.max(1 - parameter.smoothing / 100, 0.01)
