import { createPinnedTriggers } from '../../../../core/animation/timelines/index.js'
import type { PinnedTriggers } from '../../../../core/animation/timelines/index.js'
import type { Stage } from '../../../../core/ports/page/stage.port.js'
import type { StageElement } from '../stage/stage-element.js'

/** The pinned triggers of a document; `restore` puts everything back. */
export interface PagePins extends PinnedTriggers<StageElement> {
  readonly restore: () => void
}

/** The styles that a spacer copies, so that it takes the place of its element in the layout. */
const FLOW = ['margin', 'flex', 'align-self', 'justify-self', 'grid-area', 'order', 'z-index']
const OWN = ['position', 'top', 'left', 'width', 'height', 'margin', 'box-sizing']

interface Pin {
  readonly spacer: HTMLElement
  readonly before: readonly (readonly [name: string, value: string])[]
  readonly widthPx: number
  readonly heightPx: number
  distancePx: number
  place: string
}

interface Page {
  readonly document: Document
  readonly window: Window
}

/** Makes the pinned triggers of a document. */
export function createPagePins(page: Page, stage: Stage<StageElement>): PagePins {
  const { restore, ...keeper } = createPinKeeper(page)
  return { ...createPinnedTriggers(stage, keeper), restore }
}

/** Pins elements, each inside a spacer that reserves its space and the scroll distance. */
function createPinKeeper({ document, window }: Page) {
  const pins = new Map<HTMLElement, Pin>()

  const setAll = (element: HTMLElement, styles: readonly (readonly [string, string])[]): void => {
    for (const [name, value] of styles) element.style.setProperty(name, value)
  }
  const release = (element: HTMLElement): void => {
    const pin = pins.get(element)
    if (!pin) return
    setAll(element, pin.before)
    pin.spacer.replaceWith(element)
    pins.delete(element)
  }
  const enclose = (element: HTMLElement, distancePx: number): void => {
    const { width, height } = element.getBoundingClientRect()
    const computed = window.getComputedStyle(element)
    // In a row or column of a flex box the page keeps its length, and later elements scroll past the held one.
    const outer = element.parentElement && window.getComputedStyle(element.parentElement).display
    const roomPx = outer === 'flex' ? 0 : distancePx
    const spacer = document.createElement('div')
    spacer.className = 'pin-spacer'
    setAll(
      spacer,
      FLOW.map((name) => [name, computed.getPropertyValue(name)]),
    )
    setAll(spacer, [
      ['position', 'relative'],
      // An element as high as its container keeps its height, without the reserved space.
      ['box-sizing', 'content-box'],
      ['width', `${width}px`],
      ['height', `${height}px`],
      ['padding-bottom', `${roomPx}px`],
    ])
    const before = OWN.map((name) => [name, element.style.getPropertyValue(name)] as const)
    pins.set(element, { spacer, before, widthPx: width, heightPx: height, distancePx, place: 'before' })
    element.replaceWith(spacer)
    spacer.append(element)
    element.style.margin = '0'
  }
  return {
    reserve: (target: StageElement, distancePx: number): void => {
      const element = target as HTMLElement
      release(element)
      enclose(element, distancePx)
    },
    hold: (target: StageElement, place: 'before' | 'within' | 'behind', topPx: number): void => {
      const element = target as HTMLElement
      const pin = pins.get(element)
      if (!pin || pin.place === place) return
      const { spacer, before, widthPx, heightPx, distancePx } = pin
      pin.place = place
      const isFixed = place === 'within'
      setAll(element, before)
      if (place !== 'before')
        setAll(element, [
          ['position', isFixed ? 'fixed' : 'absolute'],
          ['top', `${isFixed ? topPx : distancePx}px`],
          ['left', `${isFixed ? spacer.getBoundingClientRect().left : 0}px`],
          ['width', `${widthPx}px`],
          ['height', `${heightPx}px`],
          ['box-sizing', 'border-box'],
        ])
      element.style.margin = '0'
    },
    restore: (): void => {
      for (const element of [...pins.keys()]) release(element)
    },
  }
}
