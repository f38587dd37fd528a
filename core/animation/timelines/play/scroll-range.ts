import type { Box } from '../../../ports/page/stage.port.js'
import type { ScrollPlan, ScrollToggles } from '../data/model.js'

/** The scroll positions in px between which a trigger is active. */
export interface ScrollRange {
  readonly startPx: number
  readonly endPx: number
}

/** The facts from which positions are computed: along the axis of scrolling, in px. */
export interface ScrollFacts {
  /** The place of the trigger on the page, and its length. */
  readonly topPx: number
  readonly lengthPx: number
  readonly viewPx: number
  readonly maxPx: number
}

const EDGES: Readonly<Record<string, number>> = { top: 0, left: 0, center: 0.5, bottom: 1, right: 1 }

/** A position on a length: an edge, a percentage or px, with px or a percentage added (`center+=50`). */
function placePx(token: string, lengthPx: number): number {
  const [base = '', added] = token.split(/(?=[+-]=)/)
  const more = added === undefined ? 0 : (added.startsWith('-') ? -1 : 1) * placePx(added.slice(2), lengthPx)
  const edge = Object.hasOwn(EDGES, base) ? EDGES[base] : undefined
  const number = Number.parseFloat(base)
  const px = edge !== undefined ? edge * lengthPx : base.endsWith('%') ? (number / 100) * lengthPx : number
  return (Number.isNaN(px) ? 0 : px) + more
}

/** The scroll position at which a position of the trigger meets a position of the window. */
function meetingPx(text: string, facts: ScrollFacts, startPx: number | null): number {
  const words = text
    .trim()
    .replace(/^clamp\((.*)\)$/, '$1')
    .split(/\s+/)
  const [own = 'top', view = 'top'] = words
  if (own === 'max') return facts.maxPx
  if (words.length === 1 && /^[+-]=/.test(own))
    return (startPx ?? facts.topPx) + placePx(`0${own}`, facts.viewPx)
  if (words.length === 1 && /^-?[\d.]+(?:px)?$/.test(own)) return Number.parseFloat(own)
  return facts.topPx + placePx(own, facts.lengthPx) - placePx(view, facts.viewPx)
}

/** The range of a scroll trigger; never empty. `endFacts` are those of the element at which it ends. */
export function scrollRange(
  { start, end, clamps }: Pick<ScrollPlan, 'start' | 'end' | 'clamps'>,
  facts: ScrollFacts,
  endFacts: ScrollFacts,
): ScrollRange {
  const clamped = (px: number, text: string, maxPx: number): number =>
    clamps || text.startsWith('clamp(') ? Math.min(Math.max(px, 0), Math.max(maxPx, 0)) : px
  // Before the last px, which a browser may round away: a start at the bottom must be reached.
  const startPx = clamped(meetingPx(start, facts, null), start, facts.maxPx - 1)
  const endPx = clamped(meetingPx(end, endFacts, startPx), end, facts.maxPx)
  return { startPx, endPx: Math.max(endPx, startPx + 0.001) }
}

/** The facts of a trigger element by its box in the window. */
export const scrollFacts = (
  box: Box,
  view: {
    readonly width: number
    readonly innerHeight: number
    readonly scrollTop: number
    readonly scrollHeight: number
    readonly scrollLeft: number
    readonly scrollWidth: number
    readonly height: number
  },
  isHorizontal: boolean,
): ScrollFacts =>
  isHorizontal
    ? {
        topPx: box.left + view.scrollLeft,
        lengthPx: box.width,
        viewPx: view.width,
        maxPx: view.scrollWidth - view.width,
      }
    : {
        topPx: box.top + view.scrollTop,
        lengthPx: box.height,
        viewPx: view.innerHeight,
        maxPx: view.scrollHeight - view.height,
      }

/** The scrolled share of a range, 0..1. */
export function scrollProgress({ startPx, endPx }: ScrollRange, scrollPx: number): number {
  return Math.min(Math.max((scrollPx - startPx) / (endPx - startPx), 0), 1)
}

/** The position relative to a range: before, inside, after. */
export type ScrollPlace = 'before' | 'within' | 'behind'

/**
 * The position relative to a range. A range that begins at the top of the page has begun when the page
 * appears.
 */
export function scrollPlace({ startPx, endPx }: ScrollRange, scrollPx: number): ScrollPlace {
  if (scrollPx >= endPx) return 'behind'
  return scrollPx > startPx || (startPx === 0 && scrollPx === 0) ? 'within' : 'before'
}

/** The events between two positions, in order. */
export function scrollMoments(from: ScrollPlace, to: ScrollPlace): readonly (keyof ScrollToggles)[] {
  const order: readonly ScrollPlace[] = ['before', 'within', 'behind']
  const [start, end] = [order.indexOf(from), order.indexOf(to)]
  const forward = (['enter', 'leave'] as const).slice(start, Math.max(start, end))
  const back = (['leaveBack', 'enterBack'] as const).slice(end, Math.max(start, end)).reverse()
  return end >= start ? forward : back
}
