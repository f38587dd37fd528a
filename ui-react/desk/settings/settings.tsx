import type { ReactNode } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useSession } from '../data/use-session.js'
import { useShownInSight } from '../kit/use-shown-in-sight.js'
import { Page } from '../shell/page.js'

/** The settings, each group with its own address. */
export function Settings(): ReactNode {
  const { data: session } = useSession()
  const row = useShownInSight(useLocation().pathname)
  return (
    <Page title="Settings">
      <nav className="filters settings-nav" aria-label="Settings" ref={row}>
        <NavLink to="/settings" end>
          Your access
        </NavLink>
        {session?.owner?.role === 'OWNER' && <NavLink to="/settings/site">Site</NavLink>}
        {session?.owner?.role === 'OWNER' && <NavLink to="/settings/people">People</NavLink>}
        <NavLink to="/settings/mails">Mail texts</NavLink>
        {session?.owner?.role === 'OWNER' && <NavLink to="/settings/webhooks">Webhooks</NavLink>}
      </nav>
      <div className="scroll">
        <div className="settings">
          <Outlet />
        </div>
      </div>
    </Page>
  )
}
