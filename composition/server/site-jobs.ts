import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../adapters/server/platform/index.js'
import { notifyOverdueBackup } from '../../adapters/server/sql/backups/notify-overdue-backup.js'
import { countSoldPieces } from '../../adapters/server/sql/shop/index.js'
import type { JobStore } from '../../core/ports/platform/job-store.port.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import type { OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import { createJobRunner } from '../../core/use-cases/jobs/job-runner.js'
import type { Job } from '../../core/use-cases/jobs/run-job.js'
import type { Route } from '../../adapters/server/http/index.js'
import type { MailShop } from '../../core/use-cases/mails/orders/mailed-order.js'
import { createReminders } from './cart-reminders.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { Forms } from '../../adapters/server/forms/site-forms.js'
import type { Mails } from './mails.js'
import type { Papers } from './papers.js'
import { createEvents } from './site-events.js'
import type { SiteEvents } from './site-events.js'
import type { SiteStart } from './prepare-site.js'

const MINUTE_MS = 60_000
/** Interval at which the runner looks for due jobs. */
const CHECK_INTERVAL_MS = MINUTE_MS
/** Limit for a silent mail server at the stop; its mail is sent again when the lease ends. */
const STOP_PATIENCE_MS = 10_000

/** The parts of a running site that have background work. */
export interface JobParts {
  readonly shop: Runtime
  readonly forms: Forms
  readonly mails: Mails
  readonly papers: Papers
  readonly owners: Pick<OwnerPorts['store'], 'forgetOld'>
  /** The times of the jobs. */
  readonly store: JobStore
  readonly mailShop: () => MailShop
  /** Called when mails were queued. */
  readonly onMail: () => void
}

/** The jobs of a running site, some of which a change starts at once. */
export interface SiteJobs {
  /** Routes that belong to jobs, such as the one that ends reminders. */
  readonly routes: readonly Route[]
  readonly runDue: () => void
  readonly sendEvents: () => void
}

/** The jobs of a site, in the order of their runs. */
function jobsOf(
  { shop, forms, mails, papers, owners, mailShop, onMail }: JobParts,
  events: SiteEvents,
): readonly Job[] {
  const { backend, services } = shop
  const ofBackend = backend.jobs ?? (backend.maintain ? [{ name: 'shop', work: backend.maintain }] : [])
  return [
    ...ofBackend.map((job) => ({ ...job, everyMs: MINUTE_MS })),
    { name: 'papers', everyMs: MINUTE_MS, work: papers.issueDue },
    {
      name: 'housekeeping',
      everyMs: 10 * MINUTE_MS,
      work: async () => {
        await forms.cleanUp()
        await services.trials.cleanUp()
        await mails.forgetOld()
        await events.forgetOld()
        await owners.forgetOld(systemClock.wallTime())
        await countSoldPieces(shop.sql, shop.siteId)
      },
    },
    {
      name: 'backup-notice',
      everyMs: 60 * MINUTE_MS,
      work: async () => {
        const { sql, siteId, random } = shop
        if (await notifyOverdueBackup({ sql, siteId, random, clock: systemClock, shop: mailShop })) onMail()
      },
    },
    { name: 'mails', everyMs: MINUTE_MS, work: mails.sendWaiting, waitedBy: 'none' },
    { name: 'webhooks', everyMs: MINUTE_MS, work: events.sendWaiting, waitedBy: 'none' },
  ]
}

/** A job whose runs are traces. */
const tracedJob = (job: Job, telemetry: Telemetry | null): Job =>
  telemetry === null ? job : { ...job, work: () => telemetry.span(`job ${job.name}`, {}, job.work) }

/**
 * Runs the jobs of a site: all of them now, which finishes work that a crash interrupted, and later those that are
 * due, each in one of the site's processes.
 */
export async function startJobs(start: SiteStart, parts: JobParts): Promise<SiteJobs> {
  const { site, report, closers, telemetry } = start
  const events = await createEvents(parts.shop, site.settings, report, telemetry)
  const reminders = await createReminders(start, parts.shop, { shop: parts.mailShop, onMail: parts.onMail })
  const runner = createJobRunner({
    store: parts.store,
    jobs: [...jobsOf(parts, events), ...reminders.jobs].map((job) => tracedJob(job, telemetry)),
    owner: `${hostname()}:${process.pid}:${randomUUID()}`,
    clock: systemClock,
    report,
  })
  await runner.runAll()
  const timer = setInterval(() => void runner.runDue(), CHECK_INTERVAL_MS)
  closers.push(async () => {
    clearInterval(timer)
    const ended = Promise.all([events.stop(), parts.mails.stop()]).then(runner.stop)
    await Promise.race([ended, wait(STOP_PATIENCE_MS, null, { ref: false })])
  })
  return {
    routes: [reminders.route],
    runDue: () => void runner.runDue(),
    sendEvents: () => {
      if (events.hasEndpoints) events.sendWaiting().catch(report)
    },
  }
}
