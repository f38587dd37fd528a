import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskPerson, OwnerRole } from '../../../core/desk/index.js'
import { failureOf, useApi } from '../data/api.js'
import { useSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { IconPlus } from '../kit/icons.js'
import { Failed, failureText } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { part } from '../kit/part.js'
import { useProof } from './proof.js'
import { ROLES, roleName } from './roles.js'
import { SettingGroup, SettingRow, WaitingRows } from './setting.js'
import { usePeople, useReadPeopleAgain } from './use-people.js'

const sheets = () => import('./people-sheets.js')
const InviteSheet = part(async () => (await sheets()).InviteSheet, 'sheet')
const RemoveSheet = part(async () => (await sheets()).RemoveSheet, 'sheet')

interface PersonRowProps {
  readonly person: DeskPerson
  readonly isSelf: boolean
  readonly onRole: (role: OwnerRole) => void
  readonly onInvite: () => void
  readonly onRemove: () => void
}

function PersonRow({ person, isSelf, onRole, onInvite, onRemove }: PersonRowProps): ReactNode {
  const { name, email, role, hasAccess, lastSignInAt } = person
  const shown = name || email
  return (
    <SettingRow
      title={
        <>
          {shown} {isSelf && <span className="badge">You</span>}
          {!hasAccess && (
            <span className="badge" data-tone="warn">
              Invited
            </span>
          )}
        </>
      }
      aside={
        <>
          {name && email}
          {name && lastSignInAt !== null && ', '}
          {lastSignInAt !== null && (
            <>
              signed in <Moment at={lastSignInAt} withClock={false} isInSentence />
            </>
          )}
        </>
      }
      action={
        <div className="person-actions">
          <select
            className="input"
            aria-label={`Role of ${shown}`}
            value={role}
            onChange={(event) => onRole(event.target.value as OwnerRole)}
          >
            {ROLES.map((one) => (
              <option key={one.role} value={one.role}>
                {one.name}
              </option>
            ))}
          </select>
          {!hasAccess && (
            <Button kind="quiet" aria-label={`New code for ${shown}`} onClick={onInvite}>
              New code
            </Button>
          )}
          <Button kind="quiet" aria-label={`Remove ${shown}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      }
    />
  )
}

/** The open sheet, and its person; null: a new person. */
type OpenSheet =
  | { readonly tag: 'invite'; readonly person: DeskPerson | null }
  | { readonly tag: 'remove'; readonly person: DeskPerson }

/** The people who run the shop and their roles. */
export function People(): ReactNode {
  const api = useApi()
  const { data: session } = useSession()
  const { data: people, error, refetch } = usePeople()
  const readAgain = useReadPeopleAgain()
  const proof = useProof()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const close = (): void => setSheet(null)
  const changeRole = async (person: DeskPerson, role: OwnerRole): Promise<void> => {
    const changed = await proof.guard(() => api.changeRole(person, role))
    readAgain()
    if (changed.ok) reportDone('Role changed', `${person.name || person.email}: ${roleName(role)}`)
    else if (changed.failure.tag !== 'cancelled')
      reportFailed('The role was not changed', failureText(changed.failure))
  }
  if (people === undefined && error !== null)
    return <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
  return (
    <>
      <SettingGroup
        title="People"
        about="They sign in with their own address. A new role counts from their next click."
        action={
          <Button
            kind="primary"
            aria-label="Invite a person"
            onClick={() => setSheet({ tag: 'invite', person: null })}
          >
            <IconPlus size={16} aria-hidden />
            Invite
          </Button>
        }
      >
        {people === undefined && <WaitingRows />}
        {people !== undefined && (
          <ul className="setting-rows">
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isSelf={person.id === session?.owner?.id}
                onRole={(role) => void changeRole(person, role)}
                onInvite={() => setSheet({ tag: 'invite', person })}
                onRemove={() => setSheet({ tag: 'remove', person })}
              />
            ))}
          </ul>
        )}
      </SettingGroup>
      <dl className="card role-list">
        {ROLES.map(({ role, name, about }) => (
          <div key={role}>
            <dt>{name}</dt>
            <dd className="soft">{about}</dd>
          </div>
        ))}
      </dl>
      {proof.sheet}
      {sheet?.tag === 'invite' && <InviteSheet person={sheet.person} onClose={close} />}
      {sheet?.tag === 'remove' && <RemoveSheet person={sheet.person} onClose={close} />}
    </>
  )
}
