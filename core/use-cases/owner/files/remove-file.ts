import { refuse } from '../../../owners/index.js'
import type { AuditEntry, OwnerProblem } from '../../../owners/index.js'
import type { FileDesk, ShopFile } from '../../../ports/owner/file-desk.port.js'
import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { fileRemovalWords } from '../audit-words.js'

const GONE = refuse('not-found', 'There is no such file any more.')
const UNREADABLE = refuse('not-allowed', 'The files cannot be reached right now. Please try again.')

/** Decides if a file may be removed. Buyers keep their right to a file that was sold, so it stays. */
export function decideRemoval(file: ShopFile | undefined): Result<ShopFile, OwnerProblem> {
  if (file === undefined) return GONE
  if (file.kind === 'download')
    return refuse(
      'not-allowed',
      'Buyers may have a right to this file. Remove it from the folder .downloads if none has.',
    )
  return ok(file)
}

/** Finds a file by its id; undefined: there is none. */
export async function findShopFile(
  desk: Pick<FileDesk, 'list'>,
  id: string,
): Promise<Result<ShopFile | undefined, OwnerProblem>> {
  if (id === '') return ok(undefined)
  const sort = { key: 'time', isDescending: true } as const
  const found = await desk.list.page({ filter: { id }, sort, limit: 1, after: null })
  return found.ok ? ok(found.value.items[0]) : UNREADABLE
}

/** Removes a file of a form or of a member. */
export async function removeFile(
  desk: FileDesk,
  {
    id,
    entryOf,
  }: {
    readonly id: string
    readonly entryOf: (what: Pick<AuditEntry, 'operation' | 'subject' | 'detail'>) => AuditEntry
  },
): Promise<Result<void, OwnerProblem>> {
  const found = await findShopFile(desk, id)
  if (!found.ok) return found
  const decided = decideRemoval(found.value)
  if (!decided.ok) return decided
  switch (await desk.remove(decided.value, entryOf(fileRemovalWords(decided.value)))) {
    case 'removed':
      return ok(undefined)
    case 'gone':
      return GONE
    case 'key-used':
      return refuse('changed-meanwhile', 'The file was changed meanwhile: look again.')
    case 'unavailable':
      return UNREADABLE
  }
}
