import type { EventPlan, ParameterPlan } from '../data/interactions.js'
import type { TriggerContext } from '../targets/find-targets.js'
import { easedProgress } from '../values/easing.js'
import { moveAction, progressAt, adoptSplits } from './action.js'
import type { Action, Tween } from './action.js'
import { willChangeOf, paintsOf } from './appearance.js'
import { advanceContinuous } from './continuous-animation.js'
import type { ContinuousAnimation, Parameter } from './continuous-animation.js'
import { applyInitialState } from './initial-state.js'
import type { PlayerOptions } from './player-options.js'
import { firstGroupIndex, nextGroupIndex } from './run.js'
import type { Run } from './run.js'
import { StyleStore } from './style-store.js'
import { stylesOf } from './style-group.js'
import { startGroup } from './start-actions.js'
import { bindTracks } from './bind-tracks.js'
import { FRAME_MS } from './track.js'

const tweensOf = <E>(actions: readonly Action<E>[]): readonly Tween<E>[] =>
  actions.flatMap(({ tweens }) => tweens)

/**
 * Plays action lists and tracks; the only part with state between two frames. It has no clock and requests no
 * frames.
 */
export class Player<E extends object> {
  readonly #options: PlayerOptions<E>
  readonly #store: StyleStore<E>
  #continuousAnimations: ContinuousAnimation<E>[] = []
  readonly #followers = new WeakMap<Parameter, ContinuousAnimation<E>[]>()
  readonly #done: Action<E>[] = []
  #actions: Action<E>[] = []
  #parked: Run<E>[] = []
  #needsFrame = true
  #setsUnits = true
  #isResting = true
  #lastMs = NaN

  constructor(options: PlayerOptions<E>) {
    this.#options = options
    this.#store = new StyleStore(options)
  }

