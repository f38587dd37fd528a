/** One widget on the page. */
export interface BoundElement {
  /** Reads the element again: its attributes, its parts and its size may have changed. */
  readonly refresh?: () => void
  /** Removes listeners, timers and the widget's own elements. */
  readonly destroy: () => void
}

/** The widgets of one kind that are on the page now. */
export interface BoundElements<T extends BoundElement> {
  /** Binds new elements, refreshes bound ones and drops those that have left the page. */
  readonly ready: () => void
  readonly destroy: () => void
  readonly all: () => readonly T[]
  readonly of: (element: Element) => T | undefined
}

/** Keeps one `T` for each element that matches `selector`; `index` counts up from 0 and makes ids unique. */
export function createBoundElements<T extends BoundElement>(
  document: Document,
  selector: string,
  bind: (element: HTMLElement, index: number) => T,
): BoundElements<T> {
  const bound = new Map<Element, T>()
  let nextIndex = 0
  return {
    ready: () => {
      for (const [element, widget] of bound) {
        if (element.isConnected) continue
        bound.delete(element)
        widget.destroy()
      }
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        const widget = bound.get(element)
        if (widget) widget.refresh?.()
        else bound.set(element, bind(element, nextIndex++))
      }
    },
    destroy: () => {
      for (const widget of bound.values()) widget.destroy()
      bound.clear()
      nextIndex = 0
    },
    all: () => [...bound.values()],
    of: (element) => bound.get(element),
  }
}
