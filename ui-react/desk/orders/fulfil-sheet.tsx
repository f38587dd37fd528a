import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskLine, DeskOrderView, DeskPieces } from '../../../core/desk/index.js'
import { failureOf, useApi, useChangeKey } from '../data/api.js'
import { useShopperMail } from '../data/use-mail-words.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { DialogBody } from '../kit/dialog-body.js'
import { TextField } from '../kit/field.js'
import { Sheet } from '../kit/sheet.js'
import { failureText, Notice } from '../kit/states.js'
import { countText } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { CarrierField } from './carrier-field.js'
import { chosenPieces } from './chosen-pieces.js'
import { PieceChoice } from './piece-choice.js'
import { sentText } from './sent-text.js'
import { useOrderChange } from './use-order.js'

interface SheetOfOrder {
  readonly order: DeskOrderView
  readonly onClose: () => void
}

const countOf = (pieces: readonly DeskPieces[]): number => pieces.reduce((sum, { count }) => sum + count, 0)

interface PiecesToSend {
  /** Lines of which something can be sent. */
  readonly lines: readonly DeskLine[]
  readonly maxOf: (line: DeskLine) => number
  readonly counts: ReadonlyMap<string, number>
  readonly setCounts: (counts: ReadonlyMap<string, number>) => void
  readonly chosen: readonly DeskPieces[]
  readonly sendWithdrawn: boolean
  readonly chooseWithdrawn: (withdrawnToo: boolean) => void
}

/** The pieces of an order that the owner chooses to send: at first all that the shopper keeps. */
function usePiecesToSend(all: readonly DeskLine[]): PiecesToSend {
  const [sendWithdrawn, setSendWithdrawn] = useState(false)
  const maxWith =
    (withdrawnToo: boolean) =>
    ({ toSend, sendable }: DeskLine): number =>
      withdrawnToo ? toSend : sendable
  const countsWith = (withdrawnToo: boolean): ReadonlyMap<string, number> =>
    new Map(all.map((line) => [line.id, maxWith(withdrawnToo)(line)]))
  const [counts, setCounts] = useState(countsWith(false))
  const maxOf = maxWith(sendWithdrawn)
  const lines = all.filter((line) => maxOf(line) > 0)
  // Limits the choice, since another person may have sent some of it meanwhile.
  const chosen = chosenPieces(lines, counts, maxOf)
  const chooseWithdrawn = (withdrawnToo: boolean): void => {
    setSendWithdrawn(withdrawnToo)
    setCounts(countsWith(withdrawnToo))
  }
  return { lines, maxOf, counts, setCounts, chosen, sendWithdrawn, chooseWithdrawn }
}

const WithdrawnChoice = (props: Pick<PiecesToSend, 'sendWithdrawn' | 'chooseWithdrawn'>): ReactNode => (
  <>
    <Notice tone="warn">The shopper has withdrawn. Send only what the shopper keeps.</Notice>
    <Check
      label="Send what was withdrawn too"
      isChecked={props.sendWithdrawn}
      onChange={props.chooseWithdrawn}
    />
  </>
)

/** Records that pieces were sent, with carrier and tracking number. */
export function FulfilSheet({ order, onClose }: SheetOfOrder): ReactNode {
  const api = useApi()
  const shopperMail = useShopperMail()
  const key = useChangeKey(order.version)
  const isWithdrawn = order.lines.some(({ toSend, sendable }) => sendable < toSend)
  const toSend = usePiecesToSend(order.lines)
  const { chosen, sendWithdrawn } = toSend
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const pieces = countOf(chosen)
  const { mutate, error, isPending } = useOrderChange(order.id, api.fulfil, (changed, sent) => {
    const left = changed.order.lines.reduce((sum, { sendable }) => sum + sendable, 0)
    reportDone(
      sentText({ number: order.number, pieces: countOf(sent.lines ?? []), left }),
      shopperMail(order.email, 'The shopper gets a mail.'),
    )
    onClose()
  })
  const send = (): void => {
    if (pieces === 0) return
    const names = { carrier: carrier.trim() || null, tracking: tracking.trim() || null }
    mutate({ key, order: order.id, version: order.version, lines: chosen, sendWithdrawn, ...names })
  }
  return (
    <Sheet isOpen onClose={onClose} title="Send">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <DialogBody>
          {error && <Notice tone="bad">{failureText(failureOf(error))}</Notice>}
          {isWithdrawn && <WithdrawnChoice {...toSend} />}
          {toSend.lines.length === 0 && <p className="soft">Nothing is left to send.</p>}
          <PieceChoice
            lines={toSend.lines}
            maxOf={toSend.maxOf}
            counts={toSend.counts}
            onChange={toSend.setCounts}
          />
          <div className="two">
            <CarrierField carrier={carrier} onCarrier={setCarrier} />
            <TextField
              label="Tracking number"
              value={tracking}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTracking(event.target.value)}
            />
          </div>
          {order.payment === 'HELD' && (
            <Notice tone="calm">The money for this order is held. Sending takes it.</Notice>
          )}
        </DialogBody>
        <footer>
          <span className="footer-note">
            {shopperMail(order.email, 'The shopper gets a mail with the tracking number.')}
          </span>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="primary" type="submit" isBusy={isPending} disabled={pieces === 0}>
            Send {countText(pieces, 'piece')}
          </Button>
        </footer>
      </form>
    </Sheet>
  )
}
