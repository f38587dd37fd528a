import { useState } from 'react'
import type { ReactNode } from 'react'
import type {
  DeskOrderView,
  DeskPieces,
  DeskReturn,
  DeskReturnAct,
  DeskReturnState,
} from '../../../core/desk/index.js'
import { failureOf, useSurroundings } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { failureText } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { part } from '../kit/part.js'
import { pieceTexts } from './piece-texts.js'
import { useOrderChange } from './use-order.js'

const sheets = () => import('./sheets.js')
const AcceptReturnSheet = part(async () => (await sheets()).AcceptReturnSheet, 'sheet')
const RefundSheet = part(async () => (await sheets()).RefundSheet, 'sheet')

const STATES: Readonly<Record<DeskReturnState, { readonly text: string; readonly tone: string }>> = {
  REQUESTED: { text: 'Withdrawn', tone: 'warn' },
  ACCEPTED: { text: 'Goods expected', tone: 'calm' },
  REFUSED: { text: 'Refused', tone: 'bad' },
  RECEIVED: { text: 'Goods received', tone: 'warn' },
  REFUNDED: { text: 'Refunded', tone: 'good' },
}

const ACTS: Readonly<Record<DeskReturnAct, { readonly text: string; readonly done: string }>> = {
  ACCEPT: { text: 'Accept', done: 'The return is accepted' },
  REFUSE: { text: 'Refuse', done: 'The return is refused' },
  RECEIVE: { text: 'Goods received', done: 'The goods are back' },
  REFUND: { text: 'Refunded already', done: 'The return is done' },
}

/** The pieces of a return that can still be refunded. */
const refundablePieces = ({ lines }: DeskOrderView, back: DeskReturn): readonly DeskPieces[] =>
  lines.map(({ id, refundable, count }) => {
    const wanted = back.lines.find(({ lineId }) => lineId === id)?.count ?? 0
    return { lineId: id, count: Math.min(refundable, back.lines.length === 0 ? count : wanted) }
  })

/** True if a return has every piece of its order, for which the shopper gets back the shipping too. */
const isWhole = ({ lines }: DeskOrderView, back: DeskReturn): boolean =>
  back.lines.length === 0 ||
  lines.every(({ id, count }) => back.lines.some((one) => one.lineId === id && one.count === count))

const piecesText = (order: DeskOrderView, pieces: readonly DeskPieces[]): string =>
  pieces.length === 0 ? 'The whole order' : pieceTexts(order, pieces).join(', ')

interface ReturnProps {
  readonly order: DeskOrderView
  readonly back: DeskReturn
  /** Its number within the returns of the order, from 1. */
  readonly number: number
}

function ReturnActs({ order, back, number }: ReturnProps): ReactNode {
  const { api, newKey } = useSurroundings()
  const [sheet, setSheet] = useState<'accept' | 'refund' | null>(null)
  const { mutate, isPending } = useOrderChange(order.id, api.moveReturn, () => undefined)
  const move = (act: DeskReturnAct): void =>
    mutate(
      { key: newKey(), order: order.id, number, act, lines: null },
      {
        onSuccess: () => reportDone(ACTS[act].done),
        onError: (thrown) => reportFailed('The return stays as it is', failureText(failureOf(thrown))),
      },
    )
  const mayRefund = back.acts.includes('REFUND') && order.actions.includes('REFUND')
  const close = (): void => setSheet(null)
  return (
    <div className="return-acts">
      {mayRefund && (
        <Button kind="primary" onClick={() => setSheet('refund')}>
          Refund these items
        </Button>
      )}
      {back.acts.map((act) => (
        <Button
          key={act}
          kind={act === 'ACCEPT' ? 'primary' : 'plain'}
          isBusy={isPending}
          onClick={() => (act === 'ACCEPT' ? setSheet('accept') : move(act))}
        >
          {ACTS[act].text}
        </Button>
      ))}
      {sheet === 'accept' && <AcceptReturnSheet order={order} back={back} number={number} onClose={close} />}
      {sheet === 'refund' && (
        <RefundSheet
          order={order}
          pieces={refundablePieces(order, back)}
          withShipping={isWhole(order, back)}
          onClose={close}
          onRefunded={() => move('REFUND')}
        />
      )}
    </div>
  )
}

function Return({ order, back, number }: ReturnProps): ReactNode {
  const mayChange = useMayChange()
  const { text, tone } = STATES[back.state]
  return (
    <li className="return">
      <p className="return-head">
        <span className="line-name">{back.name}</span>
        <span className="badge" data-tone={tone}>
          {text}
        </span>
        {back.isLate && (
          <span className="badge" data-tone="bad">
            After the period
          </span>
        )}
        <span className="soft">
          <Moment at={back.receivedAt} />
        </span>
      </p>
      <p>{piecesText(order, back.lines)}</p>
      {back.statement !== null && <blockquote className="soft">{back.statement}</blockquote>}
      {mayChange && back.acts.length > 0 && <ReturnActs order={order} back={back} number={number} />}
    </li>
  )
}

/** The withdrawals of an order's shopper, with the possible actions. */
export function Returns({ order }: { readonly order: DeskOrderView }): ReactNode {
  if (order.returns.length === 0) return null
  return (
    <section className="card" aria-labelledby="returns">
      <div className="card-head">
        <h2 id="returns">Returns</h2>
      </div>
      <ul className="returns">
        {order.returns.map((back, index) => (
          <Return key={back.id} order={order} back={back} number={index + 1} />
        ))}
      </ul>
    </section>
  )
}
