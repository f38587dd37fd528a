import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { JobRecord } from '../../../../../core/ports/platform/job-store.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { jobState } from '../../../../../core/use-cases/jobs/job-schedule.js'
import { jobRunWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'

const jobValue = (job: JobRecord, nowMs: number) => ({
  ...job,
  state: jobState(job, nowMs),
  dueAt: job.dueMs,
  startedAt: job.startedMs,
  endedAt: job.endedMs,
})

/** The query of a site's jobs. */
export const jobsQuery = async (_: unknown, __: unknown, { services }: OwnerContext) => {
  const nowMs = services.realm.clock.wallTime()
  return (await services.jobs.list()).map((job) => jobValue(job, nowMs))
}

/** Runs a job at once. */
export const runJob = async (
  _: unknown,
  { key, name }: { readonly key: string; readonly name: string },
  context: OwnerContext,
): Promise<object> => {
  const done = await changeOnce<true, OwnerProblem>(context, {
    operation: 'runJob',
    key,
    asked: name,
    repeated: async () => ok(true),
    work: async (request) => {
      const entry = entriesOf(context, request)(jobRunWords(name))
      const isKnown = await context.services.requestJob(name, entry)
      return isKnown === false ? err({ tag: 'not-found', message: `There is no job "${name}".` }) : ok(true)
    },
  })
  return done.ok ? { __typename: 'JobRequested', name } : toProblem(done.failure)
}
