import type { Control } from '../data/model.js'

/** The position of a playing or resting timeline, from which its time at any moment follows. */
export interface Playhead {
  readonly totalS: number
  /** The time in s at the moment `sinceMs`. */
  readonly timeS: number
  readonly sinceMs: number
  /** Seconds of the timeline per second; negative: backwards. 0: at rest. */
  readonly rate: number
  /** True if it was last played backwards. */
  readonly isReversed: boolean
  readonly flipsEase: boolean
}

/** A trigger's speed, and the time in s to jump to first. */
export interface PlaySettings {
  readonly jumpS: number | null
  readonly speed: number
  /** The delay before it plays the first time. */
  readonly delayMs: number
}

/** A timeline at its start that was never played. */
export const restingAt = (totalS: number): Playhead => ({
  totalS,
  timeS: 0,
  sinceMs: 0,
  rate: 0,
  isReversed: false,
  flipsEase: false,
})

/** Rounds a time stamp down to whole ms; rounding errors just below one count as it. */
export const wholeMs = (nowMs: number): number => Math.floor(nowMs + 1e-3)

/** A time within the length of a timeline. */
const within = (timeS: number, totalS: number): number => Math.min(Math.max(timeS, 0), totalS)

/** The time of a timeline in s. Only whole milliseconds count, as in the original. */
export function playTime({ totalS, timeS, sinceMs, rate }: Playhead, nowMs: number): number {
  if (rate === 0) return timeS
  const elapsedS = Math.max(0, wholeMs(nowMs) - wholeMs(sinceMs)) / 1000
  return within(timeS + rate * elapsedS, totalS)
}

/** True if it has reached the end in its direction. */
export const isOver = ({ totalS, rate }: Playhead, timeS: number): boolean =>
  rate >= 0 ? timeS >= totalS : timeS <= 0

/** Carries out a trigger's command. */
export function command(head: Playhead, control: Control, nowMs: number, settings: PlaySettings): Playhead {
  const { jumpS, speed, delayMs } = settings
  const { totalS } = head
  const here = playTime(head, nowMs)
  const from = within(jumpS ?? here, totalS)
  const isFirst = head.sinceMs === 0 && head.rate === 0 && head.timeS === 0
  const forward = (timeS: number): Playhead => ({
    totalS,
    timeS,
    sinceMs: nowMs + (isFirst ? delayMs : 0),
    rate: speed,
    isReversed: false,
    flipsEase: false,
  })
  const backward = (flipsEase = control.endsWith('FlipEase')): Playhead => ({
    totalS,
    timeS: from,
    sinceMs: nowMs,
    rate: -speed,
    isReversed: true,
    flipsEase,
  })
  const resting = (timeS: number): Playhead => ({ ...head, timeS, sinceMs: nowMs, rate: 0 })
  switch (control) {
    case 'play':
      return forward(from)
    case 'restart':
      return forward(within(jumpS ?? 0, totalS))
    case 'reverse':
    case 'reverseFlipEase':
      return backward()
    case 'pause':
      return resting(from)
    case 'resume':
      return head.isReversed ? backward(head.flipsEase) : forward(from)
    case 'stop':
    case 'reset':
      return resting(0)
    case 'complete':
      return resting(totalS < Infinity ? totalS : here)
    case 'togglePlayReverse':
    case 'togglePlayReverseFlipEase':
      return here <= 0 || (here < totalS && head.isReversed) ? forward(from) : backward()
    case 'none':
      return head
  }
}
