import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { matchPath, NavLink, Outlet, useLocation, useNavigate } from 'react-router'
import type { DeskSession } from '../../../core/desk/index.js'
import { useCounts } from '../home/use-home.js'
import { IconDown, IconMore, IconOffline, IconSearch } from '../kit/icons.js'
import { MainPart } from '../kit/main-part.js'
import { part } from '../kit/part.js'
import { Said } from '../kit/say.js'
import { usePathBefore } from '../lists/use-list-place.js'
import { CONTENT_ID } from './content-id.js'
import { BrandMark } from './brand-mark.js'
import { PHONE_PLACES, PLACES } from './navigation.js'
import { keepTyped } from './typed-ahead.js'
import { useKeptFocus } from './use-kept-focus.js'
import { useKeys } from './use-keys.js'

const AccountMenu = part(async () => (await import('./account-menu.js')).AccountMenu, 'sheet')
const palette = () => import('./palette.js')
const Palette = part(async () => (await palette()).Palette, 'sheet')

const MOD = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

const watchConnection = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function OfflineBar(): ReactNode {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  if (isOnline) return null
  return (
    <div className="offline" role="status">
      <IconOffline size={16} aria-hidden />
      No connection. You see the last known state; changes have to wait.
    </div>
  )
}

/** Calls `onRead` once the page beside it has its first data, or has failed to read them. */
function AfterFirstRead({ onRead }: { readonly onRead: () => void }): ReactNode {
  const client = useQueryClient()
  const reading = useIsFetching()
  useEffect(() => {
    if (client.isFetching() === 0) onRead()
  }, [client, reading, onRead])
  return null
}

interface SideBarProps {
  readonly session: DeskSession
  /** True once the page has its data; the counts are read after it. */
  readonly isPageRead: boolean
  readonly onSearch: () => void
}

function SideBar({ session, isPageRead, onSearch }: SideBarProps): ReactNode {
  const counts = useCounts(isPageRead)
  const { owner, shop } = session
  const name = owner?.name || owner?.email || ''
  const account = (
    <>
      <span className="avatar" aria-hidden>
        {name.slice(0, 1)}
      </span>
      <span className="cut">{name}</span>
      {owner?.role === 'READ_ONLY' && <span className="badge">Read only</span>}
      <IconDown size={16} aria-hidden />
    </>
  )
  return (
    <header className="side">
      <div className="brand">
        <BrandMark />
        <span className="cut">{shop.name}</span>
      </div>
      <button type="button" className="side-search" onClick={onSearch}>
        <IconSearch size={16} aria-hidden />
        <span>Search</span>
        <kbd>{MOD} K</kbd>
      </button>
      <nav aria-label="Desk">
        {PLACES.map(({ path, name: place, icon: Icon }) => (
          <NavLink key={path} to={path} end={path === '/'} className="side-link">
            <Icon size={17} aria-hidden />
            {place}
            {(counts[path] ?? 0) > 0 && (
              <span className="side-count">
                {counts[path]}
                <span className="unseen"> waiting</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      <div className="side-foot">
        <AccountMenu
          session={session}
          trigger={<button type="button" className="account" />}
          waiting={<span className="account">{account}</span>}
        >
          {account}
        </AccountMenu>
      </div>
    </header>
  )
}

function TabBar({
  session,
  onSearch,
}: {
  readonly session: DeskSession
  readonly onSearch: () => void
}): ReactNode {
  const { pathname } = useLocation()
  const places = PLACES.slice(PHONE_PLACES.length)
  const isInMore = places.some(({ path }) => matchPath({ path, end: false }, pathname) !== null)
  const here = isInMore ? '' : undefined
  const more = (
    <>
      <IconMore size={21} aria-hidden />
      More
    </>
  )
  return (
    <nav className="tabs" aria-label="Desk, short">
      {PHONE_PLACES.map(({ path, name, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === '/'}>
          <Icon size={21} aria-hidden />
          {name}
        </NavLink>
      ))}
      <button type="button" onClick={onSearch}>
        <IconSearch size={21} aria-hidden />
        Search
      </button>
      <AccountMenu
        session={session}
        trigger={<button type="button" data-here={here} />}
        places={places}
        waiting={<span data-here={here}>{more}</span>}
      >
        {more}
      </AccountMenu>
    </nav>
  )
}

/** Moves the focus to a new page if the control that opened it is gone. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [pathname])
}

/** Everything around a page: navigation, the palette, the state of the connection. */
export function Frame({ session }: { readonly session: DeskSession }): ReactNode {
  useFocusOnNewPage()
  usePathBefore()
  const main = useRef<HTMLElement>(null)
  useKeptFocus(CONTENT_ID)
  const [isPageRead, setPageRead] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    // The palette is loaded early, so that it opens at once.
    if (isPageRead) palette().catch(() => undefined)
  }, [isPageRead])
  const [wasSearching, setWasSearching] = useState(false)
  const search = (): void => {
    keepTyped()
    setWasSearching(true)
    setSearching(true)
  }
  const stopSearch = (): void => {
    setWasSearching(false)
    setSearching(false)
  }
  useKeys({
    'mod+k': search,
    ...Object.fromEntries(PLACES.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])),
  })
  return (
    <MainPart value={main}>
      <div className="frame">
        <a className="skip button" href={`#${CONTENT_ID}`}>
          Skip to the content
        </a>
        <SideBar {...{ session, isPageRead }} onSearch={search} />
        <main ref={main} className="main" id={CONTENT_ID} tabIndex={-1}>
          <OfflineBar />
          <Suspense>
            <Outlet />
            {!isPageRead && <AfterFirstRead onRead={() => setPageRead(true)} />}
          </Suspense>
        </main>
        <TabBar session={session} onSearch={search} />
        <Said />
        {wasSearching && (
          <Palette isOpen={isSearching} onClose={() => setSearching(false)} onFailed={stopSearch} />
        )}
      </div>
    </MainPart>
  )
}
