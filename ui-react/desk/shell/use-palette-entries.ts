import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import type { DeskFailure } from '../../../core/desk/index.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { ORDERS } from '../data/query-client.js'
import { MEMBERS } from '../members/use-member.js'
import { PRODUCTS } from '../products/use-products.js'
import { useSession, useSignOut } from '../data/use-session.js'
import {
  IconDark,
  IconLight,
  IconMembers,
  IconOrders,
  IconOutside,
  IconProducts,
  IconRight,
  IconSignOut,
  IconSystem,
} from '../kit/icons.js'
import { moneyText } from '../kit/texts.js'
import { mainActions, pageActions, pressWhenShown } from './page-actions.js'
import { paletteChanges, paletteViews } from './palette-commands.js'
import type { PaletteCommand } from './palette-commands.js'
import { PLACES } from './navigation.js'
import { chooseTheme } from './theme.js'
import { memberName, orderName, useRecent } from './use-recent.js'

/** A line of the palette. */
export interface PaletteEntry {
  readonly id: string
  readonly text: string
  readonly aside?: string
  /** The keys that do the same. */
  readonly keys?: string
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  readonly run: () => void
}

/** The lines of one kind. */
export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteEntry[]
}

const MAX_FOUND = 5
/** A page has few buttons beside its title, and a list of files one in each row. */
const MAX_ACTIONS = 8

interface Found {
  readonly items: readonly PaletteEntry[]
  /** True until the answer to the typed letters is there. */
  readonly isSearching: boolean
  readonly failure: DeskFailure | null
}

/** The entries that contain the typed letters. */
const fitting = (items: readonly PaletteEntry[], search: string): readonly PaletteEntry[] =>
  items.filter(({ text }) => text.toLowerCase().includes(search.toLowerCase()))

interface Finding<Item> {
  readonly key: readonly string[]
  readonly search: string
  readonly ask: () => DeskAnswer<{ readonly items: readonly Item[] }>
  readonly entryOf: (item: Item) => PaletteEntry
}

/** The first entries that a list finds, once two letters are typed. */
function useFound<Item>({ key, search, ask, entryOf }: Finding<Item>): Found {
  const isAsked = search.length > 1
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...key, 'palette', search],
    queryFn: async () => (await valueOf(ask())).items.slice(0, MAX_FOUND),
    enabled: isAsked,
    placeholderData: (before) => before,
  })
  const found = (isAsked && data ? data : []).map(entryOf)
  return {
    // Enter opens the first line: of an earlier answer, only the lines that fit the letters stay.
    items: isPlaceholderData ? fitting(found, search) : found,
    isSearching: isAsked && isFetching && (data === undefined || isPlaceholderData),
    failure: isAsked && error !== null ? failureOf(error) : null,
  }
}

const OPENED_ICONS = { order: IconOrders, product: IconProducts, member: IconMembers } as const

/** The lines of the palette, and whether there may be more. */
export interface PaletteEntries extends Omit<Found, 'items'> {
  readonly groups: readonly PaletteGroup[]
}

type LineOf = (kind: keyof typeof OPENED_ICONS, id: string, name: string) => PaletteEntry

/** The orders, products and members that the typed letters find. */
function useFoundGroups(search: string, lineOf: LineOf): PaletteEntries {
  const api = useApi()
  const orders = useFound({
    key: ORDERS,
    search,
    ask: () => api.orders({ filter: { search }, first: MAX_FOUND, after: null }),
    entryOf: (order) => ({ ...lineOf('order', order.id, orderName(order)), aside: moneyText(order.total) }),
  })
  const products = useFound({
    key: PRODUCTS,
    search,
    ask: () => api.products({ search, outOfStock: null, after: null }),
    entryOf: ({ id, name }) => lineOf('product', id, name),
  })
  const members = useFound({
    key: MEMBERS,
    search,
    ask: () => api.members({ search, after: null }),
    entryOf: (member) => lineOf('member', member.id, memberName(member)),
  })
  const all = [orders, products, members]
  return {
    groups: [
      { name: 'Orders', items: orders.items },
      { name: 'Products', items: products.items },
      { name: 'Members', items: members.items },
    ],
    isSearching: all.some(({ isSearching }) => isSearching),
    failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
  }
}

/** Presses of the buttons that the page in view has. */
const entriesHere = (isSearch: boolean): readonly PaletteEntry[] =>
  (isSearch ? pageActions() : mainActions()).map(({ name, press }) => ({
    id: `here ${name}`,
    text: name,
    icon: IconRight,
    // The palette has given the focus back by then.
    run: () => void setTimeout(press, 0),
  }))

/** Commands that each page has. */
function useEntriesAnywhere(): readonly PaletteEntry[] {
  const { data: session } = useSession()
  const signOut = useSignOut()
  return [
    { id: 'dark', text: 'Use dark colours', icon: IconDark, run: () => chooseTheme('dark') },
    { id: 'light', text: 'Use light colours', icon: IconLight, run: () => chooseTheme('light') },
    { id: 'system', text: 'Use the system’s colours', icon: IconSystem, run: () => chooseTheme('system') },
    {
      id: 'shop',
      text: 'View shop',
      icon: IconOutside,
      run: () => void open(session?.shop.url, '_blank', 'noreferrer'),
    },
    { id: 'sign-out', text: 'Sign out', icon: IconSignOut, run: () => void signOut() },
  ]
}

/** Everything that can be found, opened and done, by the typed letters. */
export function usePaletteEntries(text: string): PaletteEntries {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const role = useSession().data?.owner?.role ?? 'READ_ONLY'
  const search = useDeferredValue(text.trim())
  const isSearch = search.length > 1
  const recent = useRecent(pathname)
  const go = (path: string) => () => void navigate(path)
  const found = useFoundGroups(search, (kind, id, name) => ({
    id: `${kind} ${id}`,
    text: name,
    icon: OPENED_ICONS[kind],
    run: go(`/${kind}s/${id}`),
  }))
  const anywhere = useEntriesAnywhere()
  const command = ({ name, path, button }: PaletteCommand): PaletteEntry => ({
    id: `${path} ${name}`,
    text: name,
    icon: IconRight,
    run: () => {
      void navigate(path)
      if (button !== undefined) pressWhenShown(button)
    },
  })
  const places = PLACES.map(({ path, name, icon, key }) => ({
    id: path,
    text: name,
    keys: `g ${key}`,
    icon,
    run: go(path),
  }))
  const opened = recent.map(({ path, kind, name }) => ({
    id: `recent ${path}`,
    text: name,
    icon: OPENED_ICONS[kind],
    run: go(path),
  }))
  const views = isSearch ? paletteViews(role).map(command) : []
  const groups: readonly PaletteGroup[] = [
    ...found.groups,
    { name: 'Opened last', items: isSearch ? [] : opened },
    { name: 'On this page', items: fitting(entriesHere(isSearch), search).slice(0, MAX_ACTIONS) },
    { name: 'Go to', items: fitting([...places, ...views], search) },
    { name: 'Do', items: fitting([...paletteChanges(role).map(command), ...anywhere], search) },
  ]
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching: search !== text.trim() || found.isSearching,
    failure: found.failure,
  }
}
