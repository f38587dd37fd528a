import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskOrderView } from '../../../core/desk/index.js'
import { failureOf, useApi, useChangeKey } from '../data/api.js'
import { useShopperMail } from '../data/use-mail-words.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { DialogBody } from '../kit/dialog-body.js'
import { TextArea } from '../kit/field.js'
import { Sheet } from '../kit/sheet.js'
import { failureText, Notice } from '../kit/states.js'
import { moneyText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useOrderChange } from './use-order.js'

/** The consequence of a cancellation for the shopper's money. */
function moneyConsequence({ payment, money }: DeskOrderView): string {
  if (payment === 'HELD') return 'The money that the bank holds is released.'
  return money.refundable.amountMinor > 0 ? `${moneyText(money.refundable)} goes back to the shopper.` : ''
}

interface CancelSheetProps {
  readonly order: DeskOrderView
  readonly onClose: () => void
}

/** Cancels an order of which nothing was sent. */
export function CancelSheet({ order, onClose }: CancelSheetProps): ReactNode {
  const api = useApi()
  const shopperMail = useShopperMail()
  const key = useChangeKey(order.version)
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(true)
  const { mutate, error, isPending } = useOrderChange(order.id, api.cancel, () => {
    reportDone(`Order ${order.number} cancelled`)
    onClose()
  })
  return (
    <Sheet isOpen onClose={onClose} title={`Cancel order ${order.number}?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { id, version } = order
          mutate({ key, order: id, version, reason: reason.trim() || null, restock })
        }}
      >
        <DialogBody>
          {error && <Notice tone="bad">{failureText(failureOf(error))}</Notice>}
          <p className="soft">
            {moneyConsequence(order)} {shopperMail(order.email, 'The shopper gets a mail.')} A cancelled order
            cannot be opened again.
          </p>
          <Check label="Put the items back to stock" isChecked={restock} onChange={setRestock} />
          <TextArea
            label="Reason"
            hint="For the shop only; the shopper does not see it."
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </DialogBody>
        <footer>
          <Button onClick={onClose}>Keep the order</Button>
          <Button kind="danger" type="submit" isBusy={isPending}>
            Cancel the order
          </Button>
        </footer>
      </form>
    </Sheet>
  )
}
