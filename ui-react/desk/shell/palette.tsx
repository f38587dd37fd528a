import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import { Autocomplete, Dialog } from '../kit/base-ui.js'
import { Button } from '../kit/button.js'
import { IconClose, IconSearch } from '../kit/icons.js'
import { failureText } from '../kit/states.js'
import { takeTyped } from './typed-ahead.js'
import { usePaletteEntries } from './use-palette-entries.js'
import type { PaletteEntry, PaletteGroup } from './use-palette-entries.js'

/** The reason for an empty list. */
function emptyText(text: string, isSearching: boolean, failure: DeskFailure | null): string {
  if (isSearching) return 'Searching…'
  if (failure !== null) return failureText(failure)
  return `Nothing matches “${text}”. Try a number, a name or a mail address.`
}

function Choices({ onDone }: { readonly onDone: () => void }): ReactNode {
  const [text, setText] = useState('')
  const { groups, isSearching, failure } = usePaletteEntries(text)
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
      itemToStringValue={(entry: PaletteEntry) => entry.text}
    >
      <div className="palette-field">
        <IconSearch size={18} aria-hidden />
        <Autocomplete.Input
          aria-label="Search and commands"
          onFocus={() => setText((before) => before + takeTyped())}
          placeholder="Search orders, products, members, pages, actions"
        />
        <kbd>esc</kbd>
        <span className="palette-close">
          <Dialog.Close render={<Button kind="quiet" shape="square" aria-label="Close" />}>
            <IconClose size={18} />
          </Dialog.Close>
        </span>
      </div>
      <Autocomplete.Empty>
        <div className="palette-empty">{emptyText(text, isSearching, failure)}</div>
      </Autocomplete.Empty>
      <Autocomplete.List className="palette-list">
        {({ name, items }: PaletteGroup) => (
          <Autocomplete.Group key={name} items={items}>
            <Autocomplete.GroupLabel render={<h3 />}>{name}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {({ id, text: label, aside, keys, icon: Icon, run }: PaletteEntry) => (
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
                  {keys && <span className="faint palette-keys">{keys}</span>}
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
  const [opens, setOpens] = useState({ isOpen, count: 0 })
  // Opened again while it still fades away, it begins with an empty search as well.
  if (opens.isOpen !== isOpen) setOpens({ isOpen, count: opens.count + Number(isOpen) })
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog palette" aria-label="Search and commands">
          <Choices key={opens.count} onDone={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
