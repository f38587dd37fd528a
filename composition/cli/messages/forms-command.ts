import type { Command } from 'commander'
import { deleteOnceSure } from '../../../core/use-cases/forms/delete-submissions.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { SUBMISSION_SORT_KEYS } from '../../../core/ports/forms/form-submissions.port.js'
import type { SubmissionFilter, SubmissionSortKey } from '../../../core/ports/forms/form-submissions.port.js'
import { mapResult, badInput, withoutUndefined } from '../../../core/shared/index.js'
import { exportJson, exportTable, saveUpload } from '../../../adapters/server/forms/export-submissions.js'
import { submissionsDeletedWords } from '../../../core/use-cases/owner/audit-words.js'
import {
  jsonText,
  printList,
  printMessage,
  shownDocument,
  shownLine,
} from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { registerFormsReply } from './forms-reply.js'
import { filterOf, withForms } from './form-data.js'
import type { FormsOptions } from './form-data.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { parseAge } from '../../../adapters/server/terminal/arguments/times.js'
import { addListOptions, isNarrowed } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { atShop, nameData } from '../at-shop.js'
import { entryLines, submissionsText } from '../../../adapters/server/terminal/site/submission-lines.js'

interface ListEntriesOptions extends FormsOptions, ListOptions<SubmissionSortKey> {
  readonly unread?: boolean
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

const DEFAULT_LIMIT = 50

function registerList(command: Command, terminal: Terminal, fail: Fail): void {
  addListOptions(command, { sortKeys: SUBMISSION_SORT_KEYS, limit: DEFAULT_LIMIT })
    .description('list submissions, the newest first')
    .option('--form <name>', 'only submissions of this form')
    .option('--unread', 'only those that were neither answered nor marked as read at the desk')
    .action(async (folder: string | undefined, options: ListEntriesOptions) => {
      const filter = withoutUndefined({ formName: options.form, isUnread: options.unread })
      const listed = await atShop(folder, options, (shop) =>
        readList(shop.desks.formReplies.list, filter, options),
      )
      if (!listed.ok) return fail(listed.failure)
      printList(terminal, listed.value, {
        json: options.json,
        empty: isNarrowed(options, filter)
          ? 'There are no such submissions.'
          : 'There are no submissions yet.',
        lines: (items) => items.flatMap(entryLines),
      })
    })
}

function registerExport(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('write all submissions as a CSV table, newest first')
    .option('--form <name>', 'only submissions of this form')
    .option('--files <folder>', 'save the uploaded files into this folder, with their names in the table')
    .option('--json', 'write a JSON list')
    .action(async (folder: string | undefined, options: FormsOptions & { readonly files?: string }) => {
      const exported = await withForms(folder, options, async (forms) => {
        const task = {
          forms,
          filter: filterOf(options),
          filesTo: options.files ?? null,
          out: (line: string) => terminal.out(shownDocument(line)),
        }
        return options.json ? mapResult(await exportJson(task, jsonText), () => 0) : exportTable(task)
      })
      if (!exported.ok) return fail(exported.failure)
      if (exported.value > 0)
        printMessage(terminal, `${submissionsText(exported.value)} came meanwhile and are not in the table.`)
    })
}

function registerFile(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('save an uploaded file; the list shows its id')
    .option('-o, --output <path>', 'the target (default: its own name in the current folder)')
    .action(async (id: string, folder: string | undefined, options: FileOptions) => {
      const written = await withForms(folder, options, (forms) => saveUpload(forms, id, options.output))
      if (written.ok) terminal.out(shownLine(written.value))
      else fail(written.failure)
    })
}

function registerDelete(command: Command, terminal: Terminal, fail: Fail): void {
  command
    .description('delete submissions and their files permanently; without --yes only print how many')
    .option('--older-than <age>', 'submissions older than this: 12h, 90d, 8w', parseAge)
    .option('--form <name>', 'submissions of this form')
    .option('--id <id>', 'one submission')
    .option('--all', 'every submission')
    .option('--yes', 'really delete them')
    .action(async (folder: string | undefined, options: DeleteOptions) => {
      const { olderThan, id, all } = options
      const filter: SubmissionFilter = {
        ...filterOf(options),
        ...(id !== undefined && { id }),
        ...(olderThan !== undefined && { beforeMs: systemClock.wallTime() - olderThan }),
      }
      if (!all && Object.keys(filter).length === 0)
        return fail(badInput('Choose submissions with --older-than, --form, --id or --all.'))
      const deleted = await withForms(folder, options, (forms, { commit, auditOf }) =>
        deleteOnceSure(forms, filter, {
          isSure: options.yes === true,
          enter: (count) => commit(auditOf(submissionsDeletedWords(count))),
        }),
      )
      if (!deleted.ok) return fail(deleted.failure)
      const count = submissionsText(deleted.value)
      terminal.out(shownLine(options.yes ? `${count} deleted.` : `${count} would be deleted.`))
      if (!options.yes && deleted.value > 0)
        printMessage(terminal, 'Run it again with --yes to delete for good.')
    })
}

/** `vitrine forms list|reply|export|file|delete`: submissions of forms, also while the site runs. */
export function registerForms(program: Command, terminal: Terminal, fail: Fail): void {
  const forms = program.command('forms').description('the submissions of forms')
  registerList(nameData(forms.command('list')), terminal, fail)
  registerFormsReply(forms, terminal, fail)
  registerExport(nameData(forms.command('export')), terminal, fail)
  registerFile(nameData(forms.command('file').argument('<id>', 'the id of the file')), terminal, fail)
  registerDelete(nameData(forms.command('delete')), terminal, fail)
}
