import type { Command } from 'commander'
import { importPortsOf, writeMembers } from '../../../adapters/server/sql/accounts/index.js'
import type { MemberImportSummary } from '../../../core/use-cases/accounts/member-import-summary.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { createRemoteImports } from '../../../adapters/server/routes/accounts/member-imports.js'
import { readTableFile } from '../../../adapters/server/csv/read-table-file.js'
import { importElsewhere } from '../../../adapters/server/terminal/people/import-elsewhere.js'
import { importHere } from '../../../adapters/server/terminal/people/import-here.js'
import { parseSiteUrl } from '../../../adapters/server/terminal/arguments/origins.js'
import { jsonText, shownDocument, shownLines } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { writeNewFile } from '../../../adapters/site/safe-files/write-into.js'
import { withMembers } from './member-data.js'
import type { MembersData, MembersOptions } from './member-data.js'
import { nameData } from '../at-shop.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'

const OLDEST_FIRST = {
  sort: { key: 'time', isDescending: false },
  limit: Number.POSITIVE_INFINITY,
} as const

interface ImportOptions extends MembersOptions {
  readonly dryRun?: boolean
  /** The address of the running site that takes the file. */
  readonly over?: string
}

async function importInto(
  file: string,
  { context, settings }: MembersData,
  options: ImportOptions,
  terminal: Terminal,
): Promise<Result<MemberImportSummary, OwnerFailure>> {
  const text = await readTableFile(file)
  if (!text.ok) return text
  return importHere(
    importPortsOf({ ...context, settings }),
    { name: file, text: text.value, isDryRun: options.dryRun === true },
    terminal,
  )
}

async function importOver(
  file: string,
  siteUrl: string,
  terminal: Terminal,
): Promise<Result<MemberImportSummary, OwnerFailure>> {
  const ownerKey = process.env['VITRINE_OWNER_KEY']
  if (!ownerKey) return err(badInput('Set VITRINE_OWNER_KEY to the key that the site was started with.'))
  const text = await readTableFile(file)
  return text.ok ? importElsewhere(createRemoteImports(siteUrl, ownerKey), file, text.value, terminal) : text
}

/** `vitrine members import|export`: members from a file and into one. */
export function registerMemberFiles(members: Command, terminal: Terminal, fail: Fail): void {
  nameData(members.command('import').argument('<file>', 'a CSV file with a column "Email"'))
    .description('import members from a file of the builder; no member gets a mail about a password')
    .option('--dry-run', 'check the file and change nothing')
    .option(
      '--over <address>',
      'send the file to the running site at this address, with VITRINE_OWNER_KEY',
      parseSiteUrl,
    )
    .option('--json', 'write the counts as JSON')
    .action(async (file: string, folder: string | undefined, options: ImportOptions) => {
      const done =
        options.over === undefined
          ? await withMembers(folder, options, (data) => importInto(file, data, options, terminal), {
              mayBegin: true,
            })
          : await importOver(file, options.over, terminal)
      if (!done.ok) return fail(done.failure)
      const { text, report } = done.value
      terminal.out(options.json ? jsonText(report) : shownLines(text))
    })
  nameData(members.command('export'))
    .description('export members with their groups and fields as CSV, without passwords')
    .option('-o, --output <file>', 'write to this file instead of the terminal; it must not exist')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: MembersOptions & { readonly output?: string }) => {
      const read = await withMembers(folder, options, async (data) => {
        const all = await readList(data.list, {}, OLDEST_FIRST)
        if (!all.ok) return all
        return ok(
          options.json ? jsonText(all.value.items) : writeMembers(all.value.items, data.settings.fields),
        )
      })
      if (!read.ok) return fail(read.failure)
      if (options.output === undefined) return terminal.out(shownDocument(read.value.trimEnd()))
      const written = await writeNewFile(options.output, Buffer.from(read.value))
      if (!written.ok) fail(written.failure)
    })
}
