import type { Control } from '../data/model.js'
import { SETTLING_EASE } from '../values/ease-families.js'
import { renderAtOnce, resolveTimeline } from './build-timeline.js'
import type { BuildContext, PlayableTimeline } from './build-timeline.js'
import type { ClassAccess } from './class-steps.js'
import { command, isOver, playTime, restingAt, wholeMs } from './playhead.js'
import type { Playhead, PlaySettings } from './playhead.js'
import { momentAt, renderTimeline, totalOf } from './render-timeline.js'
import type { Moment } from './render-timeline.js'
import { shareAt } from './segment.js'

/** A smoothed move from one position to another, in s of a timeline or in px. */
export interface Follower {
  readonly from: number
  readonly to: number
  readonly sinceMs: number
  readonly durationMs: number
}

/** A timeline with its place in time. */
export interface Playing<E> {
  timeline: PlayableTimeline<E>
  head: Playhead
  follower: Follower | null
  /** The moment that the page shows; null: not played yet. */
  moment: Moment | null
}

/** Shows the numbers of a player by name. */
export type ShowPlayer<E> = (
  element: E,
  player: PlayableTimeline<E>['players'][number]['player'],
  share: number,
) => void

/** The options of a player. */
export interface TimelinePlayerOptions<E extends object> {
  readonly context: BuildContext<E>
  readonly classes: ClassAccess<E>
  readonly show: ShowPlayer<E>
  /** Reduced motion: everything is at its end at once. */
  readonly isInstant: () => boolean
}

/** The elements that a timeline moves or gives classes, in their order. */
const elementsOf = <E>({ tracks, classes }: PlayableTimeline<E>): readonly E[] => [
  ...tracks.map(({ state }) => state.element),
  ...classes.map(({ element }) => element),
]

/** True if a timeline plays on the same elements for two trigger elements. */
function isSame<E>(one: PlayableTimeline<E>, other: PlayableTimeline<E>): boolean {
  const elements = elementsOf(other)
  return one.plan === other.plan && elementsOf(one).every((element, at) => element === elements[at])
}

/** The time on a way so far. A frame may carry a time before the event that it answers. */
const elapsedMs = ({ sinceMs }: Follower, nowMs: number): number =>
  Math.max(0, wholeMs(nowMs) - wholeMs(sinceMs))

/** The position of a smoothed move at a time. */
function placeAt(follower: Follower, nowMs: number): number {
  const { from, to, durationMs } = follower
  const ms = elapsedMs(follower, nowMs)
  return ms >= durationMs ? to : from + (to - from) * SETTLING_EASE(ms / durationMs)
}

/** Plays timelines; the only part with state between two frames. It has no clock and requests no frames. */
export class TimelinePlayer<E extends object> {
  readonly #options: TimelinePlayerOptions<E>
  readonly #active = new Set<Playing<E>>()
  readonly #all: Playing<E>[] = []
  /** The time of the last frame; NaN if nothing was left to play then. */
  #lastMs = NaN

  constructor(options: TimelinePlayerOptions<E>) {
    this.#options = options
  }

  /** True if something plays. */
  get isPlaying(): boolean {
    return this.#active.size > 0
  }

  /** The timelines that play now. */
  get playing(): ReadonlySet<Playing<E>> {
    return this.#active
  }

