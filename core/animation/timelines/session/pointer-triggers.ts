import type { Box, Stage } from '../../../ports/page/stage.port.js'
import type { Signal } from '../../session/signal.js'
import type { PointerFollow, TimelineTarget } from '../data/model.js'
import type { ElementState, ElementStates } from '../play/element-state.js'
import type { Follower, Playing, TimelinePlayer } from '../play/player.js'
import type { BoundTrigger } from './instances.js'

/** The parts of a session that pointer triggers use. */
export interface PointerContext<E extends object> {
  readonly stage: Stage<E>
  readonly states: ElementStates<E>
  readonly player: Pick<TimelinePlayer<E>, 'control' | 'follow' | 'wayTo' | 'placeOf'>
  /** The elements of a target, for the element that fired. */
  readonly find: (target: TimelineTarget, trigger: E) => readonly E[]
  readonly isInstant: () => boolean
}

/** The triggers of a session that follow the pointer. */
export interface PointerTriggers<E extends object> {
  /** Sets a trigger to its resting state; no effect on triggers of other kinds. */
  readonly rest: (bound: BoundTrigger<E>, nowMs: number) => void
  /** Handles a move of the pointer: over the page, or out of an element or the window. */
  readonly handle: (triggers: readonly BoundTrigger<E>[], signal: Signal<E>, nowMs: number) => void
  /** Plays one frame of the following elements; true if they still move. */
  readonly frame: (nowMs: number) => boolean
  readonly isMoving: boolean
}

/** Makes the triggers of a session that follow the pointer. */
export type CreatePointerTriggers<E extends object> = (context: PointerContext<E>) => PointerTriggers<E>

/** An element on its way to the pointer, along one axis. */
interface Chase<E> {
  readonly state: ElementState<E>
  readonly plan: PointerFollow
  readonly axis: 'x' | 'y'
  /** The element's own translation in px. */
  readonly homePx: number
  way: Follower
}

const SLOT = { x: 0, y: 1 } as const

const shareOf = (at: number, length: number): number => Math.min(Math.max(at / length, 0), 1)

