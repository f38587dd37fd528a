import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.js'
import { Toast } from './base-ui.js'
import { IconClose, IconDone, IconProblem } from './icons.js'

/** Shows short messages from anywhere in the desk. */
const manager = Toast.createToastManager()

/** Reports a completed action; `undo` reverts it. */
export const reportDone = (title: string, description?: string, undo?: () => void): void => {
  const id = manager.add({
    title,
    ...(description && { description }),
    ...(undo && {
      actionProps: {
        children: 'Undo',
        onClick: () => {
          manager.close(id)
          undo()
        },
      },
    }),
    type: 'good',
    timeout: undo === undefined ? 5000 : 12_000,
  })
}

/** Reports a failed action; the message stays longer and interrupts a screen reader. */
export const reportFailed = (title: string, description?: string): void => {
  manager.add({ title, ...(description && { description }), type: 'bad', timeout: 12_000, priority: 'high' })
}

/** The edge of the window and the gap to a dialog. */
const AROUND_PX = 24

/** Tells the styles how much space the newest message takes, which an open dialog leaves free. */
function useSpaceInStyles(height: number): void {
  useLayoutEffect(() => {
    const space = height === 0 ? 0 : height + AROUND_PX
    document.documentElement.style.setProperty('--toast-height', `${space}px`)
  }, [height])
}

function Shown(): ReactNode {
  const { toasts } = Toast.useToastManager()
  useSpaceInStyles(toasts.find(({ transitionStatus }) => transitionStatus !== 'ending')?.height ?? 0)
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="toast"
      // A separate alert reads a failure out, so the message is not read twice, but is still found by its buttons.
      aria-hidden={undefined}
      aria-live={toast.priority === 'high' ? 'off' : undefined}
    >
      {toast.type === 'bad' ? <IconProblem size={18} /> : <IconDone size={18} />}
      <div>
        <Toast.Title className="toast-title" />
        <Toast.Description className="toast-text" />
      </div>
      {toast.actionProps && <Toast.Action render={<Button />} />}
      <Toast.Close
        render={<Button kind="quiet" shape="square" aria-label="Dismiss" />}
        aria-hidden={undefined}
      >
        <IconClose size={16} />
      </Toast.Close>
    </Toast.Root>
  ))
}

/** The corner in which messages are shown. */
export function Toasts(): ReactNode {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
