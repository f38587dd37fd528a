import type { Box, SizeRequest, Stage, View } from '../../core/ports/stage.port.js'

/** Elements and the document itself, which stands for the page. */
export type StageElement = Element | Document

const styleOf = (element: StageElement): CSSStyleDeclaration | null =>
  (element as Partial<HTMLElement>).style ?? null

const inlineStyle = (element: StageElement, property: string): string =>
  styleOf(element)?.getPropertyValue(property) ?? ''

const write = (element: StageElement, property: string, value: string): void =>
  styleOf(element)?.setProperty(property, value)

const isElement = (element: StageElement): element is Element => element.nodeType === 1

/**
 * A document as the stage that interactions play on. Answers are remembered from one `refresh` to the next.
 */
export function createDomStage(document: Document, window: Window & typeof globalThis): Stage<StageElement> {
  const root = document.documentElement
  let selections = new Map<string, readonly Element[]>()
  let ids: Map<string, Element[]> | null = null
  let boxes = new Map<StageElement, Box>()
  let lastView: View | null = null

  const query = (selector: string, within: Element | Document): readonly Element[] => {
    try {
      return [...within.querySelectorAll(selector)]
    } catch {
      return []
    }
  }

  /** One walk over the page instead of one for each id; a copy counts for every id it begins with. */
  const indexIds = (): Map<string, Element[]> => {
    const index = new Map<string, Element[]>()
    const note = (id: string, element: Element): void => {
      const list = index.get(id)
      if (list) list.push(element)
      else index.set(id, [element])
    }
    for (const element of document.querySelectorAll('[data-w-id]')) {
      const id = element.getAttribute('data-w-id') ?? ''
      note(id, element)
      for (let at = id.indexOf('_instance'); at >= 0; at = id.indexOf('_instance', at + 1))
        note(id.slice(0, at), element)
    }
    return index
  }

  const readView = (): View => {
    const quirks = document.compatMode === 'BackCompat' ? document.body : root
    return {
      width: quirks.clientWidth,
      height: quirks.clientHeight,
      innerWidth: window.innerWidth,
      innerHeight: window.innerHeight,
      scrollLeft: window.scrollX,
      scrollTop: window.scrollY,
      scrollWidth: quirks.scrollWidth,
      scrollHeight: quirks.scrollHeight,
    }
  }

  const readBox = (element: StageElement): Box => {
    const { left, top, width, height } = (isElement(element) ? element : root).getBoundingClientRect()
    return { left, top, width, height }
  }

  return {
    page: document,
    pageId: () => root.getAttribute('data-wf-page'),
    refresh: () => {
      if (selections.size > 0) selections = new Map()
      if (boxes.size > 0) boxes = new Map()
      ids = null
      lastView = null
    },
    withId: (id) => (ids ??= indexIds()).get(id) ?? [],
    select: (selector, within) => {
      if (within) return query(selector, within)
      const known = selections.get(selector) ?? query(selector, document)
      selections.set(selector, known)
      return known
    },
    matches: (element, selector) => {
      try {
        return isElement(element) && element.matches(selector)
      } catch {
        return false
      }
    },
    contains: (outer, inner) => outer.contains(inner),
    parent: (element) => (isElement(element) ? element.parentElement : null),
    children: (element) => [...element.children],
    isConnected: (element) => element.isConnected,
    inlineStyle,
    computedStyle: (element, property) =>
      isElement(element) ? window.getComputedStyle(element).getPropertyValue(property) : '',
    rootVariable: (name) => window.getComputedStyle(root).getPropertyValue(name),
    colourName: (name) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return null
      canvas.fillStyle = '#010203'
      canvas.fillStyle = name
      return canvas.fillStyle === '#010203' ? null : canvas.fillStyle
    },
    measure: (requests: readonly SizeRequest<StageElement>[]) => {
      const inline = requests.map(({ element, dimension }) => inlineStyle(element, dimension))
      const set = (values: readonly string[]): void => {
        requests.forEach(({ element, dimension }, at) => {
          if (inline[at]) write(element, dimension, values[at] ?? '')
        })
      }
      set([])
      for (const { element, dimension, answer } of requests) {
        const { offsetWidth, offsetHeight } = element as HTMLElement
        answer((dimension === 'width' ? offsetWidth : offsetHeight) || 0)
      }
      set(inline)
    },
    box: (element) => {
      const known = boxes.get(element) ?? readBox(element)
      boxes.set(element, known)
      return known
    },
    view: () => (lastView ??= readView()),
    windowWidth: () => window.innerWidth,
    readyState: () => document.readyState,
    write,
    styleOf,
  }
}
