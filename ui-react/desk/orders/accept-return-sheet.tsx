import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskOrderView, DeskReturn } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { FormSheet } from '../kit/form-sheet.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { chosenPieces } from './chosen-pieces.js'
import { PieceChoice } from './piece-choice.js'
import { useKeepOrder } from './use-order.js'

interface AcceptReturnSheetProps {
  readonly order: DeskOrderView
  readonly back: DeskReturn
  /** Its number within the returns of the order, from 1. */
  readonly number: number
  readonly onClose: () => void
}

/** Accepts a return: of the declared pieces, or of those that the shopper mentioned in the text. */
export function AcceptReturnSheet({ order, back, number, onClose }: AcceptReturnSheetProps): ReactNode {
  const api = useApi()
  const keep = useKeepOrder()
  const submit = useSubmit()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(
    () =>
      new Map(
        back.lines.length === 0
          ? order.lines.map(({ id, count }) => [id, count])
          : back.lines.map(({ lineId, count }) => [lineId, count]),
      ),
  )
  const lines = chosenPieces(order.lines, counts)
  const key = useChangeKey(JSON.stringify(lines))
  return (
    <FormSheet
      title="Accept the return"
      onClose={onClose}
      submit={submit}
      action="Accept"
      isReady={lines.length > 0}
      onSubmit={() =>
        void submit.send(
          () => api.moveReturn({ key, order: order.id, number, act: 'ACCEPT', lines }),
          (changed) => {
            keep(changed)
            reportDone('The return is accepted')
            onClose()
          },
        )
      }
    >
      {back.statement !== null && <blockquote className="soft">{back.statement}</blockquote>}
      <p className="soft">Returned items:</p>
      <PieceChoice lines={order.lines} maxOf={({ count }) => count} counts={counts} onChange={setCounts} />
    </FormSheet>
  )
}
