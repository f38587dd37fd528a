import type { Stage } from '../../../ports/page/stage.port.js'
import { scrollPlace } from '../play/scroll-range.js'
import type { ScrollPlace, ScrollRange } from '../play/scroll-range.js'
import type { BoundTrigger } from './instances.js'

/** Holds elements in place while the page scrolls past them. */
export interface PinKeeper<E> {
  /** Reserves space in the page's flow for the px while an element is held. */
  readonly reserve: (element: E, distancePx: number) => void
  /**
   * Places an element: before its range in the flow, inside it at a distance from the top of the window, or
   * after it.
   */
  readonly hold: (element: E, place: ScrollPlace, topPx: number) => void
}

/** A trigger with the element that it holds. */
export interface Pinned<E> {
  readonly bound: BoundTrigger<E>
  readonly element: E
  /** The distance from the top of the window at which it is held. */
  topPx: number
}

/** The scroll triggers that hold an element. */
export interface PinnedTriggers<E> {
  /**
   * Reserves space for all held elements, from the top of the page down, since each moves the content below
   * it; `rangeOf` returns the range of a trigger at that moment.
   */
  readonly measure: (
    all: readonly Pinned<E>[],
    rangeOf: (bound: BoundTrigger<E>) => ScrollRange | null,
  ) => void
  /** Holds or releases the element of a trigger, by the scroll position. */
  readonly follow: (bound: BoundTrigger<E>, scrollPx: number) => void
  /** Puts all elements into the flow, until the next scroll position. */
  readonly release: () => void
}

/** Makes the held triggers of a stage. */
export function createPinnedTriggers<E extends object>(
  { layout, refresh }: Stage<E>,
  keeper: PinKeeper<E>,
): PinnedTriggers<E> {
  let pinned: readonly Pinned<E>[] = []
  const release = (): void => {
    for (const { element } of pinned) keeper.hold(element, 'before', 0)
  }
  const topOf = ({ element }: Pinned<E>): number => layout.box(element).top
  return {
    release,
    measure: (all, rangeOf) => {
      pinned = all
      release()
      refresh?.()
      for (const pin of [...pinned].sort((one, other) => topOf(one) - topOf(other))) {
        const range = rangeOf(pin.bound)
        if (!range) continue
        pin.topPx = topOf(pin) + layout.view().scrollTop - range.startPx
        keeper.reserve(pin.element, range.endPx - range.startPx)
        refresh?.()
      }
    },
    follow: (bound, scrollPx) => {
      for (const { bound: own, element, topPx } of pinned)
        if (own === bound && bound.range) keeper.hold(element, scrollPlace(bound.range, scrollPx), topPx)
    },
  }
}
