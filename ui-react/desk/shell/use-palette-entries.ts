import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ComponentType } from 'react'
import { useNavigate } from 'react-router'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import { useApi, valueOf } from '../data/api.js'
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
import { PLACES } from './places.js'
import { chooseTheme } from './theme.js'

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

/** The first entries that a list finds, once two letters are typed. */
function useFound<Item>(
  key: readonly string[],
  search: string,
  ask: () => DeskAnswer<{ readonly items: readonly Item[] }>,
): readonly Item[] {
  const { data } = useQuery({
    queryKey: [...key, 'palette', search],
    queryFn: async () => (await valueOf(ask())).items.slice(0, MAX_FOUND),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  })
  return search.length > 1 ? (data ?? []) : []
}

/** Everything that can be found, opened and done, by the typed letters. */
export function usePaletteEntries(text: string): readonly PaletteGroup[] {
  const navigate = useNavigate()
  const { data: session } = useSession()
  const signOut = useSignOut()
  const search = useDeferredValue(text.trim())
  const api = useApi()
  const orders = useFound(ORDERS, search, () =>
    api.orders({ filter: { search }, first: MAX_FOUND, after: null }),
  )
  const products = useFound(PRODUCTS, search, () => api.products({ search, outOfStock: null, after: null }))
  const members = useFound(MEMBERS, search, () => api.members({ search, after: null }))
  const role = session?.owner?.role ?? 'READ_ONLY'
  const isSearch = search.length > 1
  const go = (path: string) => () => void navigate(path)
  const fits = ({ text: name }: PaletteEntry): boolean => name.toLowerCase().includes(search.toLowerCase())
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
  const here = (isSearch ? pageActions() : mainActions()).map(({ name, press }) => ({
    id: `here ${name}`,
    text: name,
    icon: IconRight,
    // The palette has given the focus back by then.
    run: () => void setTimeout(press, 0),
  }))
  const anywhere: readonly PaletteEntry[] = [
    ...paletteChanges(role).map(command),
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
  return [
    {
      name: 'Orders',
      items: orders.map(({ id, number, name, total }) => ({
        id: `order ${id}`,
        text: name ? `${number} · ${name}` : number,
        aside: moneyText(total),
        icon: IconOrders,
        run: go(`/orders/${id}`),
      })),
    },
    {
      name: 'Products',
      items: products.map(({ id, name }) => ({
        id: `product ${id}`,
        text: name,
        icon: IconProducts,
        run: go(`/products/${id}`),
      })),
    },
    {
      name: 'Members',
      items: members.map(({ id, name, email }) => ({
        id: `member ${id}`,
        text: name ? `${name} · ${email}` : email,
        icon: IconMembers,
        run: go(`/members/${id}`),
      })),
    },
    { name: 'On this page', items: here.filter(fits).slice(0, MAX_ACTIONS) },
    { name: 'Go to', items: [...places, ...(isSearch ? paletteViews(role).map(command) : [])].filter(fits) },
    { name: 'Do', items: anywhere.filter(fits) },
  ].filter(({ items }) => items.length > 0)
}
