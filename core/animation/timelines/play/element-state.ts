import type { InlineStyle, Stage } from '../../../ports/page/stage.port.js'
import { ALL_USED, areAlike, readTransform, transformText } from './transform.js'

/** The numbers of an element: those of its transform, in the order of `transform.ts`, and its opacity. */
export const SLOTS = [
  'x',
  'y',
  'z',
  'xPercent',
  'yPercent',
  'scaleX',
  'scaleY',
  'rotation',
  'rotationX',
  'rotationY',
  'skewX',
  'skewY',
  'transformPerspective',
  'xShare',
  'yShare',
  'opacity',
] as const

/** The indexes of the x and y parts in percent of the element's own size. */
export const SHARES = SLOTS.indexOf('xShare')

/** The index of the opacity, after the transform. */
export const OPACITY = SLOTS.indexOf('opacity')

/** The bit of the opacity, and that of texts, among the changes of an element. */
const OPACITY_BIT = ALL_USED + 1
const TEXTS_BIT = 2 * OPACITY_BIT

/** The state of an element: its numbers, and its values to write. */
export interface ElementState<E> {
  readonly element: E
  readonly style: InlineStyle | null
  readonly numbers: Float64Array
  /** One bit for each number of the transform that may differ from that of an element without one. */
  used: number
  /** False: the numbers must be read from the page first. */
  knowsTransform: boolean
  knowsOpacity: boolean
  /** True: an opacity of 0 also hides the element from clicks and screen readers. */
  hidesAtZero: boolean
  /** One bit for each number that changed since the last paint, and one for texts; 0: it is not in the queue. */
  changedBits: number
  /** Texts of other properties to write; null: none until now. */
  texts: Map<string, string> | null
  /** The previous inline styles, to be restored; null: not read yet. */
  transformBefore: string | null
  opacityBefore: string | number | null
  textsBefore: Map<string, string> | null
}

/** The number of elements whose numbers share one buffer: few objects are cheap to collect. */
const BUFFERED = 64

/** The states of the elements that timelines animate; painted together once a frame. */
export class ElementStates<E extends object> {
  readonly #stage: Stage<E>
  readonly #states = new Map<E, ElementState<E>>()
  readonly #queue: ElementState<E>[] = []
  #count = 0
  #buffer = new Float64Array(0)
  readonly #rows: (readonly number[])[] = []

  constructor(stage: Stage<E>) {
    this.#stage = stage
  }

