import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskInvitations } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { useMayChange } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { Choices } from '../kit/choices.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Notice } from '../kit/states.js'
import { countText, Moment } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useInvitations, useKeepInvitations } from './use-member.js'

const REMINDERS = [
  { value: 0, name: 'None', about: 'One mail to each member.' },
  { value: 1, name: 'One', about: 'After three days.' },
  { value: 2, name: 'Two', about: 'After three days, and after a week more.' },
] as const
const PER_HOUR = 100

interface SheetProps {
  readonly invitations: DeskInvitations
  readonly onClose: () => void
}

function StartSheet({ invitations: { open }, onClose }: SheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepInvitations()
  const [perHour, setPerHour] = useState(`${PER_HOUR}`)
  const [reminders, setReminders] = useState<(typeof REMINDERS)[number]['value']>(1)
  const count = Number(perHour)
  const isWhole = Number.isSafeInteger(count) && count >= 1
  const key = useChangeKey(JSON.stringify([count, reminders]))
  const start = (): void =>
    void submit.send(
      () => api.startInvitations({ key, perHour: count, reminders }),
      (standing) => {
        keep(standing)
        reportDone('Invitations begin', countText(open, 'member'))
        onClose()
      },
    )
  return (
    <FormSheet
      title={`Invite ${countText(open, 'member')}`}
      onClose={onClose}
      submit={submit}
      action="Begin"
      isReady={isWhole}
      onSubmit={start}
    >
      <p className="soft">
        Each gets a mail with a link to choose a password, which holds for seven days. Members who come
        meanwhile get no more.
      </p>
      <TextField
        label="Mails an hour"
        inputMode="numeric"
        autoComplete="off"
        value={perHour}
        data-first
        hint={isWhole && open > count ? `The first mails take ${Math.ceil(open / count)} hours.` : undefined}
        onChange={(event) => setPerHour(event.target.value)}
      />
      <Choices legend="Reminders" options={REMINDERS} chosen={reminders} onChange={setReminders} />
    </FormSheet>
  )
}

function StopSheet({ invitations: { waiting }, onClose }: SheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepInvitations()
  const key = useChangeKey('stop')
  const stop = (): void =>
    void submit.send(
      () => api.stopInvitations(key),
      (standing) => {
        keep(standing)
        reportDone('Invitations stopped', countText(waiting, 'member gets', 'members get') + ' no more')
        onClose()
      },
    )
  return (
    <FormSheet
      title="Stop the invitations?"
      onClose={onClose}
      submit={submit}
      action="Stop"
      kind="danger"
      onSubmit={stop}
    >
      <p className="soft">Links in sent mails stay valid. You can start again.</p>
    </FormSheet>
  )
}

function Progress({ of }: { readonly of: DeskInvitations }): ReactNode {
  const { total, invited, joined, nextAt } = of
  return (
    <div className="campaign-state">
      <p>
        <strong>
          {invited} of {countText(total, 'member')} invited
        </strong>
        <span className="soft"> {joined} came</span>
        {nextAt !== null && (
          <span className="soft">
            {', next mail '}
            <Moment at={nextAt} isInSentence />
          </span>
        )}
      </p>
      <progress value={invited} max={total} aria-label="Members invited" />
    </div>
  )
}

/** The campaign that invites members who never logged in; nothing where there are none. */
export function Campaign(): ReactNode {
  const mayChange = useMayChange()
  const { data: invitations } = useInvitations()
  const [sheet, setSheet] = useState<'start' | 'stop' | null>(null)
  if (invitations === undefined) return null
  const { open, waiting, invited, joined } = invitations
  const isRunning = waiting > 0
  if (!isRunning && open === 0 && sheet === null) return null
  const close = (): void => setSheet(null)
  return (
    <div className="campaign">
      <Notice tone="calm">
        <div className="campaign-line">
          {isRunning ? (
            <Progress of={invitations} />
          ) : (
            <p>
              <strong>{countText(open, 'member has', 'members have')} not logged in here yet.</strong>
              <span className="soft">
                {invited > 0
                  ? ` The last invitation reached ${invited}; ${joined} came.`
                  : ' Passwords do not come along from elsewhere: invite them to choose one.'}
              </span>
            </p>
          )}
          {mayChange && (
            <Button onClick={() => setSheet(isRunning ? 'stop' : 'start')}>
              {isRunning ? 'Stop' : 'Invite them'}
            </Button>
          )}
        </div>
      </Notice>
      {sheet === 'start' && <StartSheet invitations={invitations} onClose={close} />}
      {sheet === 'stop' && <StopSheet invitations={invitations} onClose={close} />}
    </div>
  )
}
