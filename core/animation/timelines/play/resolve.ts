import type { Stage } from '../../../ports/page/stage.port.js'
import type { Colour } from '../../values/colour.js'
import type { LoadedParts } from '../data/further-parts.js'
import { textEndpoint } from '../data/read-values.js'
import type { Endpoint } from '../data/model.js'
import type { ElementStates } from './element-state.js'
import { SHARES, SLOTS } from './element-state.js'
import type { Measures } from './measures.js'
import type { Segment, Track } from './track.js'
import { rowNumber, segmentText, segmentAt, textOf } from './track.js'
import { shareAt } from './segment.js'
import { areAlike, colourShape, shapeOf } from './way.js'
import type { Shape } from './way.js'

/** The sources of values. */
export interface ResolveContext<E extends object> {
  readonly stage: Stage<E>
  readonly states: ElementStates<E>
  readonly measures: Measures<E>
  readonly random: () => number
  readonly further: LoadedParts
  /** The channels of a colour; only an alpha if the text is no colour. */
  readonly colour: (text: string) => Colour
}

/** Draws the random numbers of an endpoint. */
const drawn = <E extends object>({ further, random }: ResolveContext<E>, end: Endpoint): Endpoint =>
  further.draw?.(end, random) ?? end

const NO_TEXTS = ['', '', '']

/** The numbers of a slot: x and y have a part in px and one in percents. */
const numberShape = (...numbers: readonly number[]): Shape => ({ texts: NO_TEXTS, numbers })

const NUMBERS = numberShape()

/** The indexes of a slot among the numbers of an element. */
const slotsOf = (slot: number): readonly number[] => (slot < 2 ? [slot, SHARES + slot] : [slot])

const added = (base: Shape, more: readonly number[]): Shape => ({
  ...base,
  numbers: base.numbers.map((number, at) => number + (more[at] ?? 0)),
})

/** The numbers of a slot at an endpoint. */
function slotShape<E extends object>(
  context: ResolveContext<E>,
  track: Track<E>,
  end: Endpoint,
  live: () => Shape,
): Shape {
  if (end.tag === 'additive') {
    const by = drawn(context, end.by)
    return added(live(), slotShape(context, track, by, () => numberShape(0, 0)).numbers)
  }
  if (end.tag === 'text') {
    const { further, stage } = context
    const { element } = track.state
    const numbers = further.compute?.(
      stage,
      element,
      end.text,
      (term) => slotShape(context, track, textEndpoint(term), live).numbers,
      track.slot === 1 ? 'height' : 'width',
    )
    return numbers ? numberShape(...numbers) : live()
  }
  if (end.tag !== 'number') return live()
  if (track.slot > 1) return numberShape(slotNumber(context, track, end))
  return end.unit === '%' ? numberShape(0, end.value) : numberShape(slotNumber(context, track, end), 0)
}

function slotNumber<E extends object>(
  context: ResolveContext<E>,
  track: Track<E>,
  { value, unit }: Extract<Endpoint, { readonly tag: 'number' }>,
): number {
  const name = SLOTS[track.slot] ?? ''
  if (name === 'opacity' || name.startsWith('scale')) return unit === '%' ? value / 100 : value
  if (!/^[xyz]$|ive$/.test(name)) return value * (unit === 'rad' ? 180 / Math.PI : unit === 'turn' ? 360 : 1)
  return context.measures.toPx(value, unit, track.state.element, name === 'y') ?? value
}

/** A text of a track's property as a shape; colours by their channels. */
function textShape<E extends object>(context: ResolveContext<E>, track: Track<E>, text: string): Shape {
  const { further, stage } = context
  const plain =
    (text.includes('var(') && further.replaceVariables?.(stage, track.state.element, text)) || text
  const colour = track.isColour ? colourShape(plain, context.colour) : null
  return colour ?? shapeOf(plain)
}

const inPx = (property: string): boolean =>
  !/^(?:z-index|opacity|font-weight|line-height|flex-.*|order|--.*)$/.test(property)

function endShape<E extends object>(
  context: ResolveContext<E>,
  track: Track<E>,
  end: Endpoint,
  live: () => Shape,
): Shape {
  if (track.slot >= 0) return slotShape(context, track, end, live)
  if (end.tag === 'additive') {
    const base = live()
    const by = drawn(context, end.by)
    return by.tag === 'number'
      ? added(
          base,
          base.numbers.map(() => by.value),
        )
      : base
  }
  if (end.tag === 'number') {
    const unit = end.unit === '' && inPx(track.property) ? 'px' : end.unit
    return { texts: ['', unit], numbers: [end.value] }
  }
  return textShape(context, track, end.tag === 'text' ? end.text : '')
}

