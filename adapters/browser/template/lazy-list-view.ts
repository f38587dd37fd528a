import type { ListDrawing, ListView } from '../../../core/ports/page/list-view.port.js'

/**
 * A list view that loads its renderer only when there is something to draw: a page with an empty cart never
 * loads React. Until then the newest lists wait; lists without entries are emptied at once.
 */
export function createLazyListView(load: () => Promise<ListView<Element>>): ListView<Element> {
  const samples = new Map<Element, readonly Node[]>()
  let view: ListView<Element> | null = null
  let isLoading = false
  let isOver = false
  let waiting: readonly ListDrawing<Element>[] = []

  const begin = async (): Promise<void> => {
    isLoading = true
    try {
      const loaded = await load()
      if (isOver) return loaded.dispose()
      view = loaded
      view.show(waiting)
    } catch (problem) {
      // The next reading of the cart tries again.
      console.error('[vitrine] the lists of this page could not be loaded', problem)
    }
    isLoading = false
  }

  return {
    show: (lists) => {
      waiting = lists
      if (view) return view.show(lists)
      for (const { host, entries } of lists) {
        if (entries.length > 0 || samples.has(host)) continue
        samples.set(host, [...host.childNodes])
        host.replaceChildren()
      }
      if (!isLoading && lists.some(({ entries }) => entries.length > 0)) void begin()
    },
    dispose: () => {
      isOver = true
      view?.dispose()
      for (const [host, sample] of samples) host.replaceChildren(...sample)
      samples.clear()
    },
  }
}
