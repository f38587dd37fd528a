import type { ReactNode } from 'react'
import type { DeskOrderView } from '../../../core/desk/index.js'
import type { PaperKind } from '../../../core/ports/owner/api/owner-api.port.js'
import { failureOf, useSurroundings } from '../data/api.js'
import { useMailWords } from '../data/use-mail-words.js'
import { useMayChange } from '../data/use-session.js'
import { Menu } from '../kit/base-ui.js'
import { Button } from '../kit/button.js'
import { IconCancel, IconDownload, IconMore, IconPrint } from '../kit/icons.js'
import { MenuPopup } from '../kit/menu-popup.js'
import { failureText } from '../kit/states.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { useOrderChange } from './use-order.js'
import { usePrint } from './use-print.js'

const PAPERS: Readonly<Record<PaperKind, string>> = {
  'packing-slip': 'Print the packing slip',
  invoice: 'Print the invoice',
  'credit-note': 'Print the credit note',
}

/** The papers that an order has now, the most needed first. */
export function papersOf({ lines, money, refunds, events }: DeskOrderView): readonly PaperKind[] {
  const papers: PaperKind[] = []
  if (lines.some(({ toSend }) => toSend > 0)) papers.push('packing-slip')
  if (money.taken.amountMinor > 0) papers.push('invoice')
  // A refund whose money the bank returned has a credit note as well, and one that cancels it.
  const wasRefunded = events.some(({ kind }) => kind === 'REFUNDED')
  if (wasRefunded || refunds.some(({ kind, state }) => kind === 'REFUND' && state === 'DONE'))
    papers.push('credit-note')
  return papers
}

interface MoreActionsProps {
  readonly order: DeskOrderView
  readonly onCancel: () => void
}

/** Papers and rarely needed actions, behind one button. */
export function MoreActions({ order, onCancel }: MoreActionsProps): ReactNode {
  const { api, newKey } = useSurroundings()
  const print = usePrint()
  const mayChange = useMayChange()
  const mailWords = useMailWords()
  const send = useOrderChange(order.id, api.sendDownloads, () =>
    reportDone(mailWords('The files are on their way', 'The mail is kept, not sent')),
  )
  const sendFiles = (): void =>
    send.mutate(
      { key: newKey(), order: order.id },
      { onError: (thrown) => reportFailed('The files were not sent', failureText(failureOf(thrown))) },
    )
  const [hasFiles, canCancel] = (['SEND_DOWNLOADS', 'CANCEL'] as const).map(
    (action) => mayChange && order.actions.includes(action),
  )
  // A credit note is issued by printing it, which takes a role that may change things.
  const papers = papersOf(order).filter((kind) => mayChange || kind !== 'credit-note')
  if (!hasFiles && !canCancel && papers.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger render={<Button kind="quiet" shape="square" aria-label="More actions" />}>
        <IconMore size={18} aria-hidden />
      </Menu.Trigger>
      <MenuPopup align="end">
        {papers.map((kind) => (
          <Menu.Item key={kind} className="menu-item" onClick={() => print(kind, [order.id])}>
            <IconPrint size={16} aria-hidden />
            {PAPERS[kind]}
          </Menu.Item>
        ))}
        {hasFiles && (
          <Menu.Item className="menu-item" onClick={sendFiles}>
            <IconDownload size={16} aria-hidden />
            Mail the files again
          </Menu.Item>
        )}
        {canCancel && (
          <Menu.Item className="menu-item" data-tone="bad" onClick={onCancel}>
            <IconCancel size={16} aria-hidden />
            Cancel the order
          </Menu.Item>
        )}
      </MenuPopup>
    </Menu.Root>
  )
}
