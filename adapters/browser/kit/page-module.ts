import type { Observable } from 'rxjs'
import type { Clock } from '../../../core/ports/clock.port.js'
import type { FrameSource } from '../../../core/ports/frame-source.port.js'
import type { OwnedPageSignal, PageSignal } from '../frames/page-signal.js'

/** The way in which the page is shown (reference/shop-pages#module, reference/page-api#modes). */
export type PageMode = 'published' | 'preview' | 'design'

/** The environment of every page module. Modules never reach for globals, so they run in any window. */
export interface PageContext {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly mode: () => PageMode
  readonly frames: FrameSource
  /** Events at a target, listened to passively while there is a subscriber. */
  readonly eventsOf: (target: EventTarget, names: readonly string[]) => Observable<Event>
  /** Emits the on-screen state of an element, at first and with each change. */
  readonly visibilityOf: (element: Element) => Observable<boolean>
  readonly clock: Clock
  readonly resize: PageSignal
  readonly scroll: PageSignal
  readonly redraw: PageSignal
  /** True while the visitor asks for reduced motion; read it at the moment of animating, it changes live. */
  readonly prefersReducedMotion: () => boolean
  /** Sends `change` whenever the visitor asks for reduced motion or no longer does. */
  readonly motion: EventTarget
}

/**
 * One feature of the page script (a widget, the interactions, the shop): `Webflow.require(name)` returns its
 * public members. `ready` binds the current content of the page. It may be called again after the content
 * changed, and keeps the state of bound elements; `destroy` leaves no listener, timer, frame request or
 * element of its own behind.
 */
export interface PageModule {
  readonly ready: () => void
  readonly destroy: () => void
}

/** The context of a page's modules, with signals that can be switched off. */
export interface OwnPageContext extends PageContext {
  readonly resize: OwnedPageSignal
  readonly scroll: OwnedPageSignal
  readonly redraw: OwnedPageSignal
}
