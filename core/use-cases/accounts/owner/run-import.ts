import { noMemberRoomText } from '../../../accounts/index.js'
import type { MemberLine } from '../../../ports/accounts/member-file.port.js'
import { MAX_PROBLEMS, wholeFile } from './check-import.js'
import { importMembers } from './import-members.js'
import type { KeptImport } from './import-members.js'
import type { ImportPorts } from './import-ports.js'

/** The time without progress after which the process of an import counts as gone. */
export const SILENT_MS = 15_000

/**
 * Adds the members of a stored import. An interrupted import stays `running`, and `resumeImports` continues
 * it.
 */
export async function runImport(
  ports: ImportPorts,
  kept: KeptImport,
  lines: readonly MemberLine[],
): Promise<void> {
  try {
    const imported = await importMembers(ports, lines, kept)
    if (imported.ok) return
    const message = noMemberRoomText(ports.settings.plan, imported.failure)
    await ports.imports.fail(kept.id, [wholeFile(message)])
  } catch (thrown) {
    // A stopped site continues the import after its next start.
    if (!ports.isClosed(thrown)) throw thrown
  }
}

/** Continues imports whose process ended before they did. */
export async function resumeImports(ports: ImportPorts): Promise<void> {
  const { imports, settings, clock, readFile } = ports
  const now = clock.wallTime()
  // A time lies in the future if the clock was set back.
  for (const id of await imports.silent(now - SILENT_MS, now + SILENT_MS)) {
    const file = await imports.file(id)
    const read = file?.text ? await readFile(file.text, settings.fields, now) : null
    if (file === null || read === null || !read.ok || read.value.problems.length > 0)
      await imports.fail(id, read?.ok === true ? read.value.problems.slice(0, MAX_PROBLEMS) : [])
    else await runImport(ports, { id, done: file.done }, read.value.lines)
  }
}
