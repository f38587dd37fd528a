/** A rectangle relative to the visible window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The window's measures, in px, read together once (contract/animation 2.2). */
export interface View {
  /** The layout viewport without scroll bars. */
  readonly width: number
  readonly height: number
  readonly innerWidth: number
  readonly innerHeight: number
  readonly scrollLeft: number
  readonly scrollTop: number
  readonly scrollWidth: number
  readonly scrollHeight: number
}

/** A dimension whose natural size an action wants to reach. */
export interface SizeRequest<E> {
  readonly element: E
  readonly dimension: 'width' | 'height'
  /** Told the size in px before `measure` returns. */
  readonly answer: (sizePx: number) => void
}

/** The inline style of an element, at hand for as long as it is animated; a browser's own is one. */
export interface InlineStyle {
  transform: string
  /** A number is written as `String` has it. */
  opacity: string | number
  getPropertyValue(name: string): string
  /** Sets one property; an empty value removes it. */
  setProperty(name: string, value: string): void
}

/**
 * What interactions play on: finds elements, reads them, writes their styles. Elements are opaque to the
 * engine. Never throws: a broken selector matches nothing, an element that is gone reads as empty.
 */
export interface Stage<E extends object> {
  /** Stands for the page itself as the target of an event. */
  readonly page: E
  readonly pageId: () => string | null
  /** Finds and reads afresh from here on; until the next call answers may be remembered. */
  readonly refresh: () => void
  /**
   * Elements whose `data-w-id` is `id`, or begins with it as a repeated copy's does (contract/animation 1.4).
   */
  readonly withId: (id: string) => readonly E[]
  /** Matches in document order, in the whole page or inside `root` (itself excluded). */
  readonly select: (selector: string, root?: E) => readonly E[]
  readonly matches: (element: E, selector: string) => boolean
  /** True for the element itself too. */
  readonly contains: (outer: E, inner: E) => boolean
  readonly parent: (element: E) => E | null
  readonly children: (element: E) => readonly E[]
  readonly isConnected: (element: E) => boolean

  readonly inlineStyle: (element: E, property: string) => string
  readonly computedStyle: (element: E, property: string) => string
  /** A custom property of the page's root, as it is computed. */
  readonly rootVariable: (name: string) => string
  /** A colour name as `#rrggbb`; null for a word that is none. */
  readonly colourName: (name: string) => string | null
  /** Reads all natural sizes with one layout; styles are as before afterwards. */
  readonly measure: (requests: readonly SizeRequest<E>[]) => void
  readonly box: (element: E) => Box
  readonly view: () => View
  /**
   * `innerWidth` of the view, for those who need nothing else: asking for the rest makes a browser lay out
   * the page.
   */
  readonly windowWidth: () => number
  readonly readyState: () => 'loading' | 'interactive' | 'complete'

  readonly write: (element: E, property: string, value: string) => void
  /** What writes to an element that is animated; null where it has no style. */
  readonly styleOf: (element: E) => InlineStyle | null
}
