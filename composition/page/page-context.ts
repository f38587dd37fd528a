import { createPageSignal } from '../../adapters/browser/frames/page-signal.js'
import type { OwnPageContext, PageMode, ScriptAdapters } from '../../adapters/browser/kit/page-module.js'

const RESIZE_EVENTS = ['resize', 'orientationchange', 'load']

/**
 * The mode in which the page is shown: the builder marks its own windows, while designing and in a preview
 * (reference/page-api#modes `env`).
 */
function readMode(window: Window): PageMode {
  const design: unknown = Reflect.get(window, '__wf_design')
  if (design) return 'design'
  return design !== undefined || Reflect.get(window, '__wf_preview') ? 'preview' : 'published'
}

/** The ports are passed as arguments: a container would be larger than the code that it wires here. */
export function createPageContext(
  window: Window & typeof globalThis,
  adapters: ScriptAdapters,
): OwnPageContext {
  const { frames, eventsOf } = adapters
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)')
  return {
    window,
    document: window.document,
    mode: () => readMode(window),
    ...adapters,
    resize: createPageSignal(frames, eventsOf(window, RESIZE_EVENTS)),
    scroll: createPageSignal(frames, eventsOf(window, [...RESIZE_EVENTS, 'scroll'])),
    redraw: createPageSignal(frames, eventsOf(window, [])),
    prefersReducedMotion: () => motion.matches,
    motion,
  }
}
