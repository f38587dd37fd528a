import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { createSqlFormInbox } from '../../adapters/forms/index.js'
import { systemClock } from '../../adapters/node/index.js'
import type { FormSubmission } from '../../core/ports/form-inbox.port.js'
import { err } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { formCsv } from '../../core/site/index.js'
import { EXIT } from './exit-codes.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'
import { dataPlaceOf, openPlace } from './place.js'
import type { Terminal } from './terminal.js'

interface FormsOptions {
  readonly data?: string
  readonly site: string
  readonly form?: string
  readonly count?: string
  readonly json?: boolean
}

const EVERYTHING = 1_000_000
const DEFAULT_COUNT = 50

async function readSubmissions(
  folder: string | undefined,
  options: FormsOptions,
  count: number,
): Promise<Result<readonly FormSubmission[], CommandFailure>> {
  if (folder === undefined && options.data === undefined && !process.env['DATABASE_URL'])
    return err(badInput('Name the site folder, the data folder (--data) or a database (DATABASE_URL).'))
  const place = dataPlaceOf(folder ?? '.', options.data, process.env['DATABASE_URL'])
  if (place.tag === 'folder' && !existsSync(place.folder))
    return err(badInput(`There are no data in ${place.folder}.`))
  const opened = await openPlace(place)
  if (!opened.ok) return opened
  const sql = opened.value
  const random = { token: (): string => '' }
  const inbox = createSqlFormInbox({ sql, siteId: options.site, clock: systemClock, random })
  const { form } = options
  const listed = await inbox.list({ count, ...(form !== undefined && { formName: form }) })
  await sql.close()
  return listed.ok ? listed : err({ exitCode: EXIT.failure, lines: [listed.failure.message] })
}

function describe({ receivedAtMs, formName, source, fields, files }: FormSubmission): readonly string[] {
  const time = new Date(receivedAtMs).toISOString().slice(0, 16).replace('T', ' ')
  const values = [
    ...Object.entries(fields),
    ...Object.entries(files).map(([name, id]) => [name, `file ${id}`]),
  ]
  return [`${time} UTC  ${formName}  ${source}`, ...values.map(([name, value]) => `  ${name}: ${value}`)]
}

/** `vitrine forms list|export`: what visitors have sent with the forms of a stopped site, or of one on a database server. */
export function registerForms(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
  const forms = program.command('forms').description('what visitors have sent with forms')
  const command = (name: string, description: string): Command =>
    forms
      .command(name)
      .description(description)
      .argument('[folder]', 'the site folder whose forms they are')
      .option('-d, --data <folder>', 'where the site’s data are kept')
      .option('--site <id>', 'tells sites apart that share one database', 'main')
      .option('--form <name>', 'only messages of this form')
      .option('--json', 'write JSON, one list')

  command('list', 'list the newest messages, newest first')
    .option('--count <number>', 'how many at most', `${DEFAULT_COUNT}`)
    .action(async (folder: string | undefined, options: FormsOptions) => {
      const count = Math.max(1, Number(options.count) || DEFAULT_COUNT)
      const listed = await readSubmissions(folder, options, count)
      if (!listed.ok) return fail(listed.failure)
      if (options.json) terminal.out(JSON.stringify(listed.value, null, 2))
      else if (listed.value.length === 0) terminal.out('There are no messages yet.')
      else for (const line of listed.value.flatMap(describe)) terminal.out(line)
    })

  command('export', 'write all messages as a CSV table, newest first').action(
    async (folder: string | undefined, options: FormsOptions) => {
      const listed = await readSubmissions(folder, options, EVERYTHING)
      if (!listed.ok) return fail(listed.failure)
      terminal.out(options.json ? JSON.stringify(listed.value, null, 2) : formCsv(listed.value).trimEnd())
    },
  )
}
