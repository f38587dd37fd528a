import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskFailure, DeskOrderRow } from '../../../core/desk/index.js'
import { useSurroundings } from '../data/api.js'
import { useShopperMail } from '../data/use-mail-words.js'
import { Button } from '../kit/button.js'
import { DialogBody } from '../kit/dialog-body.js'
import { Sheet } from '../kit/sheet.js'
import { failureText, Notice } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { CarrierField } from './carrier-field.js'
import { sendWhole } from './send-whole.js'
import { useAdoptOrder, useReadOrdersAgain } from './use-order.js'

interface BulkFulfilProps {
  readonly orders: readonly DeskOrderRow[]
  readonly onClose: () => void
  readonly onDone: () => void
}

interface Left {
  readonly number: string
  readonly failure: DeskFailure
}

/** The orders that were not reached, since the connection or the session ended. */
interface Stopped {
  readonly rest: readonly DeskOrderRow[]
  readonly failure: DeskFailure
}

const stopsAll = ({ tag }: DeskFailure): boolean => tag === 'offline' || tag === 'signed-out'

interface Sending {
  /** The number of orders that are done, while they are sent. */
  readonly sentCount: number | null
  /** The orders that could not be marked. */
  readonly left: readonly Left[]
  readonly stopped: Stopped | null
  readonly send: (carrier: string) => Promise<void>
}

/** Sends one order after the other; what was not reached is sent by the next call. */
function useSending(chosen: readonly DeskOrderRow[], onDone: () => void): Sending {
  const { api, newKey } = useSurroundings()
  const adopt = useAdoptOrder()
  const readAgain = useReadOrdersAgain()
  const shopperMail = useShopperMail()
  const [sentCount, setSentCount] = useState<number | null>(null)
  const [left, setLeft] = useState<readonly Left[]>([])
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const send = async (carrier: string): Promise<void> => {
    const rest = stopped?.rest ?? chosen
    const failed = [...left]
    let unsent: Stopped | null = null
    setStopped(null)
    for (const [index, { id, number }] of rest.entries()) {
      setSentCount(chosen.length - rest.length + index)
      const sent = await sendWhole(api, { key: newKey(), id, carrier })
      if (sent.ok) adopt(sent.value)
      else if (stopsAll(sent.failure)) {
        unsent = { rest: rest.slice(index), failure: sent.failure }
        break
      } else failed.push({ number, failure: sent.failure })
    }
    setSentCount(null)
    // Once for all orders: after each of several hundred, the server would be asked for its lists as often.
    readAgain()
    setStopped(unsent)
    setLeft(failed)
    if (unsent !== null || failed.length > 0) return
    const address = chosen.find(({ email }) => email !== null)?.email ?? null
    const mail = shopperMail(address, 'The shoppers get a mail.')
    reportDone(`${countText(chosen.length, 'order')} marked as sent`, mail)
    onDone()
  }
  return { sentCount, left, stopped, send }
}

const LeftOrders = ({ left }: { readonly left: readonly Left[] }): ReactNode => (
  <Notice tone="bad">
    <p>{countText(left.length, 'order')} could not be marked. All others are.</p>
    <ul>
      {left.map(({ number, failure }) => (
        <li key={number}>
          <span className="mono">{number}</span>: {failureText(failure)}
        </li>
      ))}
    </ul>
  </Notice>
)

const StoppedNotice = ({ rest, failure }: Stopped): ReactNode => (
  <Notice tone="bad">
    <p>{failureText(failure)}</p>
    <p>{countText(rest.length, 'order')} left: mark them once more to go on.</p>
  </Notice>
)

/**
 * Marks everything left of several orders as sent: one order after the other, each completely or not at all.
 */
export function BulkFulfil({ orders, onClose, onDone }: BulkFulfilProps): ReactNode {
  // The list shrinks while its orders are sent, so the selection is copied.
  const [chosen] = useState(orders)
  const [carrier, setCarrier] = useState('')
  const { sentCount, left, stopped, send } = useSending(chosen, onDone)
  const isBusy = sentCount !== null
  const isDone = left.length > 0 && stopped === null && !isBusy
  return (
    <Sheet
      isOpen
      onClose={() => !isBusy && onClose()}
      title={`Mark ${countText(chosen.length, 'order')} as sent`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send(carrier)
        }}
      >
        <DialogBody>
          {isDone ? (
            <LeftOrders left={left} />
          ) : (
            <>
              {stopped !== null && <StoppedNotice {...stopped} />}
              <p className="soft">
                All remaining pieces of these orders are marked as sent. Money that the bank holds for them is
                taken. Tracking numbers can be entered on each order’s own page.
              </p>
              <CarrierField carrier={carrier} onCarrier={setCarrier} />
            </>
          )}
        </DialogBody>
        <footer>
          {isDone ? (
            <Button kind="primary" onClick={onDone}>
              Close
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>Not now</Button>
              <Button kind="primary" type="submit" isBusy={isBusy}>
                {isBusy ? `${sentCount + 1} of ${chosen.length}` : 'Mark as sent'}
              </Button>
            </>
          )}
        </footer>
      </form>
    </Sheet>
  )
}
