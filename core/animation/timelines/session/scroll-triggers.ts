import type { Stage, View } from '../../../ports/page/stage.port.js'
import type { ScrollPlan, TimelineTarget } from '../data/model.js'
import type { ElementStates } from '../play/element-state.js'
import type { TimelinePlayer } from '../play/player.js'
import { scrollFacts, scrollMoments, scrollPlace, scrollProgress, scrollRange } from '../play/scroll-range.js'
import type { ScrollFacts, ScrollRange } from '../play/scroll-range.js'
import type { BoundTrigger } from './instances.js'
import type { PinnedTriggers } from './pinned-triggers.js'

/** The parts of a session that its scroll triggers use. */
export interface ScrollContext<E extends object> {
  readonly stage: Stage<E>
  readonly states: Pick<ElementStates<E>, 'paint'>
  readonly player: Pick<TimelinePlayer<E>, 'control' | 'follow' | 'draw' | 'frame'>
  /** The elements of a target, for the element that fired. */
  readonly find: (target: TimelineTarget, trigger: E) => readonly E[]
}

/** The optional parts for pinning and for elements that scroll. */
export interface ScrollMeans<E extends object> {
  /** Null: nothing is held. */
  readonly pins: PinnedTriggers<E> | null
  /** The measures of an element with its own scroll bar. */
  readonly viewOf: (scroller: E) => View
}

/** Makes the scroll triggers of a session. */
export type CreateScrollTriggers<E extends object> = (context: ScrollContext<E>) => ScrollTriggers<E>

/** The scroll triggers of a session. */
export class ScrollTriggers<E extends object> {
  readonly #context: ScrollContext<E> & ScrollMeans<E>
  /** The scroll positions at which the elements of all triggers are in the middle of the window, as measured. */
  readonly #middles = new Map<BoundTrigger<E>, number>()
  /** The time of the first scroll event since the last frame. */
  #scrolledMs: number | null = null

  constructor(context: ScrollContext<E> & ScrollMeans<E>) {
    this.#context = context
  }

  #find(target: TimelineTarget | null, trigger: E): E | null {
    return target && (this.#context.find(target, trigger)[0] ?? null)
  }

