import type { Box, LayoutReader, View } from '../../../../core/ports/page/stage.port.js'
import { isElement } from './stage-element.js'
import type { StageElement } from './stage-element.js'
import { styleOf } from './style-access.js'

/** Reads the positions of elements; results are cached until `forget`. */
export function createLayoutReader(
  document: Document,
  window: Window,
): LayoutReader<StageElement> & { readonly forget: () => void } {
  const root = document.documentElement
  let boxes = new Map<StageElement, Box>()
  let lastView: View | null = null

  const readView = (): View => {
    const scroller = document.compatMode === 'BackCompat' ? document.body : root
    return {
      width: scroller.clientWidth,
      height: scroller.clientHeight,
      innerWidth: window.innerWidth,
      innerHeight: window.innerHeight,
      scrollLeft: window.scrollX,
      scrollTop: window.scrollY,
      scrollWidth: scroller.scrollWidth,
      scrollHeight: scroller.scrollHeight,
    }
  }
  const readBox = (element: StageElement): Box => {
    const { left, top, width, height } = (isElement(element) ? element : root).getBoundingClientRect()
    return { left, top, width, height }
  }

  return {
    box: (element) => {
      const known = boxes.get(element) ?? readBox(element)
      boxes.set(element, known)
      return known
    },
    view: () => (lastView ??= readView()),
    windowWidth: () => window.innerWidth,
    naturalSizes: (requests) => {
      const restorers = requests.map(({ element, dimension }) => {
        const style = styleOf(element)
        const inline = style?.getPropertyValue(dimension)
        if (!inline) return null
        style?.setProperty(dimension, '')
        return () => style?.setProperty(dimension, inline)
      })
      const sizes = requests.map(({ element, dimension }) => {
        const { offsetWidth, offsetHeight } = element as HTMLElement
        return (dimension === 'width' ? offsetWidth : offsetHeight) || 0
      })
      for (const restore of restorers) restore?.()
      return sizes
    },
    forget: () => {
      if (boxes.size > 0) boxes = new Map()
      lastView = null
    },
  }
}