const isLength = ({ numbers, texts }: Shape): boolean =>
  texts[0] === 'calc(' || (numbers.length === 1 && texts[0] === '' && /^[a-z%]+$/.test(texts[1] ?? ''))

/**
 * Brings both ends into one form, so that values between them exist. Lengths of two units become a sum of shares of
 * both. Other texts take the numbers of the first in the text of the second. A number that the first lacks starts at
 * 0.
 */
function alike(from: Shape, to: Shape): readonly [Shape, Shape] {
  if (areAlike(from, to) || to.numbers.length === 0) return [from, to]
  if (isLength(from) && isLength(to)) {
    const texts = ['calc(', ` * ${textOf(from)} + `, ` * ${textOf(to)})`]
    return [
      { texts, numbers: [1, 0] },
      { texts, numbers: [0, 1] },
    ]
  }
  return [{ texts: to.texts, numbers: to.numbers.map((_, at) => from.numbers[at] ?? 0) }, to]
}

/** The natural size in px of a dimension that is to be `auto`. */
function naturalSize<E extends object>({ stage }: ResolveContext<E>, track: Track<E>): Shape | null {
  const { property, state } = track
  if (property !== 'width' && property !== 'height') return null
  const [size] = stage.layout.naturalSizes?.([{ element: state.element, dimension: property }]) ?? []
  return size === undefined ? null : { texts: ['', 'px'], numbers: [size] }
}

/** The current value of an element in the form of the track. */
function liveShape<E extends object>(context: ResolveContext<E>, track: Track<E>): Shape {
  const { states } = context
  return track.slot >= 0
    ? numberShape(...slotsOf(track.slot).map((slot) => states.number(track.state, slot)))
    : textShape(context, track, states.text(track.state, track.property))
}

/** Reads the ends of one segment, starting from the track's present value. */
function resolveSegment<E extends object>(
  context: ResolveContext<E>,
  track: Track<E>,
  segment: Segment,
  live: () => Shape,
): void {
  const fromEnd = segment.fromEnd && drawn(context, segment.fromEnd)
  const toEnd = segment.toEnd && drawn(context, segment.toEnd)
  const start = fromEnd ? endShape(context, track, fromEnd, live) : live()
  const end = toEnd ? endShape(context, track, toEnd, () => (fromEnd ? start : live())) : live()
  const isAuto = (shape: Shape): boolean => shape.texts[0] === 'auto'
  const natural = isAuto(start) !== isAuto(end) ? naturalSize(context, track) : null
  const [from, to] = natural ? [isAuto(start) ? natural : start, isAuto(end) ? natural : end] : [start, end]
  if (track.slot >= 0) {
    // The present value is read before it is changed, to be restored later.
    context.states.number(track.state, track.slot)
    // Few objects: the garbage collector visits all that stay in memory again and again.
    segment.from = segment.to = NUMBERS
    segment.row = context.states.sharedRow(
      track.slot,
      from.numbers.flatMap((first, part) => [first, (to.numbers[part] ?? first) - first]),
    )
    if (track.segments.length === 1) {
      track.span = segment.span
      track.row = segment.row
    }
    return
  }
  ;[segment.from, segment.to] = alike(from, to)
  segment.first = segment.from === start ? null : textOf(start)
  segment.rest = segment.to === end ? null : textOf(end)
}

/**
 * Reads the ends of a track's segments, each starting from the end of the one before. `onlyAtOnce`: only
 * segments that show their start values before the timeline plays.
 */
export function resolveTrack<E extends object>(
  context: ResolveContext<E>,
  track: Track<E>,
  onlyAtOnce: boolean,
): void {
  const { segments, slot, property } = track
  segments.forEach((segment, at) => {
    if (onlyAtOnce ? !segment.rendersAtOnce : segment.from !== null) return
    const { beginS } = segment
    const before = segmentAt({ segments: segments.slice(0, at) }, beginS)
    resolveSegment(context, track, segment, () => {
      if (!before?.from) return liveShape(context, track)
      const share = shareAt(before.span, beginS, true, false)
      return slot >= 0
        ? numberShape(...slotsOf(slot).map((_, part) => rowNumber(before.row, share, 2 * part)))
        : textShape(context, track, segmentText(property, before, share))
    })
  })
}
