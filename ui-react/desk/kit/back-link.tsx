import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLooks } from './button.js'
import { IconBack } from './icons.js'
import { lastViewOf } from './last-view.js'

/** The link from a page back to its list, in the view that it had. */
export function BackLink({ to, label }: { readonly to: string; readonly label: string }): ReactNode {
  return (
    <Link to={lastViewOf(to)} {...buttonLooks({ kind: 'quiet', shape: 'square' })} aria-label={label}>
      <IconBack size={18} aria-hidden />
    </Link>
  )
}
