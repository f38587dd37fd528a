import { useEffect, useRef } from 'react'
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

/** The time in which a closed dialog has given the focus back. */
const FOCUS_BACK_MS = 100

/**
 * Keeps the focus on the page where the control that opened a dialog is gone: an order that was sent has no button for
 * that any more.
 */
function useFocusAfter(): void {
  useEffect(
    () => () =>
      void setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }, FOCUS_BACK_MS),
    [],
  )
}

/** A dialog; on a phone it comes from the bottom, near the thumb. */
export function Sheet({ isOpen, onClose, title, children }: SheetProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null)
  useFocusAfter()
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
