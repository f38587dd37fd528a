import type { ActionPlan, SplitPlan, TimelinePlan, PlayerPlan } from '../data/model.js'
import { isRow, rowOffsets } from '../values/stagger.js'
import type { ClassStep } from './class-steps.js'
import type { ElementState } from './element-state.js'
import { findAll } from './find-elements.js'
import { trackProperties } from './property-slots.js'
import type { ResolveContext } from './resolve.js'
import { resolveTrack } from './resolve.js'
import { shareAt } from './segment.js'
import type { Span } from './segment.js'
import { createSegment, createTrack, renderSegment } from './track.js'
import type { Track } from './track.js'

/** Numbers that a player shows on an element. */
export interface PlayerTrack<E> {
  readonly player: PlayerPlan
  readonly span: Span
  readonly element: E
}

/** A timeline applied to the elements of one trigger element. */
export interface PlayableTimeline<E> {
  readonly plan: TimelinePlan
  readonly durationS: number
  readonly tracks: readonly Track<E>[]
  readonly classes: readonly ClassStep<E>[]
  readonly players: readonly PlayerTrack<E>[]
  /**
   * True once the start and end values that depend on the page were read, which happens on the first play.
   */
  isResolved: boolean
}

/** The facts and functions for building timelines. */
export interface BuildContext<E extends object> extends ResolveContext<E> {
  /** The pieces of an element's text; the element itself where it cannot be split. */
  readonly split: (element: E, plan: SplitPlan) => readonly E[]
}

/** The groups of elements with a stagger of their own: a split text is one group. */
function rowsOf<E extends object>(
  context: BuildContext<E>,
  action: ActionPlan,
  trigger: E | null,
): readonly (readonly E[])[] {
  const found = findAll(context.stage.elements, action.targets, trigger, context.further)
  const { split } = action
  if (!split) return found.length === 0 ? [] : [found]
  return found.map((element) => context.split(element, split)).filter((pieces) => pieces.length > 0)
}

/** The delay of each element of an action after the first of them. */
function leadsOf<E extends object>(
  { stage, random, further }: BuildContext<E>,
  { stagger }: ActionPlan,
  elements: readonly E[],
): readonly number[] {
  const lefts = (): readonly number[] => elements.map((element) => stage.layout.box(element).left)
  const { length } = elements
  const leads = !stagger
    ? elements.map(() => 0)
    : ((isRow(stagger) ? null : further.offsets?.(stagger, length, lefts, random)) ??
      rowOffsets(stagger, length))
  const first = Math.min(0, ...leads)
  return leads.map((lead) => lead - first)
}

/**
 * Builds a timeline for one trigger element. An action with a negative start is already running when the
 * timeline starts. With `repeats` false, as for a timeline that follows a position, actions play once and its
 * canvas counts.
 */
export function buildTimeline<E extends object>(
  context: BuildContext<E>,
  plan: TimelinePlan,
  trigger: E | null,
  repeats: boolean,
): PlayableTimeline<E> {
  const tracks: Track<E>[] = []
  const byState = new Map<ElementState<E>, Map<string, Track<E>>>()
  const classes: ClassStep<E>[] = []
  const players: PlayerTrack<E>[] = []
  let durationS = repeats ? 0 : plan.canvasS
  const place = context.further.createPlacer?.()
  for (const action of plan.actions) {
    const properties = action.properties.flatMap(trackProperties)
    const { durationS: ownS, repeatDelayS, yoyo, ease } = action
    const repeat = repeats ? action.repeat : 0
    const turns = Math.max(repeat, 0)
    const rows = rowsOf(context, action, trigger).map((elements) => {
      const leads = leadsOf(context, action, elements)
      return { elements, leads, roundS: Math.max(...leads) + ownS }
    })
    if (rows.length === 0) continue
    const lengthS = Math.max(...rows.map(({ roundS }) => roundS * (turns + 1) + repeatDelayS * turns))
    const startS = place ? place(action, lengthS) : action.positionS
    durationS = Math.max(durationS, repeat < 0 ? Infinity : startS + lengthS)
    for (const { elements, leads, roundS } of rows) {
      let span = null as Span | null
      for (const [at, element] of elements.entries()) {
        const leadS = leads[at] ?? 0
        // Elements that move alike share one span.
        if (span?.leadS !== leadS)
          span = { startS, leadS, durationS: ownS, roundS, repeat, repeatDelayS, yoyo, ease }
        const state = context.states.of(element)
        const own = byState.get(state) ?? new Map<string, Track<E>>()
        byState.set(state, own)
        for (const { name, slot, isColour, hidesAtZero, from, to } of properties) {
          const track = own.get(name) ?? createTrack(state, slot, name, isColour)
          own.set(name, track)
          if (hidesAtZero) state.hidesAtZero = true
          const isFirst = track.segments.length === 0
          if (isFirst) tracks.push(track)
          const rendersAtOnce =
            isFirst && (action.kind === 'from' || (action.kind === 'from-to' && from !== null))
          track.segments.push(createSegment(span, from, to, rendersAtOnce))
        }
        for (const change of action.classes)
          classes.push({ element, plan: change, atS: span.startS + span.leadS, done: null })
        for (const player of action.players) players.push({ player, span, element })
      }
    }
  }
  for (const { segments } of tracks) {
    const [first] = segments.sort((one, other) => one.beginS - other.beginS)
    // Until its first move begins, the property keeps the value of the page.
    if (first?.fromEnd && !first.rendersAtOnce)
      segments.unshift(createSegment({ ...first.span, startS: -Infinity, repeat: 0 }, null, null, false))
  }
  return { plan, durationS, tracks, classes, players, isResolved: false }
}

/** Shows the start values of elements that have them before the timeline plays. */
export function renderAtOnce<E extends object>(
  context: BuildContext<E>,
  timeline: PlayableTimeline<E>,
): void {
  for (const track of timeline.tracks) resolveTrack(context, track, true)
  for (const track of timeline.tracks) {
    const first = track.segments.find(({ rendersAtOnce }) => rendersAtOnce)
    if (first) renderSegment(context.states, track, first, shareAt(first.span, -Infinity, true, false))
  }
}

/** True if a value is added to the element's current one on every play. */
const isAdditive = ({ segments }: Pick<Track<unknown>, 'segments'>): boolean =>
  segments.some(({ fromEnd, toEnd }) => fromEnd?.tag === 'additive' || toEnd?.tag === 'additive')

/** Reads the values that the timeline needs, once; `isRestart` reads additive values again. */
export function resolveTimeline<E extends object>(
  context: BuildContext<E>,
  timeline: PlayableTimeline<E>,
  isRestart: boolean,
): void {
  for (const track of timeline.tracks) {
    if (timeline.isResolved && !(isRestart && isAdditive(track))) continue
    if (timeline.isResolved) for (const segment of track.segments) segment.from = segment.to = null
    resolveTrack(context, track, false)
  }
  timeline.isResolved = true
}
