import type { ReactNode } from 'react'
import { useScrollStop } from './use-scroll-stop.js'

/** The content of a dialog; where it is higher than its place, the keyboard reaches it to scroll. */
export function DialogBody({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div {...useScrollStop(children)} className="dialog-body">
      {children}
    </div>
  )
}
