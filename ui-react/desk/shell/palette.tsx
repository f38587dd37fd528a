import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useApi, valueOf } from '../data/api.js'
import { ORDERS } from '../data/query-client.js'
import { Autocomplete, Dialog } from '../kit/base-ui.js'
import { IconDark, IconLight, IconOrders, IconSearch, IconSend } from '../kit/icons.js'
import { moneyText } from '../kit/texts.js'
import { PLACES } from './places.js'
import { chooseTheme } from './theme.js'

interface Entry {
  readonly id: string
  readonly text: string
  readonly aside?: string
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  readonly run: () => void
}

interface Group {
  readonly name: string
  readonly items: readonly Entry[]
}

const MAX_FOUND = 8

function useEntries(text: string): readonly Group[] {
  const navigate = useNavigate()
  const api = useApi()
  const search = useDeferredValue(text.trim())
  const { data } = useQuery({
    queryKey: [...ORDERS, 'palette', search],
    queryFn: () => valueOf(api.orders({ filter: { search }, first: MAX_FOUND, after: null })),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  })
  const go = (path: string) => () => void navigate(path)
  const fits = (name: string): boolean => name.toLowerCase().includes(search.toLowerCase())
  const commands: readonly Entry[] = [
    { id: 'to-send', text: 'Show orders to send', icon: IconSend, run: go('/orders?show=to-send') },
    { id: 'dark', text: 'Use dark colours', icon: IconDark, run: () => chooseTheme('dark') },
    { id: 'light', text: 'Use light colours', icon: IconLight, run: () => chooseTheme('light') },
  ]
  const places = PLACES.map(({ path, name, icon, key }) => ({
    id: path,
    text: name,
    aside: `g ${key}`,
    icon,
    run: go(path),
  }))
  const orders = (search.length > 1 ? (data?.items ?? []) : []).map(({ id, number, name, total }) => ({
    id,
    text: name ? `${number} · ${name}` : number,
    aside: moneyText(total),
    icon: IconOrders,
    run: go(`/orders/${id}`),
  }))
  return [
    { name: 'Orders', items: orders },
    { name: 'Go to', items: places.filter(({ text: name }) => fits(name)) },
    { name: 'Do', items: commands.filter(({ text: name }) => fits(name)) },
  ].filter(({ items }) => items.length > 0)
}

function Choices({ onDone }: { readonly onDone: () => void }): ReactNode {
  const [text, setText] = useState('')
  const groups = useEntries(text)
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      value={text}
      onValueChange={setText}
      filter={null}
      autoHighlight="always"
      keepHighlight
      itemToStringValue={(entry: Entry) => entry.text}
    >
      <div className="palette-field">
        <IconSearch size={18} aria-hidden />
        <Autocomplete.Input
          aria-label="Search orders and pages"
          placeholder="Search orders, customers, tracking numbers, pages"
        />
        <kbd>esc</kbd>
      </div>
      <Autocomplete.Empty>
        <div className="palette-empty">Nothing matches “{text}”. Try a number, a name or a mail address.</div>
      </Autocomplete.Empty>
      <Autocomplete.List className="palette-list">
        {({ name, items }: Group) => (
          <Autocomplete.Group key={name} items={items}>
            <Autocomplete.GroupLabel render={<h3 />}>{name}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {({ id, text: label, aside, icon: Icon, run }: Entry) => (
                <Autocomplete.Item
                  key={id}
                  value={{ id, text: label }}
                  className="palette-item"
                  onClick={() => {
                    onDone()
                    run()
                  }}
                >
                  <Icon size={17} aria-hidden />
                  <span className="cut">{label}</span>
                  {aside && <span className="faint num">{aside}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

/** Finds orders, pages and commands by a few letters. */
export function Palette({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}): ReactNode {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog palette" aria-label="Search and commands">
          <Choices onDone={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
