import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

interface ScrollStop {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly tabIndex: 0 | undefined
}

/** Lets the keyboard reach a part that is higher than its place, to scroll it; `content` is drawn in it. */
export function useScrollStop(content: unknown): ScrollStop {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const check = (): void => setScrolls(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(check)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [content])
  return { ref, tabIndex: scrolls ? 0 : undefined }
}
