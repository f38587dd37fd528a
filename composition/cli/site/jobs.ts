import type { Command } from 'commander'
import { jobRequest } from '../../../adapters/server/sql/jobs/index.js'
import { err, mapResult, ok, badInput } from '../../../core/shared/index.js'
import { jobRunWords } from '../../../core/use-cases/owner/audit-words.js'
import { finish, plainLine, printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Outputs, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { jobLines, jobReport } from '../../../adapters/server/terminal/site/job-lines.js'

const NONE = 'No job is known yet: a site begins them with its first start.'

function registerList(jobs: Command, { terminal, fail }: Outputs): void {
  nameData(jobs.command('list'))
    .description('list the regular jobs of the site, with the last and the next run')
    .option('--json', 'write JSON')
    .action(async (folder: string | undefined, options: ShopOptions) => {
      const read = await atShop(folder, options, async (shop) =>
        ok({ items: await shop.desks.jobs.list(), nowMs: shop.nowMs }),
      )
      if (!read.ok) return fail(read.failure)
      const { nowMs } = read.value
      printList(terminal, read.value, {
        json: options.json,
        empty: NONE,
        lines: (items) => jobLines(items, nowMs),
        toJson: (job) => jobReport(job, nowMs),
      })
    })
}

function registerRun(jobs: Command, out: Outputs): void {
  nameData(jobs.command('run').argument('<name>', 'a job of `vitrine jobs list`'))
    .description('run a job: within a minute on a running site, otherwise at its next start')
    .option('--json', 'write JSON')
    .action(async (name: string, folder: string | undefined, options: ShopOptions) => {
      const asked = await atShop(folder, options, async (shop) => {
        const { siteId, nowMs } = shop
        // A running site learns of committed changes and runs the job at once.
        const changes = [jobRequest(siteId, name, nowMs), ...shop.auditOf(jobRunWords(name))]
        if (await shop.commit(changes)) return ok(name)
        const names = (await shop.desks.jobs.list()).map((job) => job.name)
        const rest = names.length === 0 ? NONE : `There are ${names.join(', ')}.`
        return err(badInput(`There is no job "${plainLine(name)}".`, rest))
      })
      const result = mapResult(asked, (requested) => ({
        json: { requested },
        lines: [`The job ${name} runs within a minute on a running site, otherwise at the next start.`],
      }))
      finish(out, options, result)
    })
}

/** `vitrine jobs list|run`: the background work of a site. */
export function registerJobs(program: Command, terminal: Terminal, fail: Fail): void {
  const jobs = program.command('jobs').description('the regular jobs of a site')
  const out = { terminal, fail }
  registerList(jobs, out)
  registerRun(jobs, out)
}
