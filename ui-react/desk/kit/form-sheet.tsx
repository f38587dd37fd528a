import type { ReactNode } from 'react'
import { Button } from './button.js'
import type { ButtonKind } from './button.js'
import { DialogBody } from './dialog-body.js'
import { Sheet } from './sheet.js'
import { failureText, Notice } from './states.js'
import type { Submit } from './use-submit.js'

interface FormSheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly submit: Pick<Submit, 'isBusy' | 'failure'>
  /** The label of the button that sends. */
  readonly action: string
  readonly kind?: Extract<ButtonKind, 'primary' | 'danger'>
  /** False: a required value is missing. @default true */
  readonly isReady?: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Dialogs that may open above this one. */
  readonly above?: ReactNode
}

/** A dialog with a form: its fields, the reason for a refusal, and the buttons that send or close it. */
export function FormSheet({
  title,
  onClose,
  submit,
  action,
  kind = 'primary',
  isReady = true,
  onSubmit,
  children,
  above,
}: FormSheetProps): ReactNode {
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !submit.isBusy) onSubmit()
        }}
      >
        <DialogBody>
          {submit.failure && <Notice tone="bad">{failureText(submit.failure)}</Notice>}
          {children}
        </DialogBody>
        <footer>
          <Button onClick={onClose}>Not now</Button>
          <Button kind={kind} type="submit" isBusy={submit.isBusy} disabled={!isReady}>
            {action}
          </Button>
        </footer>
      </form>
      {above}
    </Sheet>
  )
}
