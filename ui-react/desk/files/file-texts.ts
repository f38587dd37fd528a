import type { DeskFileOrders, DeskFileRoom, DeskShopFile, FileKindWord } from '../../../core/desk/index.js'
import { countText, sizeText } from '../kit/texts.js'

/** The kinds of files as the views of their list. */
export const KINDS = [
  { id: 'forms', name: 'Forms', kind: 'FORM', empty: 'No visitor has sent a file with a form.' },
  { id: 'members', name: 'Members', kind: 'MEMBER', empty: 'No member has uploaded a file.' },
  {
    id: 'downloads',
    name: 'Downloads',
    kind: 'DOWNLOAD',
    empty: 'The folder .downloads beside your pages has no files for buyers.',
  },
] as const satisfies readonly { id: string; name: string; kind: FileKindWord; empty: string }[]

/** The desk's page of a use of a file. */
export const pathOfUse = (kind: FileKindWord, id: string): string =>
  ({ FORM: '/forms', MEMBER: '/members', DOWNLOAD: '/products' })[kind] + `/${id}`

/** The space of a kind: `2 MB of 2 GB`. */
export const roomText = ({ usedBytes, limitBytes }: DeskFileRoom): string =>
  limitBytes === null ? sizeText(usedBytes) : `${sizeText(usedBytes)} of ${sizeText(limitBytes)}`

/** The place where a file is used, for the question before its removal. */
export function usageText({ kind, usedBy }: DeskShopFile): string {
  const [first] = usedBy
  const name = first?.name ?? ''
  switch (kind) {
    case 'FORM':
      return `It came with an entry of the form ${name}, which will show that the file is gone.`
    case 'MEMBER':
      return `It belongs to the member ${name}, whose account will no longer show it.`
    case 'DOWNLOAD':
      return usedBy.length === 0
        ? 'No product sells it.'
        : `${countText(usedBy.length, 'product sells', 'products sell')} it.`
  }
}

/** The maximum number of orders that are named. */
export const MAX_NAMED = 5

/** The orders that have a file and the loss of their buyers, before the numbers of their orders. */
export function boughtText({ orders, hasMore }: DeskFileOrders): string {
  const count = countText(orders.length, 'order has', 'orders have')
  const named = orders.length > MAX_NAMED ? (hasMore ? ' Some of them:' : ' The newest:') : ''
  return `${hasMore ? 'At least ' : ''}${count} it. Their buyers could not download it any more.${named}`
}
