import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { amountFieldText, amountProblem } from '../../../core/desk/index.js'
import type { DeskMoney, DeskOrderView, DeskPieces, DeskRefund } from '../../../core/desk/index.js'
import type { RefundChange } from '../../../core/ports/owner/api/owner-api.port.js'
import { failureOf, useChangeKey, useSurroundings, valueOf } from '../data/api.js'
import { orderKey } from '../data/query-client.js'
import { Tabs } from '../kit/base-ui.js'
import { Button } from '../kit/button.js'
import { Check } from '../kit/check.js'
import { DialogBody } from '../kit/dialog-body.js'
import { TextArea, TextField } from '../kit/field.js'
import { Sheet } from '../kit/sheet.js'
import { failureText, Notice, Skeleton } from '../kit/states.js'
import { Amount, decimalMark, moneyText, typedMinor } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { chosenPieces } from './chosen-pieces.js'
import { PieceChoice } from './piece-choice.js'
import { useOrderChange } from './use-order.js'

interface RefundSheetProps {
  readonly order: DeskOrderView
  /** The initially chosen pieces. @default none */
  readonly pieces?: readonly DeskPieces[]
  /** True: shipping is chosen initially. @default false */
  readonly withShipping?: boolean
  readonly onClose: () => void
  /** Called when the refund was requested. */
  readonly onRefunded?: () => void
}

type Mode = 'lines' | 'amount'

interface RefundSumsProps {
  readonly refundable: DeskMoney
  /** The server's preview; null: nothing refundable was chosen. */
  readonly refund: DeskRefund | null
  readonly isAsking: boolean
}

/** The amount of a refund, beside the maximum. */
function RefundSums({ refundable, refund, isAsking }: RefundSumsProps): ReactNode {
  return (
    <dl className="sums preview" aria-live="polite">
      <div>
        <dt>Can be refunded</dt>
        <dd>
          <Amount of={refundable} />
        </dd>
      </div>
      <div className="sum-total">
        <dt>This refund</dt>
        <dd>
          {refund !== null && <Amount of={refund.amount} />}
          {refund === null && (isAsking ? <Skeleton width={64} /> : <span className="faint">–</span>)}
        </dd>
      </div>
    </dl>
  )
}

/** The chosen refund, and how it is changed. */
function useRefundDraft(order: DeskOrderView, pieces: readonly DeskPieces[], withShipping: boolean) {
  const key = useChangeKey(order.version)
  const lines = order.lines.filter((line) => line.refundable > 0)
  const { refundable, refundableShipping } = order.money
  const hasShipping = refundableShipping.amountMinor > 0
  const [mode, setMode] = useState<Mode>(lines.length > 0 || hasShipping ? 'lines' : 'amount')
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(
    () => new Map(pieces.map(({ lineId, count }) => [lineId, count])),
  )
  const allShipping = amountFieldText(refundableShipping, decimalMark())
  const [shipping, setShipping] = useState(withShipping && hasShipping ? allShipping : null)
  const [amount, setAmount] = useState('')
  const [restock, setRestock] = useState(true)
  const [reason, setReason] = useState('')
  const chosen = chosenPieces(lines, counts)
  // Zero is not a refund.
  const amountMinor = typedMinor(amount, refundable.currency) || null
  const shippingMinor = shipping === null ? null : typedMinor(shipping, refundable.currency) || null
  const isShippingUnreadable = shipping !== null && shippingMinor === null
  const change: RefundChange = {
    key,
    order: order.id,
    version: order.version,
    lines: mode === 'lines' && chosen.length > 0 ? chosen : null,
    shippingMinor: mode === 'lines' ? shippingMinor : null,
    amountMinor: mode === 'amount' ? amountMinor : null,
    restock: mode === 'lines' && chosen.length > 0 && restock && order.cancelledAt === null,
    reason: reason.trim() || null,
  }
  return {
    lines,
    ...{ hasShipping, allShipping, shipping, setShipping, isShippingUnreadable },
    ...{ mode, setMode, counts, setCounts, amount, setAmount, restock, setRestock, reason, setReason },
    isUnreadable: amount !== '' && amountMinor === null,
    /** True once something is chosen that can be refunded. */
    isNamed:
      mode === 'lines'
        ? !isShippingUnreadable && (chosen.length > 0 || shippingMinor !== null)
        : amountMinor !== null,
    change,
  }
}

type RefundDraft = ReturnType<typeof useRefundDraft>