/** Makes the triggers of a session that follow the pointer. */
export function createPointerTriggers<E extends object>(context: PointerContext<E>): PointerTriggers<E> {
  const { stage, states, player, find, isInstant } = context
  const { elements, layout } = stage
  /** The chases of triggers that the pointer has entered. */
  const chases = new Map<BoundTrigger<E>, Chase<E>[]>()
  const entered = new Set<BoundTrigger<E>>()
  const moving = new Set<Chase<E>>()
  /** The positions of the pointer when a timeline last played. */
  const lastPlaces = new Map<Playing<E>, { readonly x: number; readonly y: number }>()

  const startChases = (bound: BoundTrigger<E>): Chase<E>[] =>
    bound.instance.playings.flatMap(({ timeline }) =>
      timeline.plan.actions.flatMap(({ follow: plan, targets }) =>
        plan === null
          ? []
          : targets
              .flatMap((target) => find(target, bound.element))
              .flatMap((element) =>
                plan.axes.map((axis): Chase<E> => {
                  const state = states.of(element)
                  const homePx = states.number(state, SLOT[axis])
                  return { state, plan, axis, homePx, way: player.wayTo(homePx, null, 0, 0) }
                }),
              ),
      ),
    )

  /** Looks up the elements again; those that have moved before keep their own translation. */
  const enter = (bound: BoundTrigger<E>): void => {
    const known = chases.get(bound) ?? []
    const isSame = (one: Chase<E>, other: Chase<E>): boolean =>
      one.state === other.state && one.axis === other.axis
    chases.set(
      bound,
      startChases(bound).map((fresh) => known.find((each) => isSame(each, fresh)) ?? fresh),
    )
    entered.add(bound)
  }

  const sendTo = (chase: Chase<E>, px: number, smoothS: number, nowMs: number): void => {
    chase.way = player.wayTo(px, chase.way, smoothS, nowMs)
    moving.add(chase)
  }

  const chase = (bound: BoundTrigger<E>, x: number, y: number, smoothS: number, nowMs: number): void => {
    const isFirst = !entered.has(bound)
    if (isFirst) enter(bound)
    for (const each of chases.get(bound) ?? []) {
      const { state, plan, axis } = each
      const box: Box = layout.box(state.element)
      const [start, length] = axis === 'x' ? [box.left, box.width] : [box.top, box.height]
      const homeStart = start - states.number(state, SLOT[axis])
      const px = (axis === 'x' ? x : y) - homeStart - plan.anchor[axis] * length
      sendTo(each, px, isFirst && plan.snaps ? 0 : smoothS, nowMs)
    }
  }

  const bring = (bound: BoundTrigger<E>, x: number, y: number, smoothS: number, nowMs: number): void => {
    for (const playing of bound.instance.playings) {
      const { role, interval } = playing.timeline.plan
      if (interval) continue
      const isVertical = /y$/i.test(role ?? '')
      player.follow(playing, isVertical ? y : x, bound.isInstant ? 0 : smoothS, nowMs)
    }
  }

  /** Plays the timelines that start each time the pointer has gone so far. */
  const playIntervals = (bound: BoundTrigger<E>, x: number, y: number, nowMs: number): void => {
    for (const playing of bound.instance.playings) {
      const { interval, control, jumpS, speed } = playing.timeline.plan
      if (!interval) continue
      const { px, isAlong } = interval
      const last = lastPlaces.get(playing)
      const goneX = isAlong.x ? x - (last?.x ?? x) : 0
      const goneY = isAlong.y ? y - (last?.y ?? y) : 0
      if (last && Math.hypot(goneX, goneY) < px) continue
      lastPlaces.set(playing, { x, y })
      if (last) player.control(playing, control, nowMs, { jumpS, speed })
    }
  }

  const rest = (bound: BoundTrigger<E>, nowMs: number): void => {
    const { event } = bound.trigger
    if (event.tag !== 'pointer') return
    bring(bound, event.restX, event.restY, event.smoothS, nowMs)
    if (entered.delete(bound))
      for (const each of chases.get(bound) ?? [])
        if (!each.plan.stays) sendTo(each, each.homePx, event.smoothS, nowMs)
  }

  const move = (
    bound: BoundTrigger<E>,
    { name, target, pointer, relatedElement }: Signal<E>,
    nowMs: number,
  ): void => {
    const { event, target: plan } = bound.trigger
    if (event.tag !== 'pointer') return
    const isWindow = plan?.base.tag === 'viewport'
    const isIn = (element: E | null): boolean =>
      element !== null && (isWindow || elements.contains(bound.element, element))
    if (name === 'mouseout' && isIn(target) && !isIn(relatedElement)) rest(bound, nowMs)
    if (name !== 'mousemove' || !pointer || isInstant() || !(isWindow || isIn(target))) return
    const { innerWidth, innerHeight } = layout.view()
    const box = isWindow
      ? { left: 0, top: 0, width: innerWidth, height: innerHeight }
      : layout.box(bound.element)
    const { clientX, clientY } = pointer
    const x = shareOf(clientX - box.left, box.width)
    bring(bound, x, shareOf(clientY - box.top, box.height), event.smoothS, nowMs)
    chase(bound, clientX, clientY, event.smoothS, nowMs)
    playIntervals(bound, clientX, clientY, nowMs)
  }

  return {
    rest,
    handle: (triggers, signal, nowMs) => {
      for (const bound of triggers) move(bound, signal, nowMs)
    },
    frame: (nowMs) => {
      for (const each of moving) {
        const { state, axis, way } = each
        const px = player.placeOf(way, nowMs)
        states.setNumber(state, SLOT[axis], px)
        if (px === way.to) moving.delete(each)
      }
      return moving.size > 0
    },
    get isMoving() {
      return moving.size > 0
    },
  }
}
