import { importPortsOf } from '../../../adapters/server/sql/accounts/index.js'
import type { MemberAdminContext } from '../../../adapters/server/sql/accounts/owner/member-admin-context.js'
import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../adapters/server/sql/engine/index.js'
import { newId } from '../../../core/ports/platform/stamp.port.js'
import type { MemberLine } from '../../../core/ports/accounts/member-file.port.js'
import { importMembers } from '../../../core/use-cases/accounts/owner/import-members.js'

/** A line of a file with a verified member. */
export const lineOf = (email: string): MemberLine => ({
  id: null,
  email,
  name: '',
  status: 'verified',
  groups: [],
  acceptPrivacy: true,
  acceptCommunications: false,
  createdOnMs: 1_600_000_000_000,
  invitedOnMs: null,
  lastLogInMs: null,
  bannedOnMs: null,
  fields: {},
})

/** Imports lines as those of a kept file. */
export async function importLines(
  context: MemberAdminContext & { readonly sql: Sql },
  lines: readonly MemberLine[],
  onProgress?: (done: number) => Promise<void>,
): ReturnType<typeof importMembers> {
  const id = newId(context)
  const settings = { ...context.settings, fields: [] }
  const ports = importPortsOf({ ...context, settings, commit: commitChanges(context.sql) })
  await ports.imports.keep({ id, text: '', total: lines.length }, null)
  return importMembers(ports, lines, { id, done: 0 }, onProgress)
}
