import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import {
  createSqlMemberList,
  importMembers,
  lacksRoomFor,
  readMembers,
  writeMembers,
} from '../../adapters/server/sql/accounts/index.js'
import type { MemberFile } from '../../adapters/server/sql/accounts/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { followImport, noMemberRoomText } from '../../core/accounts/index.js'
import type { MemberSummary } from '../../core/accounts/index.js'
import { err, ok, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { createRemoteImports } from '../../adapters/server/routes/member-imports.js'
import { tableText } from '../../adapters/server/csv/table-text.js'
import { parseBaseUrl } from './base-url.js'
import { memberImportWords } from '../../core/use-cases/owner/work-entries.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { writeNewFile } from '../../adapters/site/safe-files/write-into.js'
import { withMembers } from './member-data.js'
import type { MembersData, MembersOptions } from './member-data.js'
import { nameData } from './owner-data.js'
import { jsonText } from '../../adapters/server/terminal/plain-words.js'
import { sayAside } from '../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { readPages } from '../../core/ports/read-owner-list.js'

const PROBLEMS_SHOWN = 20
/** So often it is told how far an import is. */
const PROGRESS_STEP = 1000

/** A pipe may be named too: what another program makes need not lie on a disk. */
async function readText(file: string): Promise<Result<string, OwnerFailure>> {
  try {
    return ok(tableText(await readFile(file)))
  } catch (thrown) {
    const reason = (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read'
    return err(badInput(`${file} ${reason}.`))
  }
}

function problemLines(
  file: string,
  problems: readonly { readonly line: number; readonly message: string }[],
): [string, ...string[]] {
  const shown = problems
    .slice(0, PROBLEMS_SHOWN)
    .map(({ line, message }) => (line === 0 ? `  ${message}` : `  line ${line}: ${message}`))
  const more = problems.length > PROBLEMS_SHOWN ? [`  and ${problems.length - PROBLEMS_SHOWN} more`] : []
  return [`${file} cannot be used; nothing was changed:`, ...shown, ...more]
}

/** Nothing is imported of a file with something wrong in it. */
function checkFile(read: Result<MemberFile, string>, file: string): Result<MemberFile, OwnerFailure> {
  if (!read.ok) return err(badInput(`${file} cannot be used: ${read.failure}`))
  const { problems } = read.value
  if (problems.length === 0) return ok(read.value)
  return err(badInput(...problemLines(file, problems)))
}

interface ImportOptions extends MembersOptions {
  readonly dryRun?: boolean
  /** The address of the running site that takes the file. */
  readonly over?: string
}

const importedLine = (added: number, known: number): string =>
  `${added} members were imported${known > 0 ? `, ${known} were members already and stay as they are` : ''}. ` +
  'They set a password with the link of a mail when they come next.'

/** Sends a file to a site elsewhere, which checks and imports it, and waits for the end. */
async function importOver(
  file: string,
  siteUrl: string,
  terminal: Terminal,
): Promise<Result<string, OwnerFailure>> {
  const ownerKey = process.env['VITRINE_OWNER_KEY']
  if (!ownerKey) return err(badInput('Set VITRINE_OWNER_KEY to the key that the site was started with.'))
  const text = await readText(file)
  if (!text.ok) return text
  const followed = await followImport(
    createRemoteImports(siteUrl, ownerKey),
    systemClock,
    text.value,
    ({ done, total, state }) => {
      if (state === 'running' && done > 0) sayAside(terminal, `${done} of ${total}`)
    },
  )
  if (!followed.ok) return err(failed(followed.failure.message))
  const { state, added, total, problems } = followed.value
  if (problems.length > 0) return err(badInput(...problemLines(file, problems)))
  return state === 'done'
    ? ok(importedLine(added, total - added))
    : err(failed('The import was cut off. It can be repeated: who was imported stays as they are.'))
}

async function importFile(
  file: string,
  { context, settings }: MembersData,
  options: ImportOptions,
  terminal: Terminal,
): Promise<Result<string, OwnerFailure>> {
  const text = await readText(file)
  if (!text.ok) return text
  const checked = checkFile(readMembers(text.value, settings.fields, context.clock.wallTime()), file)
  if (!checked.ok) return checked
  const { lines, unknownColumns } = checked.value
  const lacking = await lacksRoomFor(context, lines)
  if (lacking !== null) return err(badInput(noMemberRoomText(settings.plan, lacking)))
  if (unknownColumns.length > 0)
    sayAside(terminal, `Left out, since vitrine.json names no such fields: ${unknownColumns.join(', ')}`)
  if (options.dryRun) return ok(`${lines.length} members can be imported; nothing was changed.`)
  const { operation, subject: memberId, detail } = memberImportWords(lines.length)
  // Members are added in parts, and an import that is cut off stands in the log too.
  await context.commit(context.alongside?.({ operation, memberId, detail }) ?? [])
  const imported = await importMembers(context, lines, (done) => {
    if (done % PROGRESS_STEP === 0) sayAside(terminal, `${done} of ${lines.length}`)
  })
  return imported.ok
    ? ok(importedLine(imported.value.added, imported.value.known))
    : err(badInput(noMemberRoomText(settings.plan, imported.failure)))
}

async function allMembers({ context }: MembersData): Promise<Result<readonly MemberSummary[], OwnerFailure>> {
  const members: MemberSummary[] = []
  const query = { filter: {}, sort: { key: 'time', isDescending: false }, after: null } as const
  for await (const page of readPages(createSqlMemberList(context), query)) {
    if (!page.ok) return page
    members.push(...page.value.items)
  }
  return ok(members)
}

/** `vitrine members import|export`: members from a file and into one. */
export function registerMemberFiles(members: Command, terminal: Terminal, fail: Fail): void {
  nameData(members.command('import').argument('<file>', 'a CSV file with a column "Email"'))
    .description('import members, such as the builder exports them; nobody’s password is asked for')
    .option('--dry-run', 'check the file and change nothing')
    .option('--over <address>', 'send it to the site that runs there, with VITRINE_OWNER_KEY', parseBaseUrl)
    .action(async (file: string, folder: string | undefined, options: ImportOptions) => {
      const done =
        options.over === undefined
          ? await withMembers(folder, options, (data) => importFile(file, data, options, terminal))
          : await importOver(file, options.over, terminal)
      if (done.ok) terminal.out(done.value)
      else fail(done.failure)
    })
  nameData(members.command('export'))
    .description('export members with their groups and fields as CSV; passwords are in no file')
    .option('-o, --output <file>', 'write to this file instead of the terminal; it must not exist')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: MembersOptions & { readonly output?: string }) => {
      const read = await withMembers(folder, options, async (data) => {
        const all = await allMembers(data)
        if (!all.ok) return all
        return ok(options.json ? jsonText(all.value) : writeMembers(all.value, data.settings.fields))
      })
      if (!read.ok) return fail(read.failure)
      if (options.output === undefined) return terminal.out(read.value.trimEnd())
      const written = await writeNewFile(options.output, Buffer.from(read.value))
      if (!written.ok) fail(written.failure)
    })
}
