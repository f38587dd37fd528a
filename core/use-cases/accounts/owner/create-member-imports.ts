import type { MemberImport, SiteMemberImports } from '../../../ports/accounts/member-imports.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { ErrorReports } from '../account-ports.js'
import type { StoredImport } from '../storage/kept-imports.js'
import { checkImport } from './check-import.js'
import type { ImportPorts } from './import-ports.js'
import { previewImport } from './preview-import.js'
import { runImport, SILENT_MS } from './run-import.js'

/**
 * An import as its owner sees it. A file that was sent only in part has begun no import, so it ends as failed.
 */
function toImport({ seenOnMs, state, ...rest }: StoredImport, nowMs: number): MemberImport {
  if (state !== 'sending') return { ...rest, state }
  return { ...rest, state: nowMs - seenOnMs > SILENT_MS ? 'failed' : 'running' }
}

const UNAVAILABLE = { tag: 'unavailable', message: 'Members cannot be reached right now.' } as const

/** Creates the imports of members of a site. `later` runs the work after `begin` has answered. */
export function createMemberImports(
  ports: ImportPorts & ErrorReports,
  later: (work: Promise<void>) => void,
): SiteMemberImports {
  const { imports, clock, newId } = ports
  const guarded = async <T>(work: () => Promise<T>): Promise<Result<T, typeof UNAVAILABLE>> => {
    try {
      return ok(await work())
    } catch (thrown) {
      ports.onError(thrown)
      return err(UNAVAILABLE)
    }
  }
  const begin = (
    csv: string,
    { id = newId(), entryOf }: Partial<Parameters<SiteMemberImports['beginAs']>[1]> = {},
  ) =>
    guarded(async (): Promise<MemberImport> => {
      const { lines, problems } = await checkImport(ports, csv)
      const begun = { id, total: lines.length, done: 0, added: 0, problems }
      if (problems.length > 0) {
        // A refused file may be sent again under its key.
        if (entryOf === undefined) await imports.insertFailed(begun)
        return { ...begun, state: 'failed' }
      }
      await imports.keep({ id, text: csv, total: lines.length }, entryOf?.(lines.length) ?? null)
      later(runImport(ports, { id, done: 0 }, lines))
      return { ...begun, state: 'running' }
    })
  return {
    begin: (csv) => begin(csv),
    beginAs: begin,
    preview: (csv) => guarded(() => previewImport(ports, csv)),
    read: (id) =>
      guarded(async () => {
        const found = await imports.find(id)
        return found && toImport(found, clock.wallTime())
      }),
  }
}
