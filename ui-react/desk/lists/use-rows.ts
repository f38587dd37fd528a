import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useKeys } from '../shell/use-keys.js'
import { useListPlace } from './use-list-place.js'

const OVERSCAN = 12
/** The number of rows before the end at which the next page is requested. */
const AHEAD = 20

interface RowsOptions {
  readonly count: number
  /** Pixels. */
  readonly height: number
  readonly hasMore: boolean
  readonly loadMore: () => void
}

/** The index of the focused row; -1: none. */
export const focusedIndex = (): number =>
  Number(document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? -1)

/** The rows of a long list: only visible ones are drawn; `j`, `k` and the arrow keys move through them. */
export function useRows({ count, height, hasMore, loadMore }: RowsOptions) {
  const scroller = useRef<HTMLDivElement>(null)
  const initialOffset = useListPlace(scroller)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    indexAttribute: 'data-row',
    initialOffset,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last >= count - AHEAD) loadMore()
  }, [hasMore, last, count, loadMore])
  useEffect(() => rows.measure(), [rows, height])

  /** The link or button of a row; a row without one gets the focus itself. */
  const stopOf = (index: number): HTMLElement | null => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null
    return row?.querySelector<HTMLElement>('[data-main]') ?? row
  }
  const walk = (step: number): void => {
    const next = Math.min(count - 1, Math.max(0, focusedIndex() + step))
    rows.scrollToIndex(next)
    // A drawn row has the focus at once, so that the next key is its own; others are drawn with the next frame.
    const stop = stopOf(next)
    if (stop !== null) stop.focus({ preventScroll: true })
    else requestAnimationFrame(() => stopOf(next)?.focus())
  }
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
  })
  return { scroller, shown, totalHeight: rows.getTotalSize(), measure: rows.measureElement }
}
