import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The part of the link before the shown one that stays in sight. */
const SHOWN_BESIDE_PX = 48

/** Scrolls a row of links to the one of the shown page or view, which may lie outside of the row on a phone. */
export function useShownInSight(shown: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - SHOWN_BESIDE_PX
  }, [shown])
  return row
}
