import type { ReactNode } from 'react'
import { useSession } from '../data/use-session.js'
import { buttonLooks } from '../kit/button.js'

/** A link to the owner's own site, for lists that visitors fill. */
export function VisitSite({ children }: { readonly children: ReactNode }): ReactNode {
  const { data: session } = useSession()
  if (session === undefined) return null
  return (
    <a {...buttonLooks()} href={session.shop.url} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
