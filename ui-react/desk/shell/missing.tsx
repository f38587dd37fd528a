import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLooks } from '../kit/button.js'
import { Empty } from '../kit/states.js'

interface MissingProps {
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  /** The name of the kind: `Order`. */
  readonly kind: string
  /** The page from which others can be reached, and its name on the button. */
  readonly to: string
  readonly link: string
  /** The possible reasons. */
  readonly children: ReactNode
}

/** The page of a missing thing, with a link to existing ones. */
export const Missing = ({ icon, kind, to, link, children }: MissingProps): ReactNode => (
  <Empty
    icon={icon}
    title={`${kind} not found`}
    actions={
      <Link {...buttonLooks()} to={to}>
        {link}
      </Link>
    }
  >
    {children}
  </Empty>
)
