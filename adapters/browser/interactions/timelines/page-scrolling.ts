import { readScroll, ScrollTriggers } from '../../../../core/animation/timelines/index.js'
import type { CreateScrollTriggers } from '../../../../core/animation/timelines/index.js'
import type { Stage } from '../../../../core/ports/page/stage.port.js'
import type { PageContext } from '../../kit/page-module.js'
import type { StageElement } from '../stage/stage-element.js'
import { createPagePins } from './pin-keeper.js'
import { onScrollInside, viewOf } from './scroller-view.js'

/** The scroll triggers of a page, with their pinned elements and listeners. */
export interface PageScrolling {
  readonly read: typeof readScroll
  readonly create: CreateScrollTriggers<StageElement>
  /** Listens to elements with their own scroll bar, and to printing. */
  readonly listen: (listener: (event: Event) => void) => void
  /** Releases pinned elements. */
  readonly release: () => void
  readonly stop: () => void
}

/** Makes the scroll triggers of a page. */
export function createPageScrolling(page: PageContext, stage: Stage<StageElement>): PageScrolling {
  const { document, window, clock, eventsOf } = page
  const pins = createPagePins(page, stage)
  let triggers: ScrollTriggers<StageElement> | null = null
  let stops: readonly (() => void)[] = []
  return {
    read: readScroll,
    create: (parts) => (triggers = new ScrollTriggers({ ...parts, pins, viewOf })),
    listen: (listener) => {
      const printing = eventsOf(window, ['beforeprint', 'afterprint']).subscribe(({ type }) =>
        type === 'beforeprint' ? triggers?.showForPrint(clock.now()) : listener(new Event('scroll')),
      )
      stops = [onScrollInside(document, listener), () => printing.unsubscribe()]
    },
    release: pins.restore,
    stop: () => {
      for (const stop of stops) stop()
      stops = []
      pins.restore()
    },
  }
}
