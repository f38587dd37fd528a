import type { Clock } from '../../../core/ports/clock.port.js'
import type { FrameSource } from '../../../core/ports/frame-source.port.js'

/** How the page is being shown (contract/commerce 0.1, contract/animation 5.2). */
export type PageMode = 'published' | 'preview' | 'design'

/** One callback list of the page: window resizing, scrolling, or "sizes may have changed" (redraw). */
export interface PageSignal {
  /** Calls `listener` at most once a frame; returns the function that stops it. */
  readonly on: (listener: () => void) => () => void
  /** Asks for a notification on the next frame. */
  readonly emit: () => void
}

/** What every page module is given. Modules never reach for globals, so they run in any window. */
export interface PageContext {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly mode: () => PageMode
  readonly frames: FrameSource
  readonly clock: Clock
  readonly resize: PageSignal
  readonly scroll: PageSignal
  readonly redraw: PageSignal
  /** True while the visitor asks for reduced motion; read it at the moment of animating, it changes live. */
  readonly prefersReducedMotion: () => boolean
}

/**
 * One feature of the page script (a widget, the interactions, the shop): `Webflow.require(name)` answers its public members.
 * `ready` binds whatever is on the page now and may be called again after content changed, keeping the state of what was bound;
 * `destroy` leaves no listener, timer, frame request or element of its own behind.
 */
export interface PageModule {
  readonly ready: () => void
  readonly destroy: () => void
}
