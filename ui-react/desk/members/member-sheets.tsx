import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskMemberView } from '../../../core/desk/index.js'
import { useApi, useChangeKey } from '../data/api.js'
import { useMailWords } from '../data/use-mail-words.js'
import { Check } from '../kit/check.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { useKeepMember, useMemberGroups } from './use-member.js'

interface GroupChoiceProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** The groups of the site to tick; nothing where there are none. */
function GroupChoice({ chosen, onChange }: GroupChoiceProps): ReactNode {
  const { data: groups = [] } = useMemberGroups()
  if (groups.length === 0) return null
  const change = (id: string, isIn: boolean): void =>
    onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className="choices">
      <legend className="label">Groups</legend>
      {groups.map(({ id, name }) => (
        <Check key={id} label={name} isChecked={chosen.includes(id)} onChange={(isIn) => change(id, isIn)} />
      ))}
    </fieldset>
  )
}

interface InviteProps {
  readonly onClose: () => void
  readonly onInvited: (view: DeskMemberView) => void
}

/** Invites a person by mail. */
export function InviteSheet({ onClose, onInvited }: InviteProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const mailWords = useMailWords()
  const keep = useKeepMember()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [groups, setGroups] = useState<readonly string[]>([])
  const input = { email: email.trim(), name: name.trim() || null, groups }
  const key = useChangeKey(JSON.stringify(input))
  const invite = (): void =>
    void submit.send(
      () => api.inviteMember({ key, ...input }),
      (view) => {
        keep(view)
        reportDone(mailWords('Invitation on its way', 'Invitation kept, not sent'), `To ${view.member.email}`)
        onInvited(view)
      },
    )
  return (
    <FormSheet
      title="Invite a member"
      onClose={onClose}
      submit={submit}
      action="Send the invitation"
      isReady={input.email.includes('@')}
      onSubmit={invite}
    >
      <TextField
        label="Mail address"
        type="email"
        autoComplete="off"
        value={email}
        data-first
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Name"
        autoComplete="off"
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
      <GroupChoice chosen={groups} onChange={setGroups} />
      <p className="soft">The mail has a link to choose a password. It is valid for seven days.</p>
    </FormSheet>
  )
}

interface OneProps {
  readonly view: DeskMemberView
  readonly onClose: () => void
}

/** Puts a member into groups and takes them out of others. */
export function GroupsSheet({ view, onClose }: OneProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepMember()
  const { member, givenGroups } = view
  const [chosen, setChosen] = useState(givenGroups)
  const add = chosen.filter((id) => !givenGroups.includes(id))
  const remove = givenGroups.filter((id) => !chosen.includes(id))
  const key = useChangeKey(JSON.stringify([member.id, add, remove]))
  const bought = member.groups.filter((id) => !givenGroups.includes(id))
  const save = (): void =>
    void submit.send(
      () => api.changeMemberGroups({ key, id: member.id, add, remove }),
      (changed) => {
        keep(changed)
        reportDone('Groups changed', member.email)
        onClose()
      },
    )
  return (
    <FormSheet
      title="Groups"
      onClose={onClose}
      submit={submit}
      action="Save"
      isReady={add.length + remove.length > 0}
      onSubmit={save}
    >
      <GroupChoice chosen={chosen} onChange={setChosen} />
      <p className="soft">
        The change takes effect with their next page.
        {bought.length > 0 && ` Bought, and not changed here: ${bought.join(', ')}.`}
      </p>
    </FormSheet>
  )
}

/** Bans a member, or lifts the ban, after showing the consequences. */
export function BanSheet({ view: { member }, onClose }: OneProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const keep = useKeepMember()
  const isBanned = member.bannedAt === null
  const key = useChangeKey(JSON.stringify([member.id, isBanned]))
  const shown = member.name || member.email
  const change = (): void =>
    void submit.send(
      () => api.banMember({ key, id: member.id, isBanned }),
      (changed) => {
        keep(changed)
        reportDone(isBanned ? 'Banned' : 'Let in again', member.email)
        onClose()
      },
    )
  return (
    <FormSheet
      title={isBanned ? `Ban ${shown}?` : `Let ${shown} in again?`}
      onClose={onClose}
      submit={submit}
      action={isBanned ? 'Ban' : 'Let in again'}
      kind={isBanned ? 'danger' : 'primary'}
      onSubmit={change}
    >
      <p className="soft">
        {isBanned
          ? 'They are logged out everywhere at once and cannot log in any more. Their orders stay, and you can ' +
            'let them in again.'
          : 'They may log in with the password that they had.'}
      </p>
    </FormSheet>
  )
}
