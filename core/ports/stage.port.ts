/** A rectangle relative to the visible window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The window's measures, in px, read together once. */
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

/** Finds elements. A broken selector matches nothing. */
export interface ElementFinder<E extends object> {
  /** Stands for the page itself as the target of an event. */
  readonly page: E
  /** Matches in document order, in the whole page or inside `root` (itself excluded). */
  readonly select: (selector: string, root?: E) => readonly E[]
  readonly matches: (element: E, selector: string) => boolean
  /** True for the element itself too. */
  readonly contains: (outer: E, inner: E) => boolean
  readonly parent: (element: E) => E | null
  readonly children: (element: E) => readonly E[]
  /**
   * Elements with an id, and repeated copies of them, where that is quicker than by selector: the same as
   * `select` finds with the attributes of `BuilderMarkup`.
   */
  readonly withId?: (id: string) => readonly E[]
  /** True if an element is still on the page; without this, all are. */
  readonly isConnected?: (element: E) => boolean
}

/** Reads and writes styles. An element that is gone reads as empty. */
export interface StyleAccess<E extends object> {
  /** The inline style of an element; null where it has none. */
  readonly styleOf: (element: E) => InlineStyle | null
  readonly computedStyle: (element: E, property: string) => string
  /** A custom property of the page's root, as it is computed; without this, swatches are not followed. */
  readonly rootVariable?: (name: string) => string
  /** A colour name as `#rrggbb`, null for a word that is none; without this, swatches hold no names. */
  readonly colourName?: (name: string) => string | null
}

/** Reads where things are. */
export interface LayoutReader<E extends object> {
  readonly box: (element: E) => Box
  readonly view: () => View
  /**
   * `innerWidth` of the view, for those who need nothing else: asking for the rest makes a browser lay out
   * the page.
   */
  readonly windowWidth?: () => number
  /**
   * The natural sizes in px, read with one layout; styles are as before afterwards. Without this, an action
   * that goes to a natural size jumps there at its end.
   */
  readonly naturalSizes?: (requests: readonly SizeRequest<E>[]) => readonly number[]
}

/** The marks that a builder's pages give to what interactions refer to. */
export interface BuilderMarkup {
  /** The attribute that holds the id of an element. */
  readonly idAttribute: string
  /** The text after the id on repeated copies of an element, before the part that differs between copies. */
  readonly copySuffix: string
  /** One item of a repeated list: actions with a boundary stay inside theirs. */
  readonly boundarySelector: string
}

/**
 * The surface that interactions are played on: a document, or anything else that has elements with inline
 * styles. Elements are opaque to the engine. Nothing here throws.
 */
export interface Stage<E extends object> {
  readonly elements: ElementFinder<E>
  readonly styles: StyleAccess<E>
  readonly layout: LayoutReader<E>
  readonly markup: BuilderMarkup
  /** The id under which targets name this page; without this, those with a page's id belong elsewhere. */
  readonly pageId?: () => string | null
  /** The loading state of the page; without this, it has loaded. */
  readonly readyState?: () => 'loading' | 'interactive' | 'complete'
  /** Finds and reads afresh from here on; until the next call answers may be remembered. */
  readonly refresh?: () => void
}
