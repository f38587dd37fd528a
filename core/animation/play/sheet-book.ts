import type { Stage } from '../../ports/stage.port.js'
import { groupBy } from '../../shared/index.js'
import type { ItemPlan } from '../data/interactions.js'
import { findTargets } from '../targets/find-targets.js'
import type { Cause } from '../targets/find-targets.js'
import { PAINT } from './appearance.js'
import { cellOf, valuesOf } from './cell.js'
import { paintSheets } from './paint.js'
import type { AnimationPlugins } from './plugin.js'
import { createSheet, elementOf, stylesOf } from './sheet.js'
import type { Sheet } from './sheet.js'

interface Rendering<E> {
  readonly item: ItemPlan
  readonly sheet: Sheet<E>
}

/**
 * The sheets of one session: found by element, collected with the last of theirs, and painted together once a
 * frame.
 */
export class SheetBook<E extends object> {
  readonly stage: Stage<E>
  readonly plugins: AnimationPlugins<E>
  readonly #sheets = new WeakMap<E, Sheet<E>>()
  readonly #objects = new Map<string, Sheet<E>>()
  readonly #dirty: Sheet<E>[] = []
  #count = 0
  readonly #rendering: Rendering<E>[] = []
  #partings = 0

  constructor(stage: Stage<E>, plugins: AnimationPlugins<E>) {
    this.stage = stage
    this.plugins = plugins
  }

  /** How many sheets were parted from others so far. */
  get partings(): number {
    return this.#partings
  }

  /** The sheet that an element is on; none where nothing was done with it. */
  holding(element: E): Sheet<E> | undefined {
    return this.#sheets.get(element)
  }

  /**
   * The sheets of exactly these elements: whatever else was on them is parted. `isAlone` wants one for each
   * element.
   */
  of(elements: readonly E[], isAlone = false): readonly Sheet<E>[] {
    if (elements.length === 1) return [this.#part(elements)]
    const alike = groupBy(new Set(elements), (element) => (isAlone ? element : this.#sheets.get(element)))
    return [...alike.values()].map((own) => this.#part(own))
  }

  /**
   * The sheets an action changes: of a shared object, or of the elements its target finds, which stand alone
   * for plugins.
   */
  forItem(item: ItemPlan, cause: Cause<E>, isAlone = false): readonly Sheet<E>[] {
    const { objectId } = item.target
    if (objectId === null)
      return this.of(findTargets(this.stage, item.target, cause), isAlone || item.family === 'plugin')
    const sheet = this.#objects.get(objectId) ?? createSheet<E>(new Map([[null, null]]))
    this.#objects.set(objectId, sheet)
    return [sheet]
  }

  /** Parts a sheet by what is read of its elements; those of which the same is read stay together. */
  partBy<T>(
    sheet: Sheet<E>,
    read: (element: E | null) => readonly T[],
  ): readonly (readonly [Sheet<E>, readonly T[]])[] {
    if (sheet.members.size < 2) return [[sheet, read(elementOf(sheet))]]
    const all = [...sheet.members.keys()].map((element) => ({ element, facts: read(element) }))
    return [...groupBy(all, ({ facts }) => facts.join()).values()].map((alike) => [
      this.#part(
        alike.map(({ element }) => element),
        sheet,
      ),
      alike[0]?.facts ?? [],
    ])
  }

  /** The sheet of elements that were on one `sheet` so far, or on none. */
  #part(own: readonly (E | null)[], sheet = own[0] ? this.#sheets.get(own[0]) : undefined): Sheet<E> {
    if (sheet?.members.size === own.length) return sheet
    const part = createSheet(
      new Map(own.map((element) => [element, element && this.stage.styleOf(element)])),
      sheet,
      ++this.#partings,
    )
    for (const element of own) {
      if (element) this.#sheets.set(element, part)
      sheet?.members.delete(element)
    }
    if (sheet) {
      sheet.styles = null
      sheet.parts.push(part)
      this.mark(part, sheet.dirty)
    }
    return part
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
  display(item: ItemPlan, sheet: Sheet<E>): void {
    if (item.family === 'display')
      for (const style of stylesOf(sheet)) style.setProperty('display', item.word)
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
      this.plugins[item.actionTypeId]?.render(elementOf(sheet), item, [...cell.keys()], valuesOf(sheet, cell))
    }
    this.#rendering.length = 0
  }
}
