import { importMembers } from '../../../adapters/server/sql/accounts/index.js'
import type { MemberLine } from '../../../adapters/server/sql/accounts/index.js'
import { keepImport } from '../../../adapters/server/sql/accounts/owner/kept-import.js'
import type { MemberAdminContext } from '../../../adapters/server/sql/accounts/owner/member-admin-context.js'
import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'

/** Imports lines as those of a kept file. */
export async function importLines(
  context: MemberAdminContext & { readonly sql: Sql },
  lines: readonly MemberLine[],
  onProgress?: (done: number) => Promise<void>,
): ReturnType<typeof importMembers> {
  const file = { text: '', total: lines.length }
  const kept = await keepImport({ ...context, commit: commitChanges(context.sql) }, file)
  return importMembers(context, lines, kept, onProgress)
}
