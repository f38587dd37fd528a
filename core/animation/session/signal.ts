import type { PointerPosition } from '../triggers/progress.js'

/** An event of the page, as the trigger rules see it. */
export interface Signal<E> {
  /** The name of the DOM event. */
  readonly name: string
  /** The element at which it happened; null for the page or the window. */
  readonly target: E | null
  /** For `mouseout`: the element that the pointer entered. */
  readonly relatedElement: E | null
  readonly pointer: PointerPosition | null
}

/** A signal of the whole page. */
export const pageSignal = <E>(name: string): Signal<E> => ({
  name,
  target: null,
  relatedElement: null,
  pointer: null,
})
