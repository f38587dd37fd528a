import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskJob } from '../../../core/desk/index.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { Failed, failureText } from '../kit/states.js'
import { countText, Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { WaitingRows } from '../settings/setting.js'
import { jobText, JOB_STATES } from './job-texts.js'

const JOBS = ['jobs'] as const
const REFRESH_MS = 15_000

function LastRun({ job: { startedAt, endedAt, failure, failures } }: { readonly job: DeskJob }): ReactNode {
  if (failure !== null)
    return (
      <span className="soft health-error">
        {countText(failures, 'run')} failed, tried again automatically: {failure}
      </span>
    )
  const at = endedAt ?? startedAt
  return <span className="soft">{at === null ? 'Not run yet' : <Moment at={at} />}</span>
}

function JobRow({ job }: { readonly job: DeskJob }): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const mayChange = useMayChange()
  const { word, tone, shape } = JOB_STATES[job.state]
  const run = useMutation({
    mutationFn: () => valueOf(api.runJob(job.name)),
    onSuccess: () => reportDone('It runs within a minute'),
    onError: (thrown) => reportFailed('It was not started', failureText(failureOf(thrown))),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  })
  return (
    <li className="setting-row">
      <div className="setting-text">
        <span className="setting-title">{jobText(job)}</span>
        <LastRun job={job} />
      </div>
      <span className="badge" data-tone={tone} data-shape={shape}>
        {word}
      </span>
      {mayChange && (
        <Button
          kind="quiet"
          isBusy={run.isPending}
          aria-label={`Run now: ${jobText(job)}`}
          onClick={() => run.mutate()}
        >
          Run now
        </Button>
      )}
    </li>
  )
}

/** A site has about as many jobs: their places are kept while they are read. */
const WAITING_JOBS = 11

/** The background jobs of the site, with the time of each last run. */
export function Jobs(): ReactNode {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: JOBS,
    queryFn: () => valueOf(api.jobs()),
    refetchInterval: REFRESH_MS,
  })
  if (data === undefined && error !== null)
    return <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
  return (
    <section className="card setting-group" aria-labelledby="jobs" aria-busy={data === undefined}>
      <header>
        <div>
          <h2 id="jobs">Background jobs</h2>
          <p className="soft">Each runs automatically, and again after a failure.</p>
        </div>
      </header>
      {data === undefined ? (
        <WaitingRows count={WAITING_JOBS} />
      ) : (
        <ul className="setting-rows">
          {data.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </ul>
      )}
    </section>
  )
}
