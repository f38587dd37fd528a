import type { ReactElement, ReactNode } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import type { DeskSession } from '../../../core/desk/index.js'
import { useSignOut } from '../data/use-session.js'
import { Menu } from '../kit/base-ui.js'
import {
  IconCheck,
  IconDark,
  IconLight,
  IconOutside,
  IconPasskey,
  IconSignOut,
  IconSystem,
} from '../kit/icons.js'
import { MenuPopup } from '../kit/menu-popup.js'
import type { Place } from './navigation.js'
import { chooseTheme, useTheme } from './theme.js'
import type { Theme } from './theme.js'

const THEMES = [
  { theme: 'system', name: 'System colours', icon: IconSystem },
  { theme: 'light', name: 'Light', icon: IconLight },
  { theme: 'dark', name: 'Dark', icon: IconDark },
] as const satisfies readonly { theme: Theme; name: string; icon: unknown }[]

interface AccountMenuProps {
  readonly session: DeskSession
  readonly trigger: ReactElement
  readonly children: ReactNode
  /** Pages that have no space in the navigation. */
  readonly places?: readonly Place[]
}

/** The person's menu: theme, access, the shop, sign-out. */
export function AccountMenu({ session, trigger, children, places = [] }: AccountMenuProps): ReactNode {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const signOut = useSignOut()
  const chosen = useTheme()
  return (
    <Menu.Root>
      <Menu.Trigger render={trigger}>{children}</Menu.Trigger>
      <MenuPopup side="top" align="start">
        {places.map(({ path, name, icon: Icon }) => (
          <Menu.Item
            key={path}
            className="menu-item"
            aria-current={matchPath({ path, end: false }, pathname) === null ? undefined : 'page'}
            onClick={() => void navigate(path)}
          >
            <Icon size={16} aria-hidden />
            <span>{name}</span>
          </Menu.Item>
        ))}
        {places.length > 0 && <div className="menu-line" />}
        {THEMES.map(({ theme, name, icon: Icon }) => (
          <Menu.Item key={theme} className="menu-item" onClick={() => chooseTheme(theme)}>
            <Icon size={16} aria-hidden />
            <span>{name}</span>
            {theme === chosen && <IconCheck size={16} aria-label="chosen" />}
          </Menu.Item>
        ))}
        <div className="menu-line" />
        <Menu.Item className="menu-item" onClick={() => void navigate('/settings')}>
          <IconPasskey size={16} aria-hidden />
          <span>Your access</span>
        </Menu.Item>
        <Menu.Item
          className="menu-item"
          render={<a href={session.shop.url} target="_blank" rel="noreferrer" />}
        >
          <IconOutside size={16} aria-hidden />
          <span>View shop</span>
        </Menu.Item>
        <Menu.Item className="menu-item" onClick={() => void signOut()}>
          <IconSignOut size={16} aria-hidden />
          <span>Sign out</span>
        </Menu.Item>
      </MenuPopup>
    </Menu.Root>
  )
}