  of(element: E): ElementState<E> {
    const known = this.#states.get(element)
    if (known) return known
    const at = (this.#states.size % BUFFERED) * SLOTS.length
    if (at === 0) this.#buffer = new Float64Array(BUFFERED * SLOTS.length)
    const state: ElementState<E> = {
      element,
      style: this.#stage.styles.styleOf(element),
      numbers: this.#buffer.subarray(at, at + SLOTS.length),
      used: 0,
      knowsTransform: false,
      knowsOpacity: false,
      hidesAtZero: false,
      changedBits: 0,
      texts: null,
      transformBefore: null,
      opacityBefore: null,
      textsBefore: null,
    }
    this.#states.set(element, state)
    return state
  }

  /** A number of an element; read from the page if no timeline has changed it. */
  number(state: ElementState<E>, slot: number): number {
    const { styles } = this.#stage
    const { style } = state
    if (slot === OPACITY) {
      if (!state.knowsOpacity) {
        state.knowsOpacity = true
        state.opacityBefore = style && style.opacity
        const opacity = Number.parseFloat(styles.computedStyle(state.element, 'opacity'))
        state.numbers[OPACITY] = Number.isNaN(opacity) ? 1 : opacity
      }
    } else if (!state.knowsTransform) {
      state.knowsTransform = true
      state.transformBefore = style && style.transform
      const transform = styles.computedStyle(state.element, 'transform')
      const row = readTransform(transform)
      if (transform !== 'none') state.used = ALL_USED
      centre(row, 0, Number.parseFloat(styles.computedStyle(state.element, 'width')))
      centre(row, 1, Number.parseFloat(styles.computedStyle(state.element, 'height')))
      state.numbers.set(row)
    }
    return state.numbers[slot] ?? 0
  }

  /** The same row for elements with equal numbers one after the other, so that a frame reads it once. */
  sharedRow(slot: number, row: readonly number[]): readonly number[] {
    const known = this.#rows[slot]
    return (this.#rows[slot] = known?.every((number, at) => number === row[at]) ? known : row)
  }

  /** The text of a property: the one to be painted, else the page's. */
  text(state: ElementState<E>, property: string): string {
    return state.texts?.get(property) ?? this.#stage.styles.computedStyle(state.element, property)
  }

  /** Sets a number that was read before. */
  setNumber(state: ElementState<E>, slot: number, value: number): void {
    state.numbers[slot] = value
    this.note(state, 1 << slot)
  }

  setText(state: ElementState<E>, property: string, text: string): void {
    ;(state.texts ??= new Map()).set(property, text)
    this.note(state, TEXTS_BIT)
  }

  /** Notes which numbers of an element have changed, so that it is painted. */
  note(state: ElementState<E>, bits: number): void {
    if (state.changedBits === 0) this.#queue[this.#count++] = state
    state.changedBits |= bits
  }

  /** Writes the values that changed since the last time. */
  paint(): void {
    // Adjacent elements that move alike share one text.
    let last: ElementState<E> | null = null
    let transform = ''
    const count = this.#count
    this.#count = 0
    // The row keeps its length between frames: if emptied, it would have to grow again each time.
    if (this.#queue.length > count) this.#queue.length = count
    for (let at = 0; at < count; at++) {
      const state = this.#queue[at] as ElementState<E>
      const { style, numbers, texts, changedBits } = state
      state.changedBits = 0
      if (!style) continue
      if (changedBits & ALL_USED) {
        const used = (state.used |= changedBits & ALL_USED)
        if (last?.used !== used || !areAlike(last.numbers, numbers, used)) {
          last = state
          transform = transformText(numbers, used)
        }
        style.transform = transform
      }
      if (changedBits & OPACITY_BIT) {
        const opacity = numbers[OPACITY] as number
        style.opacity = opacity
        if (state.hidesAtZero) writeText(state, style, 'visibility', opacity === 0 ? 'hidden' : 'inherit')
      }
      if (texts) writeTexts(state, style, texts)
    }
  }

  /** Restores the previous inline styles, and forgets all elements. */
  restore(): void {
    for (const { style, transformBefore, opacityBefore, textsBefore } of this.#states.values()) {
      if (!style) continue
      if (transformBefore !== null) style.transform = transformBefore
      if (opacityBefore !== null) style.opacity = opacityBefore
      for (const [property, value] of textsBefore ?? []) style.setProperty(property, value)
    }
    this.#states.clear()
    this.#queue.length = this.#count = 0
  }
}

/**
 * Turns a move by half of the element's size, which centres it, into percents, so that it remains when x is
 * set.
 */
function centre(row: Float64Array, axis: 0 | 1, sizePx: number): void {
  const px = row[axis] ?? 0
  if (px === 0 || Math.round(Math.round(sizePx) / 2) !== Math.round(-px)) return
  row[axis] = px + sizePx / 2
  row[axis + 3] = -50
}

/** Sets a style that is no transform and no opacity. */
function writeText<E>(state: ElementState<E>, style: InlineStyle, property: string, text: string): void {
  const before = (state.textsBefore ??= new Map<string, string>())
  if (!before.has(property)) before.set(property, style.getPropertyValue(property))
  style.setProperty(property, text)
}

function writeTexts<E>(state: ElementState<E>, style: InlineStyle, texts: Map<string, string>): void {
  for (const [property, text] of texts) writeText(state, style, property, text)
  texts.clear()
}
