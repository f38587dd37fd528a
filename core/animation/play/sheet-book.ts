import type { Stage } from '../../ports/stage.port.js'
import type { ItemPlan } from '../data/interactions.js'
import { findTargets } from '../targets/find-targets.js'
import type { Cause } from '../targets/find-targets.js'
import { cellOf, valuesOf } from './cell.js'
import { paintSheets } from './paint.js'
import type { AnimationPlugins } from './plugin.js'
import { createSheet, PAINT } from './sheet.js'
import type { Sheet } from './sheet.js'

interface Rendering<E> {
  readonly item: ItemPlan
  readonly sheet: Sheet<E>
}

/** The sheets of one session: found by element, collected with it, and painted together once a frame. */
export class SheetBook<E extends object> {
  readonly #stage: Stage<E>
  readonly #plugins: AnimationPlugins<E>
  readonly #sheets = new WeakMap<E, Sheet<E>>()
  readonly #objects = new Map<string, Sheet<E>>()
  readonly #dirty: Sheet<E>[] = []
  #count = 0
  readonly #rendering: Rendering<E>[] = []

  constructor(stage: Stage<E>, plugins: AnimationPlugins<E>) {
    this.#stage = stage
    this.#plugins = plugins
  }

  of(element: E): Sheet<E> {
    const known = this.#sheets.get(element)
    if (known) return known
    const sheet = createSheet(element, this.#stage.styleOf(element))
    this.#sheets.set(element, sheet)
    return sheet
  }

  /** The sheets an action changes: of a shared object, or of the elements its target finds. */
  forItem(item: ItemPlan, cause: Cause<E>): readonly Sheet<E>[] {
    const { objectId } = item.target
    if (objectId === null)
      return findTargets(this.#stage, item.target, cause).map((element) => this.of(element))
    const sheet = this.#objects.get(objectId) ?? createSheet<E>(null, null)
    this.#objects.set(objectId, sheet)
    return [sheet]
  }

  mark(sheet: Sheet<E>, bits: number): void {
    if (sheet.dirty === 0 && bits !== 0) this.#dirty[this.#count++] = sheet
    sheet.dirty |= bits
  }

  /** Has painted what changed with `item`'s family; `paints` is what `paintsOf` says of it. */
  show(item: ItemPlan, sheet: Sheet<E>, paints: number): void {
    if (item.family === 'plugin') this.#rendering.push({ item, sheet })
    else this.mark(sheet, paints)
  }

  /** Shows or hides an element at once, for display actions. */
  display(item: ItemPlan, { style }: Sheet<E>): void {
    if (item.family === 'display') style?.setProperty('display', item.word)
  }

  /** Counts an action in (1) or out (-1) of the `will-change` tokens it wants. */
  hint(sheet: Sheet<E>, tokens: readonly string[], change: 1 | -1): void {
    for (const token of tokens) {
      const before = sheet.hints.get(token) ?? 0
      sheet.hints.set(token, before + change)
      if (before + Math.min(change, 0) === 0) this.mark(sheet, PAINT.willChange)
    }
  }

  /** Writes what changed since the last time, and only that. */
  paint(): void {
    const count = this.#count
    this.#count = 0
    // The row keeps its length from frame to frame: emptied, it would have to grow again each time.
    if (this.#dirty.length > count) this.#dirty.length = count
    paintSheets(this.#dirty, count)
    for (const { item, sheet } of this.#rendering) {
      const cell = cellOf(sheet, item.family)
      this.#plugins[item.actionTypeId]?.render(sheet.element, item, cell.names, valuesOf(sheet, cell))
    }
    this.#rendering.length = 0
  }
}
