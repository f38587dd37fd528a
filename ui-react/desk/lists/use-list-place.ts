import { useEffect, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/** The path of the page that was shown before the present one. */
let pathBefore = ''
/** Scrolled pixels of lists, by their addresses. */
const offsets = new Map<string, number>()

/** Remembers the shown page, once all parts of it know the one before. */
export function usePathBefore(): void {
  const { pathname } = useLocation()
  useEffect(() => void (pathBefore = pathname), [pathname])
}

/**
 * Answers how far a list is scrolled at first: on the way back from the page of a row as far as it was, and the row
 * has the focus. Another view or search begins at the top.
 */
export function useListPlace(scroller: RefObject<HTMLElement | null>): number {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [came] = useState(() =>
    pathBefore.startsWith(`${pathname}/`)
      ? { from: pathBefore, address, offset: offsets.get(address) ?? 0 }
      : { from: null, address, offset: 0 },
  )
  useLayoutEffect(() => {
    const element = scroller.current
    if (element !== null && address !== came.address) element.scrollTop = 0
    return () => void offsets.set(address, element?.scrollTop ?? 0)
  }, [scroller, address, came])
  useEffect(() => {
    const { from } = came
    if (from === null) return
    // The rows in sight are drawn once the height of the window is known.
    const frame = requestAnimationFrame(() => {
      const links = scroller.current?.querySelectorAll<HTMLAnchorElement>('a[data-main]') ?? []
      const opened = [...links].find(({ pathname: path }) => path.endsWith(from))
      if (document.activeElement === document.body || document.activeElement?.matches('main'))
        opened?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [scroller, came])
  return came.offset
}
