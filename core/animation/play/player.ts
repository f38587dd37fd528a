import type { SizeRequest, Stage } from '../../ports/stage.port.js'
import type { ChannelPlan, EventPlan, ItemPlan, ParameterPlan } from '../data/interactions.js'
import type { Release } from '../data/release.js'
import type { Cause } from '../targets/find-targets.js'
import { channelsNow, isColour, readOrigins } from './channels.js'
import { advanceGlide, createGlide, keyframeValues } from './glide.js'
import type { Glide, Parameter } from './glide.js'
import type { AnimationPlugins } from './plugin.js'
import { carrierOf, delayIn, firstGroupIndex, nextGroupIndex } from './run.js'
import type { Run } from './run.js'
import { SheetBook } from './sheet-book.js'
import { cellOf, hintsOf, PAINT, slotOf } from './sheet.js'
import type { Cell, Sheet } from './sheet.js'
import { FRAME_MS, toTracks } from './track.js'
import { advanceTiming, mergeValues, PAINT_OF } from './tween.js'
import type { Timing, Tween } from './tween.js'

/** Told of every action and track on an element when it begins, and when it is over but still listed. */
export type LifeListener<E> = (play: Tween<E> | Glide<E>, isOver: boolean) => void

/** What a player needs to know of the world. */
export interface PlayerOptions<E extends object> {
  readonly stage: Stage<E>
  readonly plugins: AnimationPlugins<E>
  /** Reduced motion: everything is at its end at once, loops stop. Asked at each frame. */
  readonly isInstant: () => boolean
  /** What the page was published with decides what happens at exactly the start of an action. */
  readonly release: Release
  /** The element that actions with a boundary stay in; null without one. */
  readonly boundaryOf: (element: E) => E | null
  readonly onLife?: LifeListener<E>
}

interface Rendering<E> {
  readonly item: ItemPlan
  readonly sheet: Sheet<E>
  readonly cell: Cell
}

/** Plays action lists and tracks: the only part with state between two frames. It holds no clock and asks for no frame itself. */
export class Player<E extends object> {
  readonly #options: PlayerOptions<E>
  readonly #book: SheetBook<E>
  readonly #tweens: Tween<E>[] = []
  #glides: Glide<E>[] = []
  readonly #followers = new WeakMap<Parameter, Glide<E>[]>()
  readonly #done: Tween<E>[] = []
  readonly #rendering: Rendering<E>[] = []
  #parked: Run<E>[] = []
  #needsFrame = true
  #isResting = true
  #lastMs = Number.NaN

  constructor(options: PlayerOptions<E>) {
    this.#options = options
    this.#book = new SheetBook(options.stage)
  }

  get tweens(): readonly Tween<E>[] {
    return this.#tweens
  }

  get glides(): readonly Glide<E>[] {
    return this.#glides
  }

  /** The time stamp of the last frame; NaN before the first. */
  get lastFrameMs(): number {
    return this.#lastMs
  }

  /** Whether something waits to be played in the next frame. */
  get wantsFrame(): boolean {
    return this.#needsFrame
  }

  /** Starts a list at its first group. */
  play(run: Run<E>, startMs: number): void {
    run.groupIndex = firstGroupIndex(run.event)
    this.#playGroup(run, startMs)
  }

  /** Values stay where they are; the next frame lets go of the elements. */
  stop(run: Run<E>): void {
    run.isStopped = true
    this.#needsFrame = true
  }

