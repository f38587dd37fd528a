/** The facts that decide the end of a scroll to a section: lengths in px, positions in the document. */
export interface ScrollGoal {
  readonly sectionTopPx: number
  readonly sectionHeightPx: number
  readonly viewportHeightPx: number
  /** Height of a fixed header that covers the top of the viewport; 0 without one. */
  readonly headerHeightPx: number
  /** The maximum scroll position of the document. */
  readonly maxScrollPx: number
  /** `data-scroll="mid"`: centre the section if it fits. */
  readonly isCentred: boolean
}

/** The scroll position (px) that shows a section (reference/widgets#smooth-scroll). */
export function scrollEndPx(goal: ScrollGoal): number {
  const roomPx = goal.viewportHeightPx - goal.headerHeightPx
  const topPx = goal.sectionTopPx - goal.headerHeightPx
  const isCentred = goal.isCentred && goal.sectionHeightPx < roomPx
  const endPx = isCentred ? topPx - Math.round((roomPx - goal.sectionHeightPx) / 2) : topPx
  return Math.max(0, Math.min(endPx, goal.maxScrollPx))
}

/**
 * The duration of a scroll over `distancePx`, in ms; `factor` comes from `data-scroll-time`
 * (reference/widgets#smooth-scroll).
 */
export const scrollDurationMs = (distancePx: number, factor: number): number =>
  (472.143 * Math.log(Math.abs(distancePx) + 125) - 2000) * factor

/** The last of the given `data-scroll-time` values that is a number of at least 0; 1 without one. */
export function scrollTimeFactor(values: readonly (string | null | undefined)[]): number {
  const factors = values.map((value) => Number.parseFloat(value ?? '')).filter((factor) => factor >= 0)
  return factors[factors.length - 1] ?? 1
}

/**
 * The progress of a scroll at the share `t` (0..1) of its time: slow, fast, slow
 * (reference/widgets#smooth-scroll).
 */
export const scrollProgress = (t: number): number => (t < 0.5 ? 4 * t ** 3 : (t - 1) * (2 * t - 2) ** 2 + 1)