  get tweens(): readonly Tween<E>[] {
    return tweensOf(this.#actions)
  }

  get continuousAnimations(): readonly ContinuousAnimation<E>[] {
    return this.#continuousAnimations
  }

  /** The time stamp of the last frame; NaN before the first. */
  get lastFrameMs(): number {
    return this.#lastMs
  }

  /** True if something must be played in the next frame. */
  get wantsFrame(): boolean {
    return this.#needsFrame
  }

  /** Starts a list at its first group. */
  play(run: Run<E>, startMs: number): void {
    run.groupIndex = firstGroupIndex(run.event)
    this.#playGroup(run, startMs)
  }

  /** Values stay as they are; the next frame releases the elements. */
  stop(run: Run<E>): void {
    run.isStopped = true
    this.#needsFrame = true
  }

  /** Tells the player that a parameter moved or that reduced motion was switched. */
  wake(parameter?: Parameter): void {
    this.#needsFrame = true
    for (const animation of parameter ? (this.#followers.get(parameter) ?? []) : this.#continuousAnimations)
      animation.isAwake = true
    if (this.#options.isInstant() || parameter) return
    const parked = this.#parked
    this.#parked = []
    for (const run of parked) if (!run.isStopped) this.play(run, this.#lastMs)
  }

  /** Paints the first group of an event's list at once (reference/interactions#initial-states). */
  paintInitial(event: EventPlan, triggers: readonly E[], nowMs: number, onlyNew: boolean): void {
    applyInitialState(this.#store, this.#options.engineVersion, event, triggers, nowMs, onlyNew)
    this.#store.paint()
    this.#setsUnits = true
  }

  /** Ties the tracks of a parameter group to a parameter, for one trigger element; existing tracks stay. */
  follow(run: Run<E>, plan: ParameterPlan, parameter: Parameter): void {
    const followers = this.#followers.get(parameter) ?? []
    this.#followers.set(parameter, followers)
    const context = this.#contextOf(run)
    const bound = bindTracks(this.#store, context, run, plan, parameter, followers)
    followers.push(...bound)
    this.#continuousAnimations.push(...bound)
    this.#notify(bound, false)
    this.#needsFrame = true
    this.#setsUnits = true
  }

  /**
   * Releases the lists of trigger elements that left the page, and the tracks that have lost their trigger or
   * their own element.
   */
  forget(isGone: (element: E) => boolean): void {
    for (const { run } of this.#actions) if (isGone(run.element)) this.stop(run)
    const stays = ({ run, element }: ContinuousAnimation<E>): boolean =>
      !isGone(run.element) && !(element && isGone(element))
    for (const parameter of new Set(this.#continuousAnimations.map((animation) => animation.parameter)))
      this.#followers.set(parameter, this.#followers.get(parameter)?.filter(stays) ?? [])
    this.#continuousAnimations = this.#continuousAnimations.filter(stays)
  }

  /**
   * Plays one frame: first all values, then all writes, then ends and following groups. Returns the ms until
   * the next frame is needed: 0 the next frame, Infinity at rest.
   */
  frame(nowMs: number): number {
    const isInstant = this.#options.isInstant()
    // After a rest, the previous frame is the display's, not the last played one.
    const elapsedMs = this.#isResting ? FRAME_MS : nowMs - this.#lastMs
    this.#lastMs = nowMs
    this.#needsFrame = false
    for (const animation of this.#continuousAnimations) {
      if (!animation.isAwake) continue
      const isFirst = !animation.isPainted
      if (advanceContinuous(animation, elapsedMs, isInstant)) {
        animation.isPainted = true
        if (isFirst) this.#store.countWillChange(animation.group, willChangeOf(animation.item), 1)
        this.#store.show(animation.item, animation.group, paintsOf(animation.item.family, isFirst))
        if (isFirst) this.#store.display(animation.item, animation.group)
      }
      if (animation.isAwake) this.#needsFrame = true
    }
    const dueMs = this.#advance(nowMs, isInstant)
    this.#store.paint()
    this.#finish(nowMs, isInstant)
    this.#isResting = !this.#needsFrame
    return this.#needsFrame ? 0 : dueMs
  }

  #advance(nowMs: number, isInstant: boolean): number {
    let dueMs = Infinity
    for (const action of this.#actions) {
      if (action.run.isStopped) {
        this.#done.push(action)
        continue
      }
      const progress = progressAt(action, nowMs, isInstant)
      if (progress < 0) {
        dueMs = Math.min(dueMs, action.startMs + action.delayMs - nowMs)
        continue
      }
      if (action.progress < 0) this.#setsUnits = true
      this.#move(action, progress)
      if (progress < 1) this.#needsFrame = true
      else this.#done.push(action)
    }
    this.#setsUnits = this.#done.length > 0
    return dueMs
  }

  #move(action: Action<E>, progress: number): void {
    adoptSplits(action, this.#store.splits)
    const { item, groups } = action
    const isFirst = action.progress < 0
    if (isFirst && progress < 1) {
      for (const group of groups) this.#store.countWillChange(group, willChangeOf(item), 1)
      action.hasWillChange = true
    }
    moveAction(action, easedProgress(item.ease, progress), this.#store, this.#setsUnits)
    if (this.#options.engineVersion === 'late' ? progress === 1 : isFirst)
      for (const group of groups) this.#store.display(item, group)
    action.progress = progress
  }

  /** Ends completed and stopped lists, then starts the following groups, so that reads follow all writes. */
  #finish(nowMs: number, isInstant: boolean): void {
    if (this.#done.length === 0) return
    const done = this.#done.splice(0)
    const ended = new Set(done)
    this.#notify(tweensOf(done), true)
    this.#actions = this.#actions.filter((action) => !ended.has(action))
    for (const action of done) this.#end(action)
    this.#store.paint()
    for (let at = done.length - 1; at >= 0; at--) {
      const action = done[at]
      if (action?.endsGroup && !action.run.isStopped) this.#playNext(action.run, nowMs, isInstant)
    }
  }

  #end(action: Action<E>): void {
    adoptSplits(action, this.#store.splits)
    const { run, item, groups, hasWillChange } = action
    for (const group of groups) {
      if (hasWillChange) this.#store.countWillChange(group, willChangeOf(item), -1)
      if (run.isStopped) continue
      for (const { name, auto } of item.channels)
        if (auto) for (const style of stylesOf(group)) style.setProperty(name, '')
    }
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

  #contextOf(run: Run<E>): TriggerContext<E> {
    return { event: run.event, element: run.element, boundary: this.#options.boundaryOf(run.element) }
  }

  #playGroup(run: Run<E>, startMs: number): void {
    const started = startGroup(this.#store, this.#contextOf(run), run, startMs)
    this.#actions.push(...started)
    this.#needsFrame = true
    this.#notify(tweensOf(started), false)
  }

  #notify(plays: readonly (Tween<E> | ContinuousAnimation<E>)[], isOver: boolean): void {
    for (const play of plays) this.#options.onLifecycle?.(play, isOver)
  }
}
