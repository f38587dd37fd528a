import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskInvitation, DeskPerson, OwnerRole } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { Button, buttonLooks } from '../kit/button.js'
import { DialogBody } from '../kit/dialog-body.js'
import { Choices } from '../kit/choices.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Sheet } from '../kit/sheet.js'
import { Moment } from '../kit/texts.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { CopyButton } from './copy-text.js'
import { useProof } from './proof.js'
import { ROLES } from './roles.js'
import { useReadPeopleAgain } from './use-people.js'

const ROLE_OPTIONS = ROLES.map(({ role, ...words }) => ({ value: role, ...words }))

interface CodeProps {
  readonly email: string
  readonly invited: DeskInvitation
  readonly onClose: () => void
}

/** The code of an invitation, with a message to send it. */
function InvitationCode({ email, invited, onClose }: CodeProps): ReactNode {
  const { invitation, expiresAt } = invited
  const address = new URL('/vitrine', location.href).href
  const words = `${address}\n\nChoose “I have a code” and enter ${invitation} with your address ${email}.`
  const query = `subject=${encodeURIComponent('Your access')}&body=${encodeURIComponent(words)}`
  const mail = `mailto:${encodeURIComponent(email)}?${query}`
  return (
    <Sheet isOpen onClose={onClose} title="Send them this code">
      <DialogBody>
        <p className="invitation-code mono">{invitation}</p>
        <p className="soft">
          It is shown only now and is valid until <Moment at={expiresAt} isInSentence />. {email} enters it at{' '}
          {address} and chooses a password.
        </p>
      </DialogBody>
      <footer>
        <CopyButton text={words} name="Copy as a message" />
        <a {...buttonLooks()} href={mail}>
          Write a mail
        </a>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </footer>
    </Sheet>
  )
}

interface InviteSheetProps {
  /** A person invited before who has no access yet; null: a new person. */
  readonly person: DeskPerson | null
  readonly onClose: () => void
}

/** Invites a person, or makes a new code for one who did not use theirs. */
export function InviteSheet({ person, onClose }: InviteSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { guard, sheet } = useProof()
  const readAgain = useReadPeopleAgain()
  const [email, setEmail] = useState(person?.email ?? '')
  const [name, setName] = useState(person?.name ?? '')
  const [role, setRole] = useState<OwnerRole>(person?.role ?? 'STAFF')
  const [invited, setInvited] = useState<DeskInvitation | null>(null)
  if (invited !== null) return <InvitationCode email={email.trim()} invited={invited} onClose={onClose} />
  const invite = () => guard(() => api.invite({ email: email.trim(), name: name.trim() || null, role }))
  return (
    <FormSheet
      title={person === null ? 'Invite' : 'Another code'}
      onClose={onClose}
      submit={submit}
      action="Make the code"
      isReady={email.includes('@')}
      onSubmit={() =>
        void submit.send(invite, (made) => {
          readAgain()
          setInvited(made)
        })
      }
      above={sheet}
    >
      <TextField
        label="Mail address"
        type="email"
        autoComplete="off"
        readOnly={person !== null}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Name"
        autoComplete="off"
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
      <Choices legend="Role" options={ROLE_OPTIONS} chosen={role} onChange={setRole} />
    </FormSheet>
  )
}

interface RemoveSheetProps {
  readonly person: DeskPerson
  readonly onClose: () => void
}

/** Removes a person, after a confirmation of the consequences. */
export function RemoveSheet({ person, onClose }: RemoveSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { guard, sheet } = useProof()
  const readAgain = useReadPeopleAgain()
  const shown = person.name || person.email
  return (
    <FormSheet
      title={`Remove ${shown}?`}
      onClose={onClose}
      submit={submit}
      action="Remove"
      kind="danger"
      onSubmit={() =>
        void submit
          .send(
            () => guard(() => api.removePerson(person)),
            () => {
              reportDone('Removed', shown)
              onClose()
            },
          )
          .then(readAgain)
      }
      above={sheet}
    >
      <p className="soft">
        {shown} is signed out everywhere at once and cannot sign in any more. What they did stays in the audit
        log.
      </p>
    </FormSheet>
  )
}
