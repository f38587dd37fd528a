import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskHealth } from '../../../core/desk/index.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { Button, buttonLooks } from '../kit/button.js'
import { IconAgain } from '../kit/icons.js'
import { say } from '../kit/say.js'
import { Failed, Skeleton } from '../kit/states.js'
import { countText, Moment, sizeText } from '../kit/texts.js'
import { Page } from '../shell/page.js'
import { BackupCommand } from './backup-command.js'
import { checksOf } from './health-checks.js'
import { Jobs } from './jobs.js'
import { LostEvents } from './lost-events.js'
import type { HealthCheck } from './health-checks.js'

const REFRESH_MS = 30_000

const TONES = {
  good: { word: 'OK', shape: 'full' },
  warn: { word: 'Check', shape: 'half' },
  bad: { word: 'Fix', shape: 'full' },
} as const

function Check({ check }: { readonly check: HealthCheck }): ReactNode {
  const { name, value, aside, tone, to } = check
  const { word, shape } = TONES[tone]
  return (
    <li className="setting-row">
      <div className="setting-text">
        <span className="setting-title">{name}</span>
        <span className="soft">{aside}</span>
      </div>
      <span className="health-value num">{value}</span>
      {to !== undefined && tone !== 'good' && (
        <Link to={to} {...buttonLooks()} aria-label={`Open: ${name}`}>
          Open
        </Link>
      )}
      <span className="badge" data-tone={tone} data-shape={shape}>
        {word}
      </span>
    </li>
  )
}

function Errors({ errors }: Pick<DeskHealth, 'errors'>): ReactNode {
  return (
    <section className="card setting-group" aria-labelledby="errors">
      <header>
        <div>
          <h2 id="errors">Errors</h2>
          <p className="soft">
            {errors.length === 0
              ? 'None since the start.'
              : 'Since the start, the newest first. The id stands in the log beside the rest of the request.'}
          </p>
        </div>
      </header>
      {errors.length > 0 && (
        <ul className="setting-rows">
          {errors.map(({ requestId, at, message }, index) => (
            <li key={`${at} ${index}`} className="setting-row">
              <div className="setting-text">
                <span className="health-error">{message}</span>
                <span className="soft">
                  <Moment at={at} />
                  {requestId !== null && <span className="mono reference"> {requestId}</span>}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting(): ReactNode {
  return (
    <section className="card setting-group" aria-busy="true">
      <ul className="setting-rows">
        {[1, 2, 3, 4, 5].map((row) => (
          <li key={row} className="setting-row">
            <Skeleton width={`${30 + row * 8}%`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The state of the running site: what works, what to check, what to fix. */
export function Health(): ReactNode {
  const api = useApi()
  const {
    data: health,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['health'],
    queryFn: () => valueOf(api.health()),
    refetchInterval: REFRESH_MS,
  })
  const checks = health === undefined ? [] : checksOf(health)
  const open = checks.filter(({ tone }) => tone !== 'good').length
  const refresh = async (): Promise<void> => {
    const { isSuccess } = await refetch()
    if (isSuccess) say('Health is up to date')
  }
  return (
    <Page
      title="Health"
      actions={
        <Button isBusy={isFetching && health !== undefined} onClick={() => void refresh()}>
          <IconAgain size={16} aria-hidden />
          Refresh
        </Button>
      }
    >
      <div className="scroll">
        <div className="settings">
          {health === undefined && error !== null && (
            <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
          )}
          {health === undefined && error === null && <Waiting />}
          {health !== undefined && (
            <>
              <section className="card setting-group" aria-labelledby="checks">
                <header>
                  <div>
                    <h2 id="checks">
                      {open === 0 ? 'Everything is well' : `${countText(open, 'thing')} to check`}
                    </h2>
                    <p className="soft">
                      Vitrine {health.version}, running since <Moment at={health.startedAt} isInSentence />
                    </p>
                  </div>
                </header>
                <ul className="setting-rows">
                  {checks.map((check) => (
                    <Check key={check.name} check={check} />
                  ))}
                </ul>
              </section>
              <BackupCommand health={health} />
              <LostEvents />
              <Jobs />
              <Errors errors={health.errors} />
            </>
          )}
          {health?.database.sizeBytes != null && (
            <p className="faint">The database holds {sizeText(health.database.sizeBytes)}.</p>
          )}
        </div>
      </div>
    </Page>
  )
}
