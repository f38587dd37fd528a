import { planSlideMove } from '../../../../core/site/index.js'
import type { SliderAnimation, SliderPage, SliderStep } from '../../../../core/site/index.js'
import type { TransitionPart, TransitionPlayer } from '../../kit/play-transition.js'

/** The present state of the slider for a move. */
export interface SlideMotionView {
  readonly slides: readonly HTMLElement[]
  readonly pages: readonly SliderPage[]
  readonly animation: SliderAnimation
  readonly isInfinite: boolean
  readonly durationMs: number
  /** A CSS timing function. */
  readonly easing: string
}

/** Moves slides from page to page (reference/widgets#slider). */
export interface SlideMotion {
  /** Shows page `index` at once, for example after a change of sizes. */
  readonly place: (view: SlideMotionView, index: number) => void
  readonly move: (view: SlideMotionView, from: number, step: SliderStep) => void
  /** Stops a movement and removes all its inline styles. */
  readonly clear: (slides: readonly HTMLElement[]) => void
}

const translateX = (xPx: number): string => `translateX(${xPx}px)`

/** Makes the motion from slide to slide. */
export function createSlideMotion(player: TransitionPlayer): SlideMotion {
  let depth = 1
  let outside: ReadonlySet<HTMLElement> = new Set()

  const slidesOf = ({ slides, pages }: SlideMotionView, index: number): ReadonlySet<HTMLElement> => {
    const page = pages[index]
    return new Set(page ? slides.slice(page.firstSlide, page.endSlide) : [])
  }
  const offsetOf = (view: SlideMotionView, index: number): number => 0 - (view.pages[index]?.xPx ?? 0)

  const slideTo = (view: SlideMotionView, from: number, step: SliderStep): void => {
    const plan = planSlideMove(view.pages, from, step, view.isInfinite)
    const leaving = slidesOf(view, from)
    const parts = view.slides.map((element): TransitionPart => {
      const travel = leaving.has(element) ? plan.leaving : plan.others
      const fromPx = travel.fromPx ?? (outside.has(element) ? offsetOf(view, from) : null)
      return {
        element,
        change: { transform: [fromPx === null ? null : translateX(fromPx), translateX(travel.toPx)] },
      }
    })
    outside = plan.leavesRow ? leaving : new Set()
    player.play(parts, view)
  }

  const stackTo = (view: SlideMotionView, from: number, step: SliderStep): void => {
    const { animation, durationMs } = view
    const offset = offsetOf(view, step.index)
    const entering = slidesOf(view, step.index)
    const others = view.slides.filter((slide) => !entering.has(slide))
    const restPx = animation.tag === 'over' ? totalWidth(view) : offset
    const isForward = step.wrap === 'forward' || (step.wrap === 'none' && step.index > from)
    const pageWidth = (view.pages[step.index]?.widthPx ?? 0) * (isForward ? 1 : -1)
    const level = `${depth++}`
    for (const slide of entering) {
      slide.style.visibility = ''
      slide.style.zIndex = level
      if (animation.tag !== 'over') slide.style.transform = translateX(offset)
    }
    const rest = (): void => {
      for (const slide of others) setAside(slide, restPx, true)
    }
    const enter = (change: TransitionPart['change'], timing = { durationMs, delayMs: 0 }): void => {
      const parts = [...entering].map((element) => ({ element, change }))
      player.play(parts, { ...timing, easing: view.easing }, rest)
    }
    switch (animation.tag) {
      case 'cross': {
        const fadeMs = Math.round(durationMs * (1 - animation.overlap))
        const leaving = [...slidesOf(view, from)].filter((slide) => !entering.has(slide))
        const fadeOut = leaving.map((element) => ({ element, change: { opacity: [null, 0] } as const }))
        player.play(fadeOut, { durationMs: fadeMs, easing: view.easing })
        return enter({ opacity: [0, 1] }, { durationMs: fadeMs, delayMs: Math.round(durationMs) - fadeMs })
      }
      case 'over':
        return enter({ transform: [translateX(offset + pageWidth), translateX(offset)] })
      default:
        return enter({ opacity: [0, 1] })
    }
  }

  return {
    place: (view, index) => {
      const shown = slidesOf(view, index)
      const offset = offsetOf(view, index)
      for (const slide of view.slides) {
        player.cancel(slide)
        setAside(slide, offset, view.animation.tag !== 'slide' && !shown.has(slide))
      }
      outside = new Set()
    },
    move: (view, from, step) => {
      if (view.animation.tag === 'slide') slideTo(view, from, step)
      else stackTo(view, from, step)
    },
    clear: (slides) => {
      for (const slide of slides) {
        player.cancel(slide)
        for (const name of ['transform', 'opacity', 'visibility', 'z-index']) slide.style.removeProperty(name)
      }
    },
  }
}

function setAside(slide: HTMLElement, xPx: number, isHidden: boolean): void {
  slide.style.transform = translateX(xPx)
  slide.style.opacity = '1'
  slide.style.visibility = isHidden ? 'hidden' : ''
}

const totalWidth = ({ pages }: SlideMotionView): number => {
  const last = pages[pages.length - 1]
  return last ? last.xPx + last.widthPx : 0
}
