/** A rectangle relative to the visible window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The measures of the window in px, read at once. */
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

/** A dimension whose natural size is the end of an action. */
export interface SizeRequest<E> {
  readonly element: E
  readonly dimension: 'width' | 'height'
}

/** The inline style of an element, kept while it is animated; a browser's own style object fits. */
export interface InlineStyle {
  transform: string
  /** A number is written by `String`. */
  opacity: string | number
  getPropertyValue(name: string): string
  /** Sets one property; an empty value removes it. */
  setProperty(name: string, value: string): void
}

/** Finds elements. A broken selector matches nothing. */
export interface ElementFinder<E extends object> {
  /** Represents the page itself as the target of an event. */
  readonly page: E
  /** Matches in document order, in the whole page or inside `root` (itself excluded). */
  readonly select: (selector: string, root?: E) => readonly E[]
  readonly matches: (element: E, selector: string) => boolean
  /** True for the element itself too. */
  readonly contains: (outer: E, inner: E) => boolean
  readonly parent: (element: E) => E | null
  readonly children: (element: E) => readonly E[]
  /**
   * Elements with an id and their repeated copies, if that is faster than a selector; the result must equal
   * `select` with the attributes of `BuilderMarkup`.
   */
  readonly withId?: (id: string) => readonly E[]
  /** True if an element is still on the page; if absent, all are. */
  readonly isConnected?: (element: E) => boolean
}

/** Reads and writes styles. A removed element reads as empty. */
export interface StyleAccess<E extends object> {
  /** The inline style of an element; null: none. */
  readonly styleOf: (element: E) => InlineStyle | null
  readonly computedStyle: (element: E, property: string) => string
  /** The computed value of a custom property of the page's root; if absent, swatches are ignored. */
  readonly rootVariable?: (name: string) => string
  /** A colour name as `#rrggbb`, null: not a colour; if absent, swatches have no names. */
  readonly colourName?: (name: string) => string | null
}

/** Reads positions and sizes. */
export interface LayoutReader<E extends object> {
  readonly box: (element: E) => Box
  readonly view: () => View
  /** `innerWidth` of the view alone, since reading the rest makes a browser lay out the page. */
  readonly windowWidth?: () => number
  /**
   * The natural sizes in px, read with one layout; styles are unchanged afterwards. If absent, an action
   * toward a natural size jumps at its end.
   */
  readonly naturalSizes?: (requests: readonly SizeRequest<E>[]) => readonly number[]
}

/** The marks on a builder's pages to which interactions refer. */
export interface BuilderMarkup {
  /** The attribute that holds the id of an element. */
  readonly idAttribute: string
  /** The text after the id on repeated copies of an element, before the part that differs between copies. */
  readonly copySuffix: string
  /** One item of a repeated list; actions with a boundary stay inside theirs. */
  readonly boundarySelector: string
}

/**
 * The surface on which interactions play: a document, or another system of elements with inline styles. The
 * engine never looks inside elements. Nothing here throws.
 */
export interface Stage<E extends object> {
  readonly elements: ElementFinder<E>
  readonly styles: StyleAccess<E>
  readonly layout: LayoutReader<E>
  readonly markup: BuilderMarkup
  /** The id under which targets name this page; if absent, targets with a page id belong to other pages. */
  readonly pageId?: () => string | null
  /** The loading state of the page; if absent, it has loaded. */
  readonly readyState?: () => 'loading' | 'interactive' | 'complete'
  /** Forgets remembered results; until the next call, results may be remembered. */
  readonly refresh?: () => void
}
