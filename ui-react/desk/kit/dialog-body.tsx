import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** The content of a dialog; where it is higher than its place, the keyboard reaches it to scroll. */
export function DialogBody({ children }: { readonly children: ReactNode }): ReactNode {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = body.current
    if (element === null) return
    const check = (): void => setScrolls(element.scrollHeight > element.clientHeight)
    const observer = new ResizeObserver(check)
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [children])
  return (
    <div ref={body} className="dialog-body" tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
