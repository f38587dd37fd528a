import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLooks } from './button.js'
import { IconBack } from './icons.js'

/** The link from a page back to its list. */
export function BackLink({ to, label }: { readonly to: string; readonly label: string }): ReactNode {
  return (
    <Link to={to} {...buttonLooks({ kind: 'quiet', shape: 'square' })} aria-label={label}>
      <IconBack size={18} aria-hidden />
    </Link>
  )
}
