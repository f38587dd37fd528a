import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.js'
import { Dialog } from './base-ui.js'
import { IconClose } from './icons.js'

interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
}

/** The control to focus first: the marked one, else the first of the content, else the main button. */
const firstControl = (popup: HTMLElement | null): HTMLElement | true =>
  popup?.querySelector<HTMLElement>('[data-first]') ??
  popup?.querySelector<HTMLElement>('.dialog-body :is(input, textarea, button)') ??
  popup?.querySelector<HTMLElement>('footer [data-kind="primary"]') ??
  true

/** A dialog; on a phone it comes from the bottom, near the thumb. */
export function Sheet({ isOpen, onClose, title, children }: SheetProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog" ref={popup} initialFocus={() => firstControl(popup.current)}>
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close render={<Button kind="quiet" shape="square" aria-label="Close" />}>
              <IconClose size={18} />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
