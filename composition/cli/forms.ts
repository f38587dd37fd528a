import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { deleteSubmissions, formCsv } from '../../adapters/forms/index.js'
import type { FormKeeping } from '../../adapters/forms/index.js'
import { systemClock } from '../../adapters/node/index.js'
import type { FormFilter, FormSubmission } from '../../core/ports/form-inbox.port.js'
import { formFileKey } from '../../core/ports/form-inbox.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { formFileText, formLines } from '../../core/site/index.js'
import { parseDuration } from '../server/index.js'
import { parseCount } from './count.js'
import { badInput, dataFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { fileNameOf, writeInto, writeNewFile } from './form-files.js'
import { listAll, withForms } from './form-data.js'
import type { FormsOptions } from './form-data.js'
import { namePlace } from './place.js'
import { plainText, sayHint } from './terminal.js'
import type { Terminal } from './terminal.js'

type Fail = (failure: CommandFailure) => void

interface ExportOptions extends FormsOptions {
  readonly files?: string
}

interface FileOptions extends FormsOptions {
  readonly output?: string
}

interface DeleteOptions extends FormsOptions {
  readonly id?: string
  readonly olderThan?: number
  readonly all?: boolean
  readonly yes?: boolean
}

const DEFAULT_COUNT = 50

const parseAge = (text: string): number => {
  const age = parseDuration(text)
  if (age !== null) return age
  throw new InvalidArgumentError('An age is a number with h, d or w behind it, such as 90d.')
}

const filterOf = ({ form }: FormsOptions): FormFilter => (form === undefined ? {} : { formName: form })

function describe(submission: FormSubmission): readonly string[] {
  const { receivedAtMs, formName, source, id } = submission
  const time = new Date(receivedAtMs).toISOString().slice(0, 16).replace('T', ' ')
  const lines = formLines(submission).map((line) => `  ${line.replaceAll('\n', '\n  ')}`)
  return [`${time} UTC  ${formName}  ${source}  ${id}`, ...lines]
}

/** Writes the files of submissions into a folder; answers what stands for each in the table. */
async function exportFiles(
  { files }: FormKeeping,
  submissions: readonly FormSubmission[],
  folder: string,
): Promise<Result<ReadonlyMap<string, string>, CommandFailure>> {
  const names = new Map<string, string>()
  for (const { file } of submissions.flatMap((submission) => submission.files)) {
    if (file === null) continue
    const content = await files.get(formFileKey(file.id))
    if (!content.ok) return err(dataFailure(content.failure.message))
    if (content.value === null) continue
    const name = `${file.id.slice(0, 8)} ${fileNameOf(file)}`
    const written = writeInto(folder, name, content.value)
    if (!written.ok) return written
    names.set(file.id, written.value)
  }
  return ok(names)
}

function registerList(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('list the newest messages, newest first')
    .option('--form <name>', 'only messages of this form')
    .option('--count <number>', 'how many at most', parseCount, DEFAULT_COUNT)
    .option('--json', 'write JSON, one list')
    .action(async (folder: string | undefined, options: FormsOptions & { readonly count: number }) => {
      const listed = await withForms(folder, options, (forms) =>
        listAll(forms, filterOf(options), options.count),
      )
      if (!listed.ok) return fail(listed.failure)
      if (options.json) terminal.out(JSON.stringify(listed.value, null, 2))
      else if (listed.value.length === 0) terminal.out('There are no messages yet.')
      else for (const line of listed.value.flatMap(describe)) terminal.out(plainText(line))
    })
}

function registerExport(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('write all messages as a CSV table, newest first')
    .option('--form <name>', 'only messages of this form')
    .option('--files <folder>', 'write the uploaded files into a folder, and their names into the table')
    .option('--json', 'write JSON, one list')
    .action(async (folder: string | undefined, options: ExportOptions) => {
      const exported = await withForms(folder, options, async (forms) => {
        const listed = await listAll(forms, filterOf(options))
        if (!listed.ok) return listed
        const names =
          options.files === undefined ? ok(null) : await exportFiles(forms, listed.value, options.files)
        return names.ok ? ok({ submissions: listed.value, names: names.value }) : names
      })
      if (!exported.ok) return fail(exported.failure)
      const { submissions, names } = exported.value
      if (options.json) return terminal.out(JSON.stringify(submissions, null, 2))
      const table = formCsv(submissions, (file) => (file && names?.get(file.id)) || formFileText(file))
      terminal.out(table.trimEnd())
    })
}

function registerFile(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('write an uploaded file; its id stands in the list')
    .option('-o, --output <path>', 'where to (default: its own name in the current folder)')
    .action(async (id: string, folder: string | undefined, options: FileOptions) => {
      const written = await withForms(folder, options, async ({ inbox, files }) => {
        const file = await inbox.findFile(id)
        if (!file.ok) return err(dataFailure(file.failure.message))
        const content = file.value && (await files.get(formFileKey(id)))
        if (content && !content.ok) return err(dataFailure(content.failure.message))
        if (!file.value || !content?.value) return err(badInput(`There is no file ${id}.`))
        return writeNewFile(options.output ?? fileNameOf(file.value), content.value)
      })
      if (!written.ok) return fail(written.failure)
      terminal.out(written.value)
    })
}

function registerDelete(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('delete messages for good, with their files; without --yes it only says how many')
    .option('--older-than <age>', 'messages received longer ago: 12h, 90d, 8w', parseAge)
    .option('--form <name>', 'messages of this form')
    .option('--id <id>', 'one message')
    .option('--all', 'every message')
    .option('--yes', 'really delete them')
    .action(async (folder: string | undefined, options: DeleteOptions) => {
      const { olderThan, id, all } = options
      const filter: FormFilter = {
        ...filterOf(options),
        ...(id !== undefined && { id }),
        ...(olderThan !== undefined && { beforeMs: systemClock.wallTime() - olderThan }),
      }
      if (!all && Object.keys(filter).length === 0)
        return fail(badInput('Say which messages: --older-than, --form, --id or --all.'))
      const deleted = await withForms(folder, options, async (forms) => {
        const outcome = options.yes ? await deleteSubmissions(forms, filter) : await forms.inbox.count(filter)
        return outcome.ok ? outcome : err(dataFailure(outcome.failure.message))
      })
      if (!deleted.ok) return fail(deleted.failure)
      const count = `${deleted.value} message${deleted.value === 1 ? '' : 's'}`
      terminal.out(options.yes ? `${count} deleted.` : `${count} would be deleted.`)
      if (!options.yes && deleted.value > 0) sayHint(terminal, 'Run it again with --yes to delete for good.')
    })
}

/** `vitrine forms list|export|file|delete`: what visitors have sent with forms, also of a site that runs. */
export function registerForms(program: Command, terminal: Terminal, fail: Fail): void {
  const forms = program.command('forms').description('what visitors have sent with forms')
  registerList(namePlace(forms.command('list')), terminal, fail)
  registerExport(namePlace(forms.command('export')), terminal, fail)
  registerFile(namePlace(forms.command('file').argument('<id>', 'the id of the file')), terminal, fail)
  registerDelete(namePlace(forms.command('delete')), terminal, fail)
}
