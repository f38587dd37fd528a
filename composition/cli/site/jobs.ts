import type { Command } from 'commander'
import { systemClock } from '../../../adapters/server/platform/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { createSqlJobStore, jobRequest } from '../../../adapters/server/sql/jobs/index.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import { jobRunWords } from '../../../core/use-cases/owner/audit-words.js'
import { atShop } from '../catalogue/at-shop.js'
import { jsonText, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { nameData, withOwnersData } from '../people/owner-data.js'
import type { DataOptions } from '../people/owner-data.js'
import { jobLines, jobReport } from '../../../adapters/server/terminal/site/job-lines.js'

interface JobOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
}

const NONE = 'No job is known yet: a site begins them with its first start.'

function registerList(jobs: Command, terminal: Terminal, fail: Fail): void {
  nameData(jobs.command('list'))
    .description('list the regular jobs of the site, with the last and the next run')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: JobOptions) => {
      const read = await withOwnersData(folder, options, async ({ sql }) =>
        ok(await createSqlJobStore({ sql, siteId: options.site }).list()),
      )
      if (!read.ok) return fail(read.failure)
      const nowMs = systemClock.wallTime()
      printList(
        terminal,
        { items: read.value },
        {
          json: options.json,
          empty: NONE,
          lines: (items) => jobLines(items, nowMs),
          toJson: (job) => jobReport(job, nowMs),
        },
      )
    })
}

function registerRun(jobs: Command, terminal: Terminal, fail: Fail): void {
  nameData(jobs.command('run').argument('<name>', 'a job of `vitrine jobs list`'))
    .description('run a job: within a minute on a running site, otherwise at its next start')
    .option('--json', 'write JSON')
    .action(async (name: string, folder: string | undefined, options: JobOptions) => {
      const asked = await atShop(folder, options, async ({ sql, commit, siteId, nowMs, entryOf }) => {
        const entry = auditChanges(siteId, entryOf(jobRunWords(name)))
        // A running site learns of committed changes and runs the job at once.
        if (await commit([jobRequest(siteId, name, nowMs), ...entry])) return ok(name)
        const names = (await createSqlJobStore({ sql, siteId }).list()).map((job) => job.name)
        return err(
          badInput(
            `There is no job "${plainLine(name)}".`,
            names.length === 0 ? NONE : `There are ${names.join(', ')}.`,
          ),
        )
      })
      if (!asked.ok) return fail(asked.failure)
      if (options.json) terminal.out(jsonText({ requested: name }))
      else
        terminal.out(`The job ${name} runs within a minute on a running site, otherwise at the next start.`)
    })
}

/** `vitrine jobs list|run`: the background work of a site. */
export function registerJobs(program: Command, terminal: Terminal, fail: Fail): void {
  const jobs = program.command('jobs').description('the regular jobs of a site')
  registerList(jobs, terminal, fail)
  registerRun(jobs, terminal, fail)
}
