import type { SliderPage } from './slider-pages.js'

/** A page to go to; `wrap` tells that the move passes an end. */
export interface SliderStep {
  readonly index: number
  readonly wrap: 'forward' | 'backward' | 'none'
}

/** One movement of a slide in px; a `null` start means its present position. */
export interface SlideTravel {
  readonly fromPx: number | null
  readonly toPx: number
}

/** The movement of the slides on the page that is left, and of all others. */
export interface SlideMovePlan {
  readonly leaving: SlideTravel
  readonly others: SlideTravel
  /** The leaving slides end outside the row and return to it before the next move. */
  readonly leavesRow: boolean
}

/** Brings a requested page index into the valid range, around the ends (reference/widgets#slider). */
export function sliderStep(requested: number, count: number): SliderStep {
  if (requested >= count) return { index: 0, wrap: 'forward' }
  if (requested < 0) return { index: count - 1, wrap: 'backward' }
  return { index: requested, wrap: 'none' }
}

/**
 * Plans the slides' movement from page `from` to `step` with the "slide" animation
 * (reference/widgets#slider).
 */
export function planSlideMove(
  pages: readonly SliderPage[],
  from: number,
  step: SliderStep,
  isInfinite: boolean,
): SlideMovePlan {
  const first = pages[0]
  const last = pages[pages.length - 1]
  const toPx = 0 - (pages[step.index]?.xPx ?? 0)
  if (!first || !last || !isInfinite || step.wrap === 'none' || pages[from] === undefined) {
    const travel = { fromPx: null, toPx }
    return { leaving: travel, others: travel, leavesRow: false }
  }
  if (step.wrap === 'forward') {
    return {
      leaving: { fromPx: -last.xPx, toPx: -last.xPx - last.widthPx },
      others: { fromPx: last.widthPx, toPx: 0 },
      leavesRow: true,
    }
  }
  return {
    leaving: { fromPx: 0, toPx: first.widthPx },
    others: { fromPx: -(last.xPx + last.widthPx), toPx: -last.xPx },
    leavesRow: true,
  }
}

/** The animations by the names of `data-animation`; unknown names give "slide". */
export type SliderAnimation =
  | { readonly tag: 'slide' }
  | { readonly tag: 'cross'; readonly overlap: number }
  | { readonly tag: 'fade' }
  | { readonly tag: 'over' }

/** Reads `data-animation` (reference/widgets#slider). */
export function parseSliderAnimation(name: string | null): SliderAnimation {
  switch (name) {
    case 'cross':
      return { tag: 'cross', overlap: 0 }
    case 'outin':
      return { tag: 'cross', overlap: 0.5 }
    case 'fade':
    case 'over':
      return { tag: name }
    default:
      return { tag: 'slide' }
  }
}
