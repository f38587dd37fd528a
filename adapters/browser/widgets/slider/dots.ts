import { nextLinkIndex, consumeEvent } from '../../kit/focus/link-keys.js'

/** The page dots of a slider (reference/widgets#slider). */
export interface SliderDots {
  /** Makes as many dots as there are pages and marks the current one. */
  readonly show: (count: number, current: number, spacingPx: number | null) => void
  readonly destroy: () => void
}

/**
 * Fills `.w-slider-nav` with dots; `select` is called for a click, Enter or Space, arrows only move the
 * focus.
 */
export function createSliderDots(nav: HTMLElement, select: (index: number) => void): SliderDots {
  const life = new AbortController()
  let dots: readonly HTMLElement[] = []

  const createDot = (index: number, count: number, spacingPx: number | null): HTMLElement => {
    const dot = nav.ownerDocument.createElement('div')
    dot.className = 'w-slider-dot'
    dot.dataset['wfIgnore'] = dot.dataset['runtimeOwned'] = ''
    dot.setAttribute('role', 'button')
    dot.setAttribute('aria-label', `Show slide ${index + 1} of ${count}`)
    if (nav.classList.contains('w-num')) dot.textContent = `${index + 1}`
    if (spacingPx !== null) dot.style.marginLeft = dot.style.marginRight = `${spacingPx}px`
    return dot
  }
  const indexOf = (event: Event): number => dots.findIndex((dot) => dot === event.target)

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = indexOf(event)
    if (index < 0) return
    if (event.key === ' ' || event.key === 'Enter') {
      consumeEvent(event)
      return select(index)
    }
    const next = nextLinkIndex(event.key, index, dots.length)
    if (next === undefined) return
    consumeEvent(event)
    dots[next]?.focus()
  }
  nav.addEventListener('click', (event) => indexOf(event) >= 0 && select(indexOf(event)), {
    signal: life.signal,
  })
  nav.addEventListener('keydown', onKeyDown, { signal: life.signal })

  return {
    show: (count, current, spacingPx) => {
      if (dots.length !== count) {
        dots = Array.from({ length: count }, (_, index) => createDot(index, count, spacingPx))
        nav.replaceChildren(...dots)
      }
      dots.forEach((dot, index) => {
        const isCurrent = index === current
        if (dot.getAttribute('aria-pressed') === `${isCurrent}`) return
        dot.classList.toggle('w-active', isCurrent)
        dot.setAttribute('aria-pressed', `${isCurrent}`)
        dot.tabIndex = isCurrent ? 0 : -1
      })
    },
    destroy: () => {
      life.abort()
      for (const dot of dots) dot.remove()
    },
  }
}
