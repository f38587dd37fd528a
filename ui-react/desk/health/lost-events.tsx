import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskOutgoingEvent } from '../../../core/desk/index.js'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { failureText } from '../kit/states.js'
import { countText, Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { usePages } from '../lists/use-pages.js'

const EVENTS = ['lost-events'] as const

/** Events that no endpoint accepted for three days; nothing if there are none. */
export function LostEvents(): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const mayChange = useMayChange()
  const { items, hasMore, loadMore } = usePages<DeskOutgoingEvent>(EVENTS, api.lostEvents)
  const replay = useMutation({
    mutationFn: (id: string | null) => valueOf(api.replayEvents(id)),
    onSuccess: (count) => reportDone(`${countText(count, 'event')} on the way again`),
    onError: (thrown) => reportFailed('Nothing was sent again', failureText(failureOf(thrown))),
    onSettled: () => client.invalidateQueries({ queryKey: EVENTS }),
  })
  if (items === null || items.length === 0) return null
  return (
    <section className="card setting-group" aria-labelledby="lost-events">
      <header>
        <div>
          <h2 id="lost-events">Undelivered events</h2>
          <p className="soft">
            Another program did not answer for three days. Nothing is sent automatically now.
          </p>
        </div>
        {mayChange && (
          <Button isBusy={replay.isPending} onClick={() => replay.mutate(null)}>
            Send all again
          </Button>
        )}
      </header>
      <ul className="setting-rows">
        {items.map(({ id, kind, subject, url, failure, tries, createdAt }) => (
          <li key={id} className="setting-row">
            <div className="setting-text">
              <span className="setting-title">
                {kind} <span className="mono reference">{subject}</span>
              </span>
              <span className="soft health-error">
                {url ?? 'The endpoint was removed from the settings.'} {failure}
              </span>
              <span className="soft">
                <Moment at={createdAt} />, {countText(tries, 'try', 'tries')}
              </span>
            </div>
            {mayChange && url !== null && (
              <Button
                kind="quiet"
                aria-label={`Send again: ${kind} ${subject}`}
                onClick={() => replay.mutate(id)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button kind="quiet" onClick={loadMore}>
          Show more
        </Button>
      )}
    </section>
  )
}