  /** Tells the player that a parameter moved or that reduced motion was switched. */
  wake(parameter?: Parameter): void {
    this.#needsFrame = true
    for (const glide of parameter ? (this.#followers.get(parameter) ?? []) : this.#glides)
      glide.isAwake = true
    if (this.#options.isInstant() || parameter) return
    const parked = this.#parked
    this.#parked = []
    for (const run of parked) if (!run.isStopped) this.play(run, this.#lastMs)
  }

  /** Paints the first group of an event's list at once (contract/animation 4.6). */
  paintInitial(event: EventPlan, triggers: readonly E[], nowMs: number, onlyNew: boolean): void {
    const { stage, plugins, release } = this.#options
    const cause: Cause<E> = { event, element: null, boundary: null }
    // These actions start at time 0 without duration: at exactly 0 they are at their origin, as any such action (3.7).
    const isAtStart = nowMs === 0 && release !== 'early'
    for (const item of event.list.groups[0] ?? []) {
      const isOwn = item.target.relation === true && item.target.objectId === null
      const sheets = isOwn
        ? triggers.map((element) => this.#book.of(element))
        : this.#book.forItem(item, cause)
      const channels = channelsNow(stage, plugins, item).filter(({ to, auto }) => !auto && !Number.isNaN(to))
      if (channels.length === 0 && item.family !== 'display') continue
      for (const sheet of sheets) {
        if (onlyNew && sheet.cells[item.family]) continue
        const cell = cellOf(sheet, item.family)
        const slots =
          isAtStart || isColour(item)
            ? readOrigins(stage, plugins, sheet.element, item, channels, cell, false)
            : channels.map(({ name, to }) => slotOf(cell, name, to))
        channels.forEach(({ to, unit }, at) => {
          const slot = slots[at] as number
          if (!isAtStart) cell.values[slot] = to
          if (unit !== null) cell.units[slot] = unit
        })
        this.#show(item, sheet, cell, true)
        if (!isAtStart || release !== 'late') this.#display(item, sheet)
      }
    }
    this.#flush()
  }

  /** Ties the tracks of a parameter group to a parameter, for one trigger element; those it already has stay. */
  follow(run: Run<E>, plan: ParameterPlan, parameter: Parameter): void {
    const { stage, plugins } = this.#options
    const cause = this.#causeOf(run)
    const followers = this.#followers.get(parameter) ?? []
    this.#followers.set(parameter, followers)
    for (const track of toTracks(run.event.list.parameterGroups.get(plan.groupId) ?? [])) {
      const item = track.first
      const own = item.swatch === null ? channelsNow(stage, plugins, item) : item.channels
      const channels = own.filter(({ to }) => !Number.isNaN(to))
      for (const sheet of this.#book.forItem(item, cause)) {
        const known = (glide: Glide<E>): boolean =>
          glide.run === run && glide.sheet === sheet && glide.item === item
        if (followers.some(known)) continue
        const cell = cellOf(sheet, item.family)
        const slots = channels.map((channel) => slotOf(cell, channel.name, channel.initial))
        channels.forEach(({ unit }, at) => {
          if (unit !== null) cell.units[slots[at] as number] = unit
        })
        const names = channels.map(({ name }) => name)
        const values = keyframeValues(track, names, (frame) =>
          frame.family === 'plugin' ? channelsNow(stage, plugins, frame) : frame.channels,
        )
        const glide = createGlide({ run, track, item, parameter, plan, sheet, cell, slots, values })
        followers.push(glide)
        this.#glides.push(glide)
        this.#options.onLife?.(glide, false)
      }
    }
    this.#needsFrame = true
  }

  /** Lets go of the lists of trigger elements that are gone, and of the tracks that have lost their trigger or their own element. */
  forget(isGone: (element: E) => boolean): void {
    for (const { run } of this.#tweens) if (isGone(run.element)) this.stop(run)
    const stays = ({ run, sheet }: Glide<E>): boolean =>
      !isGone(run.element) && !(sheet.element && isGone(sheet.element))
    for (const parameter of new Set(this.#glides.map((glide) => glide.parameter)))
      this.#followers.set(parameter, this.#followers.get(parameter)?.filter(stays) ?? [])
    this.#glides = this.#glides.filter(stays)
  }

  /**
   * Plays one frame: all values first, then all writes, then the ends and the groups that follow. Answers in how many ms something
   * has to be played again: 0 the next frame, Infinity at rest.
   */
  frame(nowMs: number): number {
    const isInstant = this.#options.isInstant()
    // After a rest the frame before this one was the display's, not the last one played.
    const elapsedMs = this.#isResting ? FRAME_MS : nowMs - this.#lastMs
    this.#lastMs = nowMs
    this.#needsFrame = false
    for (const glide of this.#glides) {
      if (!glide.isAwake) continue
      const isFirst = !glide.isPainted
      if (advanceGlide(glide, elapsedMs, isInstant)) {
        glide.isPainted = true
        if (isFirst) this.#book.hint(glide.sheet, hintsOf(glide.item), 1)
        this.#show(glide.item, glide.sheet, glide.cell, isFirst)
        if (isFirst) this.#display(glide.item, glide.sheet)
      }
      if (glide.isAwake) this.#needsFrame = true
    }
    const dueMs = this.#advance(nowMs, isInstant)
    this.#flush()
    this.#finish(nowMs, isInstant)
    this.#isResting = !this.#needsFrame
    return this.#needsFrame ? 0 : dueMs
  }

  #advance(nowMs: number, isInstant: boolean): number {
    let dueMs = Infinity
    for (const tween of this.#tweens) {
      if (tween.run.isStopped) {
        this.#done.push(tween)
        continue
      }
      const { timing } = tween
      advanceTiming(timing, nowMs, isInstant)
      const { progress } = timing
      if (progress < 0) {
        dueMs = Math.min(dueMs, timing.startMs + timing.delayMs - nowMs)
        continue
      }
      const isFirst = tween.progress < 0
      if (isFirst && progress < 1) this.#book.hint(tween.sheet, hintsOf(tween.item), 1)
      if (mergeValues(tween, timing.eased) || (isFirst && tween.slots.length > 0))
        this.#show(tween.item, tween.sheet, tween.cell, isFirst)
      tween.isHinted ||= isFirst && progress < 1
      tween.progress = progress
      if (this.#options.release === 'late' ? progress === 1 : isFirst) this.#display(tween.item, tween.sheet)
      if (progress < 1) this.#needsFrame = true
      else this.#done.push(tween)
    }
    return dueMs
  }

  /** Marks what has to be painted for a change of `item`'s family. */
  #show(item: ItemPlan, sheet: Sheet<E>, cell: Cell, isFirst: boolean): void {
    if (item.family === 'plugin') this.#rendering.push({ item, sheet, cell })
    else this.#book.mark(sheet, isFirst ? PAINT_OF[item.family] : PAINT_OF[item.family] & ~PAINT.depth)
  }

  #display(item: ItemPlan, { element }: Sheet<E>): void {
    if (item.family === 'display' && element) this.#options.stage.write(element, 'display', item.word)
  }

  #flush(): void {
    this.#book.paint()
    for (const { item, sheet, cell } of this.#rendering)
      this.#options.plugins[item.actionTypeId]?.render(sheet.element, item, cell.names, cell.values)
    this.#rendering.length = 0
  }

  /** Ends what is complete or stopped, then starts what comes next, so that reads follow all writes. */
  #finish(nowMs: number, isInstant: boolean): void {
    if (this.#done.length === 0) return
    const done = this.#done.splice(0)
    const ended = new Set(done)
    const { onLife } = this.#options
    if (onLife) for (const tween of done) onLife(tween, true)
    const kept = this.#tweens.filter((tween) => !ended.has(tween))
    this.#tweens.length = 0
    for (const tween of kept) this.#tweens.push(tween)
    for (const tween of done) this.#release(tween)
    this.#book.paint()
    for (let at = done.length - 1; at >= 0; at--) {
      const tween = done[at]
      if (tween?.isCarrier && !tween.run.isStopped) this.#playNext(tween.run, nowMs, isInstant)
    }
  }

  #release(tween: Tween<E>): void {
    if (tween.isHinted) this.#book.hint(tween.sheet, hintsOf(tween.item), -1)
    if (tween.run.isStopped || !tween.sheet.element) return
    for (const { name, auto } of tween.item.channels)
      if (auto) this.#options.stage.write(tween.sheet.element, name, '')
  }

  #playNext(run: Run<E>, nowMs: number, isInstant: boolean): void {
    const next = nextGroupIndex(run.event, run.groupIndex)
    if (next < 0) return
    if (isInstant && next <= run.groupIndex) {
      this.#parked.push(run)
      return
    }
    run.groupIndex = next
    this.#playGroup(run, nowMs)
  }

  #causeOf(run: Run<E>): Cause<E> {
    return { event: run.event, element: run.element, boundary: this.#options.boundaryOf(run.element) }
  }

  #playGroup(run: Run<E>, startMs: number): void {
    const group = run.event.list.groups[run.groupIndex] ?? []
    const carrier = carrierOf(group, (item) => delayIn(run, item))
    const cause = this.#causeOf(run)
    const requests: SizeRequest<E>[] = []
    const { stage, plugins } = this.#options
    const before = this.#tweens.length
    for (const item of group) {
      const channels = channelsNow(stage, plugins, item)
      const timing = this.#timingOf(run, item, startMs, item.durationMs ?? 0)
      this.#book.forItem(item, cause).forEach((sheet, index) => {
        const autoMs = plugins[item.actionTypeId]?.durationMs(sheet.element, item)
        const own = item.durationMs === null && autoMs ? this.#timingOf(run, item, startMs, autoMs) : timing
        const isCarrier = item === carrier && index === 0
        this.#tweens.push(this.#createTween(run, item, sheet, own, isCarrier, channels, requests))
      })
    }
    if (requests.length > 0) this.#options.stage.measure(requests)
    this.#needsFrame = true
    const { onLife } = this.#options
    if (onLife) for (const tween of this.#tweens.slice(before)) onLife(tween, false)
  }

  #timingOf(run: Run<E>, item: ItemPlan, startMs: number, durationMs: number): Timing {
    const delayMs = delayIn(run, item)
    return { startMs, delayMs, durationMs, ease: item.ease, nowMs: Number.NaN, progress: -1, eased: 0 }
  }

  #createTween(
    run: Run<E>,
    item: ItemPlan,
    sheet: Sheet<E>,
    timing: Timing,
    isCarrier: boolean,
    channels: readonly ChannelPlan[],
    requests: SizeRequest<E>[],
  ): Tween<E> {
    const { stage, plugins } = this.#options
    const { element } = sheet
    const cell = cellOf(sheet, item.family)
    const slots = readOrigins(stage, plugins, element, item, channels, cell)
    const from = slots.map((slot) => cell.values[slot] ?? 0)
    const to = channels.map((channel, at) => (Number.isNaN(channel.to) ? (from[at] ?? 0) : channel.to))
    channels.forEach(({ name, auto }, at) => {
      if (auto && element && (name === 'width' || name === 'height'))
        requests.push({ element, dimension: name, answer: (sizePx) => (to[at] = sizePx) })
    })
    return {
      run,
      item,
      sheet,
      cell,
      slots,
      from,
      to,
      units: channels.map(({ unit }) => unit),
      timing,
      isCarrier,
      isHinted: false,
      progress: -1,
    }
  }
}