  /** Adds a timeline at rest, with its elements at their start values. */
  add(timeline: PlayableTimeline<E>): Playing<E> {
    renderAtOnce(this.#options.context, timeline)
    const playing = { timeline, head: restingAt(totalOf(timeline)), follower: null, moment: null }
    this.#all.push(playing)
    return playing
  }

  /** Adds new elements to a timeline at its present position, and drops elements that left. */
  renew(playing: Playing<E>, built: PlayableTimeline<E>): void {
    const { context } = this.#options
    const { timeline, head } = playing
    let { moment } = playing
    const known = new Set(elementsOf(timeline))
    const fresh = {
      ...built,
      tracks: built.tracks.filter(({ state }) => !known.has(state.element)),
      classes: built.classes.filter(({ element }) => !known.has(element)),
    }
    if (fresh.tracks.length + fresh.classes.length === 0) return
    renderAtOnce(context, fresh)
    if (timeline.isResolved) resolveTimeline(context, fresh, false)
    // A timeline at its end stays there, also if it is longer with the new elements.
    if (moment?.timeS === timeline.durationS) playing.moment = moment = { ...moment, timeS: built.durationS }
    if (moment) renderTimeline(context.states, fresh, null, moment, false)
    const isThere = (element: E): boolean => context.stage.elements.isConnected?.(element) !== false
    playing.timeline = {
      ...timeline,
      durationS: built.durationS,
      tracks: [...timeline.tracks.filter(({ state }) => isThere(state.element)), ...fresh.tracks],
      classes: [...timeline.classes.filter(({ element }) => isThere(element)), ...fresh.classes],
    }
    const totalS = totalOf(playing.timeline)
    playing.head = { ...head, totalS, timeS: head.timeS === head.totalS ? totalS : head.timeS }
  }

  /**
   * Carries out a trigger's command; its time counts from the frame that the page shows. `isInstant`: the end
   * is reached at once.
   */
  control(
    playing: Playing<E>,
    control: Control,
    nowMs: number,
    settings: Omit<PlaySettings, 'delayMs'>,
    isInstant = this.#options.isInstant(),
  ): void {
    const { head, timeline } = playing
    if (control === 'none') return
    const isUntouched = playing.moment === null && head.rate === 0
    if (isUntouched && settings.jumpS === null && /^(?:reverse|pause|stop|reset)/.test(control)) {
      // A button that closes what another has opened: the same timeline on the same elements.
      for (const other of this.#all)
        if (other.moment && isSame(other.timeline, timeline))
          this.control(other, control, nowMs, settings, isInstant)
      return
    }
    const isAtStart = control === 'restart' || head.timeS <= 0
    resolveTimeline(this.#options.context, timeline, isAtStart)
    const delayMs = timeline.plan.delayS * 1000
    playing.head = command(head, control, this.#anchorMs(nowMs), { ...settings, delayMs })
    if (isInstant) this.#finish(playing)
    this.#active.add(playing)
  }

  /** The time from which new commands count: that of the frame that the page shows, if it plays something. */
  #anchorMs(nowMs: number): number {
    return this.#lastMs <= nowMs ? this.#lastMs : nowMs
  }

  /** Sets everything that plays to its end with the next frame. */
  finishAll(): void {
    for (const playing of this.#active) this.#finish(playing)
  }

  #finish(playing: Playing<E>): void {
    const { head, timeline, follower } = playing
    if (follower) playing.follower = { ...follower, durationMs: 0 }
    if (head.rate === 0) return
    // An endless timeline plays once; if an action in it is endless, its first end counts.
    const lastS = [head.totalS, timeline.durationS, 0].find(Number.isFinite) ?? 0
    playing.head = { ...head, rate: 0, timeS: head.rate > 0 ? lastS : 0 }
  }

  /** Moves a timeline to a share of its time, at once or within `smoothS`. */
  follow(playing: Playing<E>, share: number, smoothS: number, nowMs: number): void {
    const { timeline } = playing
    resolveTimeline(this.#options.context, timeline, false)
    const to = share * (timeline.durationS < Infinity ? timeline.durationS : 0)
    if (playing.follower?.to === to) return
    playing.follower = this.wayTo(to, playing.follower, this.#options.isInstant() ? 0 : smoothS, nowMs)
    this.#active.add(playing)
  }

  /** A move within `smoothS` from the present position of another move; the first is at its end at once. */
  wayTo(to: number, before: Follower | null, smoothS: number, nowMs: number): Follower {
    const sinceMs = this.#anchorMs(nowMs)
    const from = before ? placeAt(before, sinceMs) : to
    return { from, to, sinceMs, durationMs: before ? smoothS * 1000 : 0 }
  }

  /** The position of a move at a time. */
  readonly placeOf = placeAt

  /** Sets the values of a timeline at a moment, as if it had moved there from another. */
  draw(timeline: PlayableTimeline<E>, from: Moment | null, to: Moment): void {
    renderTimeline(this.#options.context.states, timeline, from, to, false)
  }

  /** Plays one frame: all values, then all writes. Returns whether something still plays. */
  frame(nowMs: number): boolean {
    for (const playing of this.#active) if (this.#advance(playing, nowMs)) this.#active.delete(playing)
    this.#options.context.states.paint()
    this.#lastMs = this.isPlaying ? nowMs : NaN
    return this.isPlaying
  }

  /** Shows a timeline at this time; true if it has come to rest. */
  #advance(playing: Playing<E>, nowMs: number): boolean {
    const { timeline, head, follower } = playing
    if (follower) {
      const timeS = placeAt(follower, nowMs)
      this.#render(playing, { timeS, round: 0, isForward: timeS >= (playing.moment?.timeS ?? 0) }, false)
      return elapsedMs(follower, nowMs) >= follower.durationMs
    }
    const timeS = playTime(head, nowMs)
    if (head.rate !== 0 && nowMs < head.sinceMs) return false
    const moment = momentAt(timeline, timeS, head.isReversed)
    // The last round stays at its end.
    const isAtRest = head.rate === 0 && moment.timeS === 0 && timeS === timeline.durationS
    const shown = isAtRest ? { ...moment, timeS, round: 0 } : moment
    this.#render(playing, shown, head.flipsEase)
    if (head.rate !== 0 && !isOver(head, timeS)) return false
    playing.head = { ...head, timeS, rate: 0, sinceMs: nowMs }
    return true
  }

  /** Undoes all changes of classes. */
  undoClasses(): void {
    const { context, classes } = this.#options
    for (const { timeline } of this.#all)
      context.further.renderClasses?.(classes, timeline.classes, -Infinity, false)
  }

  #render(playing: Playing<E>, moment: Moment, flips: boolean): void {
    const { context, classes, show } = this.#options
    const { timeline } = playing
    renderTimeline(context.states, timeline, playing.moment, moment, flips)
    if (timeline.classes.length > 0)
      context.further.renderClasses?.(classes, timeline.classes, moment.timeS, moment.isForward)
    for (const { player, span, element } of timeline.players)
      show(element, player, shareAt(span, moment.timeS, moment.isForward, flips))
    playing.moment = moment
  }
}
