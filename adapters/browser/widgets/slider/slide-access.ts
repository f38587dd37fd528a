import { createElementEdits } from '../../kit/element-edits.js'
import type { ElementEdits } from '../../kit/element-edits.js'

/** The slides that assistive technology and Tab can reach: those of the current page. */
export interface SlideAccess {
  /** Updates only the slides whose state changes. */
  readonly show: (slides: readonly HTMLElement[], isShown: (index: number) => boolean) => void
  readonly destroy: () => void
}

const FOCUSABLE = 'a[href],area[href],button,input,select,textarea,iframe,summary,video[controls],[tabindex]'

/** Makes the access to the slides of one slider, initially all reachable. */
export function createSlideAccess(): SlideAccess {
  const hidden = new Map<HTMLElement, ElementEdits>()

  const hide = (slide: HTMLElement): void => {
    const edits = createElementEdits()
    edits.set(slide, 'aria-hidden', 'true')
    for (const element of slide.querySelectorAll(FOCUSABLE)) edits.set(element, 'tabindex', '-1')
    hidden.set(slide, edits)
  }
  const reveal = (slide: HTMLElement): void => {
    hidden.get(slide)?.undo()
    hidden.delete(slide)
  }
  return {
    show: (slides, isShown) => {
      slides.forEach((slide, index) => {
        if (isShown(index)) reveal(slide)
        else if (!hidden.has(slide)) hide(slide)
      })
    },
    destroy: () => {
      for (const slide of [...hidden.keys()]) reveal(slide)
    },
  }
}
