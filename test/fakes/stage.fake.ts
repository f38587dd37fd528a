import type { InlineStyle, Stage, View } from '../../core/ports/page/stage.port.js'

/** An element of the fake page: what the engine can see of one. */
export interface FakeElement {
  readonly id: string
  readonly parent: FakeElement | null
  readonly children: FakeElement[]
  readonly classes: readonly string[]
  /** Inline styles. */
  readonly style: Map<string, string>
  readonly computed: Record<string, string>
  readonly natural: { readonly width: number; readonly height: number }
  box: { left: number; top: number; width: number; height: number }
  isConnected: boolean
}

export interface FakeStage extends Stage<FakeElement> {
  readonly add: (id: string, parts?: Partial<FakeElement>) => FakeElement
  readonly setView: (changes: Partial<View>) => void
  /** Custom properties of the root. */
  readonly variables: Record<string, string>
  ready: 'loading' | 'interactive' | 'complete'
  /** Reads of boxes, views and computed styles, and writes of properties, in order. */
  readonly log: ('read' | 'write')[]
}

const selects = (element: FakeElement, selector: string): boolean =>
  selector.split(',').some((part) => {
    const text = part.trim()
    const id = /^\[data-w-id="(.*)"\]$/.exec(text)?.[1]
    if (id !== undefined) return element.id === id
    const prefix = /^\[data-w-id\^="(.*)"\]$/.exec(text)?.[1]
    if (prefix !== undefined) return element.id.startsWith(prefix)
    if (text === '*') return true
    return text.startsWith('.') && element.classes.includes(text.slice(1))
  })

/** A page in memory: it selects by ids, single classes and `*`; the test sets everything else. */
export function createFakeStage(pageId = 'p1'): FakeStage {
  const elements: FakeElement[] = []
  const log: ('read' | 'write')[] = []
  let view: View = {
    width: 1280,
    height: 800,
    innerWidth: 1280,
    innerHeight: 800,
    scrollLeft: 0,
    scrollTop: 0,
    scrollWidth: 1280,
    scrollHeight: 800,
  }
  const create = (id: string, parts: Partial<FakeElement> = {}): FakeElement => ({
    id,
    parent: null,
    children: [],
    classes: [],
    style: new Map(),
    computed: {},
    natural: { width: 0, height: 0 },
    box: { left: 0, top: 0, width: 100, height: 100 },
    isConnected: true,
    ...parts,
  })
  const page = create('page')
  const contains = (outer: FakeElement, inner: FakeElement): boolean => {
    for (let at: FakeElement | null = inner; at; at = at.parent) if (at === outer) return true
    return outer === page
  }
  const write = (element: FakeElement, property: string, value: string): void => {
    log.push('write')
    if (value === '') element.style.delete(property)
    else if (!value.includes('NaN')) element.style.set(property, value)
  }
  const styleOf = (element: FakeElement): InlineStyle => ({
    get transform() {
      return element.style.get('transform') ?? ''
    },
    set transform(value: string) {
      write(element, 'transform', value)
    },
    get opacity() {
      return element.style.get('opacity') ?? ''
    },
    set opacity(value: string | number) {
      write(element, 'opacity', String(value))
    },
    getPropertyValue: (property) => element.style.get(property) ?? '',
    setProperty: (property, value) => write(element, property, value),
  })
  const variables: Record<string, string> = {}
  const stage: FakeStage = {
    variables,
    ready: 'loading',
    log,
    add: (id, parts) => {
      const element = create(id, parts)
      element.parent?.children.push(element)
      elements.push(element)
      return element
    },
    setView: (changes) => {
      view = { ...view, ...changes }
    },
    pageId: () => pageId,
    markup: { idAttribute: 'data-w-id', copySuffix: '_instance', boundarySelector: '.w-dyn-item' },
    elements: {
      page,
      withId: (id) =>
        elements.filter((element) => element.id === id || element.id.startsWith(`${id}_instance`)),
      select: (selector, root) =>
        elements.filter(
          (element) => selects(element, selector) && (!root || (element !== root && contains(root, element))),
        ),
      matches: selects,
      contains,
      parent: (element) => element.parent,
      children: (element) => element.children,
      isConnected: (element) => element.isConnected,
    },
    styles: {
      styleOf,
      computedStyle: (element, property) => {
        log.push('read')
        return element.computed[property] ?? ''
      },
      rootVariable: (name) => variables[name] ?? '',
    },
    layout: {
      box: (element) => {
        log.push('read')
        return element.box
      },
      view: () => view,
      naturalSizes: (requests) => {
        log.push('read')
        return requests.map(({ element, dimension }) => element.natural[dimension])
      },
    },
    readyState: () => stage.ready,
  }
  return stage
}
