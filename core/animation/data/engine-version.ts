/**
 * The version of the original engine that a page was published with, as far as the page tells. `early`: an
 * initial state is painted whole at once, actions count from the moment they are requested, and the first
 * look at a page is not a scroll up. `middle` counts as in scripts of 2023. `late`: a display action waits
 * for a time after its start, not just for its start (reference/interactions#display).
 */
export type EngineVersion = 'early' | 'middle' | 'late'

/** 1 April 2019: pages of 2018 are seen to follow the early rules, pages of August 2019 the middle ones. */
const MIDDLE_SINCE_MS = 1_554_076_800_000
/**
 * 1 September 2023: pages of 2022 are seen to follow the middle rules, pages of October 2023 the late ones.
 */
const LATE_SINCE_MS = 1_693_526_400_000

/**
 * The engine version of a page, by its publication day (0: unknown) and the day of its newest event. A page
 * is never older than its events, but old events alone do not make it old.
 */
export function engineVersionOf(publishedMs: number, newestEventMs: number): EngineVersion {
  const dayMs = Math.max(publishedMs, newestEventMs)
  if (dayMs >= LATE_SINCE_MS) return 'late'
  return publishedMs > 0 && dayMs < MIDDLE_SINCE_MS ? 'early' : 'middle'
}
