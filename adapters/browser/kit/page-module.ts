import type { Observable } from 'rxjs'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { FrameSource } from '../../../core/ports/page/frame-source.port.js'
import type { OwnedPageSignal, PageSignal } from '../frames/page-signal.js'

/** The way in which the page is shown (reference/shop-pages#module, reference/page-api#modes). */
export type PageMode = 'published' | 'preview' | 'design'

/** The adapters that the page script brings; its chunks would have copies if they imported these. */
export interface ScriptAdapters {
  readonly clock: Clock
  readonly frames: FrameSource
  /** Events at a target, listened to passively while there is a subscriber. */
  readonly eventsOf: (target: EventTarget, names: readonly string[]) => Observable<Event>
  /** Emits whether an element is on screen, at first and after each change. */
  readonly visibilityOf: (element: Element) => Observable<boolean>
}

/** The environment of every page module. Modules never use globals, so they run in any window. */
export interface PageContext extends ScriptAdapters {
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly mode: () => PageMode
  readonly resize: PageSignal
  readonly scroll: PageSignal
  readonly redraw: PageSignal
  /** True while the visitor prefers reduced motion; read it when animating, since it can change. */
  readonly prefersReducedMotion: () => boolean
  /** Sends `change` whenever that preference changes. */
  readonly motion: EventTarget
}

/**
 * One feature of the page script (a widget, the interactions, the shop): `Webflow.require(name)` returns its
 * public members. `ready` binds the present content of the page; it may be called again after changes, and
 * keeps the state of bound elements. `destroy` removes all its listeners, timers, frame requests and
 * elements.
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
