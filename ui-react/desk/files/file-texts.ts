import type { DeskFileRoom, DeskShopFile, FileKindWord } from '../../../core/desk/index.js'
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
      return `It belongs to the member ${name}, whose account will show it no more.`
    case 'DOWNLOAD':
      return `${countText(usedBy.length, 'product sells', 'products sell')} it.`
  }
}
