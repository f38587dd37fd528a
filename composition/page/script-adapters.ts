import { browserClock } from '../../adapters/browser/platform/browser-clock.js'
import { browserFrames } from '../../adapters/browser/frames/animation-frames.js'
import { eventsOf, visibilityOf } from '../../adapters/browser/frames/page-events.js'
import type { ScriptAdapters } from '../../adapters/browser/kit/page-module.js'

/** The time of a page: its clock, its frames, its events. Chunks that imported these would have copies. */
export const SCRIPT_ADAPTERS: ScriptAdapters = {
  clock: browserClock,
  frames: browserFrames,
  eventsOf,
  visibilityOf,
}
