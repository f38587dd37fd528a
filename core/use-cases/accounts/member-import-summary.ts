import { plural } from '../../shared/index.js'

/** The counts of an import; a file that was only checked has no `added` and `known`. */
export type MemberCounts =
  | { readonly members: number }
  | { readonly members: number; readonly added: number; readonly known: number }

/** The outcome of an import of members, for people and programs. */
export interface MemberImportSummary {
  readonly text: string
  readonly report: MemberCounts
}

/** The summary of a file that was only checked. */
export const checkedMembers = (members: number): MemberImportSummary => ({
  text: `${plural(members, 'member')} can be imported; nothing was changed.`,
  report: { members },
})

/** The summary of an import; `known` members stayed as they were. */
export function importedMembers(added: number, known: number): MemberImportSummary {
  const were =
    known === 1
      ? '1 was a member already and stays as it is'
      : `${known} were members already and stay as they are`
  return {
    text:
      `${plural(added, 'member')} ${added === 1 ? 'was' : 'were'} imported${known > 0 ? `, ${were}` : ''}. ` +
      'They set a password with the link of a mail when they come next.',
    report: { members: added + known, added, known },
  }
}