  #facts(scroll: ScrollPlan, element: E, scroller: E | null): ScrollFacts {
    const { stage, viewOf } = this.#context
    const box = stage.layout.box(element)
    if (!scroller) return scrollFacts(box, stage.layout.view(), scroll.isHorizontal)
    const outer = stage.layout.box(scroller)
    const inner = { ...box, left: box.left - outer.left, top: box.top - outer.top }
    return scrollFacts(inner, viewOf(scroller), scroll.isHorizontal)
  }

  #range(scroll: ScrollPlan, element: E): ScrollRange {
    const scroller = this.#find(scroll.scroller, element)
    const end = this.#find(scroll.endTarget, element) ?? element
    return scrollRange(scroll, this.#facts(scroll, element, scroller), this.#facts(scroll, end, scroller))
  }

  #rangeOf({ trigger: { event }, element }: BoundTrigger<E>, clamps: boolean): ScrollRange | null {
    if (event.tag !== 'scroll') return null
    return this.#range({ ...event.scroll, clamps: clamps && event.scroll.clamps }, element)
  }

  #middleOf({ trigger: { event }, element }: BoundTrigger<E>): number {
    if (event.tag !== 'scroll') return 0
    const { scroll } = event
    const scroller = this.#find(scroll.scroller, element)
    const { topPx, lengthPx, viewPx, maxPx } = this.#facts(scroll, element, scroller)
    return Math.min(Math.max(topPx + (lengthPx - viewPx) / 2, 0), maxPx)
  }

  /** True if a frame has to follow the page. */
  get isWaiting(): boolean {
    return this.#scrolledMs !== null
  }

  /** Notes that the page has scrolled; the next frame follows it. */
  noteScroll(nowMs: number): void {
    this.#scrolledMs ??= nowMs
  }

  /**
   * Measures the scroll triggers among `all`. Timelines that follow the page are set to their start meanwhile, so
   * that their own moves do not count.
   */
  measure(all: readonly BoundTrigger<E>[], nowMs: number): void {
    const { stage, states, player } = this.#context
    const triggers = all.filter(({ trigger }) => trigger.event.tag === 'scroll')
    this.#middles.clear()
    if (triggers.length === 0) return
    const moved = triggers.flatMap(({ trigger: { event }, instance: { playings } }) =>
      event.tag === 'scroll' && event.scroll.scrubS !== null
        ? playings.flatMap(({ timeline, moment }) =>
            moment && moment.timeS > 0 ? [{ timeline, moment }] : [],
          )
        : [],
    )
    for (const { timeline, moment } of moved)
      player.draw(timeline, moment, { timeS: 0, round: 0, isForward: false })
    states.paint()
    this.#measureRanges(triggers)
    for (const { timeline, moment } of moved) player.draw(timeline, null, moment)
    states.paint()
    stage.refresh?.()
    this.noteScroll(nowMs)
  }

  #measureRanges(triggers: readonly BoundTrigger<E>[]): void {
    const { stage, pins } = this.#context
    stage.refresh?.()
    const held = triggers.flatMap((bound) => {
      const { event } = bound.trigger
      const element = event.tag === 'scroll' ? this.#find(event.scroll.pin, bound.element) : null
      return element ? [{ bound, element, topPx: 0 }] : []
    })
    pins?.measure(held, (bound) => this.#rangeOf(bound, false))
    for (const bound of triggers) {
      bound.range = this.#rangeOf(bound, true)
      this.#middles.set(bound, this.#middleOf(bound))
    }
    stage.refresh?.()
  }

  /** Follows the page with all triggers, if it has scrolled since the last frame. */
  frame(all: readonly BoundTrigger<E>[]): void {
    const scrolledMs = this.#scrolledMs
    if (scrolledMs === null) return
    this.#scrolledMs = null
    this.#context.stage.refresh?.()
    for (const bound of all) this.follow(bound, scrolledMs)
  }

  /**
   * Shows the page for print. Elements outside the window look as if they had entered it, and those that follow
   * the page as in the middle of the window. None is held.
   */
  showForPrint(nowMs: number): void {
    const { player, pins } = this.#context
    for (const [{ trigger, range, place, instance, isInstant }, middlePx] of this.#middles) {
      const { event, jumpS, speed } = trigger
      if (event.tag !== 'scroll' || !range || isInstant) continue
      const { scroll } = event
      for (const playing of instance.playings)
        if (scroll.scrubS !== null) player.follow(playing, scrollProgress(range, middlePx), 0, nowMs)
        else if (place !== 'within')
          player.control(playing, scroll.toggles.enter, nowMs, { jumpS, speed }, true)
    }
    pins?.release()
    player.frame(nowMs)
  }

  #scrolledPx(scroll: ScrollPlan, element: E): number {
    const { stage, viewOf } = this.#context
    const scroller = this.#find(scroll.scroller, element)
    const { scrollTop, scrollLeft } = scroller ? viewOf(scroller) : stage.layout.view()
    return scroll.isHorizontal ? scrollLeft : scrollTop
  }

  /** Moves a trigger's timelines to the scroll position; no effect on triggers of other kinds. */
  follow(bound: BoundTrigger<E>, nowMs: number): void {
    const { trigger, range, instance, element, isInstant } = bound
    if (trigger.event.tag !== 'scroll' || !range || isInstant) return
    const { scroll } = trigger.event
    const scrollPx = this.#scrolledPx(scroll, element)
    const { player, pins } = this.#context
    pins?.follow(bound, scrollPx)
    if (scroll.scrubS !== null) {
      const share = scrollProgress(range, scrollPx)
      for (const playing of instance.playings) player.follow(playing, share, scroll.scrubS, nowMs)
      return
    }
    const place = scrollPlace(range, scrollPx)
    const { jumpS, speed } = trigger
    for (const moment of scrollMoments(bound.place ?? 'before', place))
      for (const playing of instance.playings)
        player.control(playing, scroll.toggles[moment], nowMs, { jumpS, speed })
    bound.place = place
  }
}
