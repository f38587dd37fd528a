import { hasMemberRoom } from '../../../accounts/index.js'
import type { NoMemberRoom } from '../../../accounts/index.js'
import type { MemberLine } from '../../../ports/accounts/member-file.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { memberName } from '../new-member.js'
import type { MemberToAdd } from '../storage/member-batches.js'
import type { ImportPorts } from './import-ports.js'
import { insertBatch } from './insert-batch.js'

/**
 * Members of one statement: large enough for few statements, small enough that each is short, since other work
 * waits for it.
 */
const AT_ONCE = 100

/** The result of an import. */
export interface ImportedMembers {
  readonly added: number
  /** Number of addresses that were members already; they are not changed. */
  readonly known: number
}

/** An import whose file is stored until its end, with the number of processed lines. */
export interface KeptImport {
  readonly id: string
  readonly done: number
}

/** The new member of a line of a file. */
const memberOf = ({ clock, newId }: Pick<ImportPorts, 'clock' | 'newId'>, line: MemberLine): MemberToAdd => ({
  ...line,
  id: line.id ?? newId(),
  name: memberName(line.name),
  passwordHash: null,
  updatedOnMs: clock.wallTime(),
})

/** The addresses of a file that are members already, as keys. */
export const knownMembers = (
  { batches }: Pick<ImportPorts, 'batches'>,
  lines: readonly MemberLine[],
): Promise<ReadonlySet<string>> => batches.known(lines.map(({ email }) => email))

/**
 * The reason why the plan has no space for the members of a file; null if it has. Existing members need none.
 */
export async function lacksSpaceFor(
  ports: Pick<ImportPorts, 'store' | 'batches' | 'settings'>,
  lines: readonly MemberLine[],
): Promise<NoMemberRoom | null> {
  const lacking = await lacksSpace(ports, lines.length)
  return lacking && lacksSpace(ports, lines.length - (await knownMembers(ports, lines)).size)
}

/** The reason why the plan has no space for so many members more; null if it has. */
export async function lacksSpace(
  { store, settings }: Pick<ImportPorts, 'store' | 'settings'>,
  more: number,
): Promise<NoMemberRoom | null> {
  const members = await store.members.count()
  return hasMemberRoom(settings.plan, members, more) ? null : { members, more }
}

/**
 * Adds members from a file without passwords: each sets one by a mailed link at the next visit. Existing
 * members stay unchanged, so an interrupted import can be repeated. If the plan has no space for all, none is
 * added; if the space was used meanwhile, the rest is not added. The progress is stored with the import.
 */
export async function importMembers(
  ports: ImportPorts,
  lines: readonly MemberLine[],
  kept: KeptImport,
  onProgress: (done: number) => void | Promise<void> = () => undefined,
): Promise<Result<ImportedMembers, NoMemberRoom>> {
  const { store, imports, settings } = ports
  const lacking = await lacksSpaceFor(ports, lines.slice(kept.done))
  if (lacking !== null) return err(lacking)
  let added = 0
  for (let at = kept.done; at < lines.length;) {
    const some = lines.slice(at, at + AT_ONCE).map((line) => memberOf(ports, line))
    const inserted = await insertBatch(ports, some, { importId: kept.id, at })
    added += inserted.added
    if (!hasMemberRoom(settings.plan, inserted.members, inserted.more)) {
      await store.events.record('imported', null, { added })
      return err({ members: inserted.members, more: inserted.more })
    }
    // Another process may have added this batch, and later ones.
    at = Math.max(at + some.length, (await imports.doneOf(kept.id)) ?? lines.length)
    await onProgress(at)
  }
  const ended = await imports.end(kept.id)
  return ok({ added: ended.added, known: ended.total - ended.added })
}