/** The server's answer to the chosen refund, without making it. */
function useRefundPreview({ change, isNamed }: RefundDraft) {
  const { api, newKey } = useSurroundings()
  const { order, version, lines, shippingMinor, amountMinor, restock } = change
  return useQuery({
    queryKey: [...orderKey(order), 'refund', version, lines, shippingMinor, amountMinor, restock],
    queryFn: () => valueOf(api.refund({ ...change, key: newKey(), dryRun: true })),
    enabled: isNamed,
    staleTime: 0,
    retry: false,
  })
}

interface AmountFieldProps {
  readonly name: string
  /** The maximum. */
  readonly left: DeskMoney
  readonly value: string
  readonly isUnreadable: boolean
  readonly onChange: (text: string) => void
}

const AmountField = ({ name, left, value, isUnreadable, onChange }: AmountFieldProps): ReactNode => (
  <TextField
    label={`${name} in ${left.currency}`}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    hint={
      <>
        At most <Amount of={left} />.
      </>
    }
    problem={isUnreadable ? amountProblem(decimalMark()) : undefined}
    onChange={(event) => onChange(event.target.value)}
  />
)

/** The choice of shipping: all that is left of it, or the amount that is typed. */
function ShippingChoice({ order, draft }: { readonly order: DeskOrderView; readonly draft: RefundDraft }) {
  const { refundableShipping: left } = order.money
  const { shipping, setShipping, allShipping } = draft
  return (
    <>
      <Check
        label="Refund shipping"
        isChecked={shipping !== null}
        onChange={(isChecked) => setShipping(isChecked ? allShipping : null)}
      />
      {shipping !== null && (
        <AmountField
          name="Shipping"
          left={left}
          value={shipping}
          isUnreadable={draft.isShippingUnreadable}
          onChange={setShipping}
        />
      )}
    </>
  )
}

/** The choice of pieces of the order and of shipping, or of an amount. */
function RefundChoice({ order, draft }: { readonly order: DeskOrderView; readonly draft: RefundDraft }) {
  const { refundable } = order.money
  return (
    <Tabs.Root value={draft.mode} onValueChange={(value: Mode) => draft.setMode(value)}>
      <Tabs.List className="segments" activateOnFocus>
        <Tabs.Tab value="lines" disabled={draft.lines.length === 0 && !draft.hasShipping}>
          Items
        </Tabs.Tab>
        <Tabs.Tab value="amount">Amount</Tabs.Tab>
      </Tabs.List>
      {/* Their first control is the next stop, not the panel around it. */}
      <Tabs.Panel value="lines" className="panel" tabIndex={-1}>
        <PieceChoice
          lines={draft.lines}
          maxOf={(line) => line.refundable}
          counts={draft.counts}
          onChange={draft.setCounts}
        />
        {draft.hasShipping && <ShippingChoice order={order} draft={draft} />}
        {order.cancelledAt === null && draft.lines.length > 0 && (
          <Check label="Put the items back to stock" isChecked={draft.restock} onChange={draft.setRestock} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="amount" className="panel" tabIndex={-1}>
        <AmountField
          name="Amount"
          left={refundable}
          value={draft.amount}
          isUnreadable={draft.isUnreadable}
          onChange={draft.setAmount}
        />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

/** Makes a refund, by pieces and shipping or by amount, with a preview by the server. */
export function RefundSheet(props: RefundSheetProps): ReactNode {
  const { order, pieces = [], withShipping = false, onClose, onRefunded } = props
  const { api } = useSurroundings()
  const draft = useRefundDraft(order, pieces, withShipping)
  const { change, isNamed } = draft
  const preview = useRefundPreview(draft)
  const { mutate, error, isPending } = useOrderChange(order.id, api.refund, ({ refund }) => {
    reportDone(
      refund === null ? 'The refund was asked for already' : `${moneyText(refund.amount)} on its way back`,
      'The payment provider confirms it in a moment.',
    )
    onRefunded?.()
    onClose()
  })
  const refund = isNamed ? (preview.data?.refund ?? null) : null
  const problem = error ?? (isNamed ? preview.error : null)
  return (
    <Sheet isOpen onClose={onClose} title="Refund">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isNamed) mutate(change)
        }}
      >
        <DialogBody>
          {problem && <Notice tone="bad">{failureText(failureOf(problem))}</Notice>}
          <RefundChoice order={order} draft={draft} />
          <TextArea
            label="Reason"
            hint="For the shop only; the shopper does not see it."
            value={draft.reason}
            onChange={(event) => draft.setReason(event.target.value)}
          />
          <RefundSums
            refundable={order.money.refundable}
            refund={refund}
            isAsking={isNamed && preview.isFetching}
          />
        </DialogBody>
        <footer>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="primary" type="submit" isBusy={isPending} disabled={refund === null}>
            {refund === null ? 'Refund' : `Refund ${moneyText(refund.amount)}`}
          </Button>
        </footer>
      </form>
    </Sheet>
  )
}
