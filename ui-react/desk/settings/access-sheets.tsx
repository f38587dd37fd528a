import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskFactorSecret } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { Button } from '../kit/button.js'
import { DialogBody } from '../kit/dialog-body.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { Sheet } from '../kit/sheet.js'
import { Notice, Skeleton } from '../kit/states.js'
import { reportDone } from '../kit/toasts.js'
import { useSubmit } from '../kit/use-submit.js'
import { CopyButton } from './copy-text.js'
import { useProof } from './proof.js'
import { useReadPeopleAgain } from './use-people.js'

interface SheetProps {
  readonly onClose: () => void
}

/** Closes a sheet after a change, reads the data again, and reports the change. */
function useFinish(onClose: () => void, title: string, text?: string): () => void {
  const readAgain = useReadPeopleAgain()
  return () => {
    readAgain()
    reportDone(title, text)
    onClose()
  }
}

/** Adds a passkey of this device under a name. */
export function PasskeySheet({ onClose }: SheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { guard, sheet } = useProof()
  const [name, setName] = useState('This device')
  const finish = useFinish(onClose, 'Passkey added', 'Next time it signs you in without a password.')
  return (
    <FormSheet
      title="Add a passkey"
      onClose={onClose}
      submit={submit}
      action="Go on"
      isReady={name.trim() !== ''}
      onSubmit={() => void submit.send(() => guard(() => api.addPasskey(name.trim())), finish)}
      above={sheet}
    >
      <p className="soft">Your browser asks for your fingerprint, your face or the lock of the device.</p>
      <TextField
        label="Name"
        hint="A name to recognise this passkey by."
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
    </FormSheet>
  )
}

/** Sets a new password. */
export function PasswordSheet({ onClose }: SheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const finish = useFinish(onClose, 'Password changed', 'All your other sessions have ended.')
  return (
    <FormSheet
      title="Change password"
      onClose={onClose}
      submit={submit}
      action="Change password"
      isReady={currentPassword !== '' && newPassword !== ''}
      onSubmit={() => void submit.send(() => api.changePassword({ currentPassword, newPassword }), finish)}
    >
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="The change ends all your other sessions."
        value={newPassword}
        onChange={(event) => setNew(event.target.value)}
      />
    </FormSheet>
  )
}

function QrCode({ secret: { qrPath, qrSize } }: { readonly secret: DeskFactorSecret }): ReactNode {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${qrSize} ${qrSize}`}
      role="img"
      aria-label="The secret as a QR code"
      shapeRendering="crispEdges"
    >
      <path d={qrPath} />
    </svg>
  )
}

function RecoveryCodes({ codes, onClose }: SheetProps & { readonly codes: readonly string[] }): ReactNode {
  return (
    <>
      <DialogBody>
        <Notice tone="warn">
          The second factor is on. Keep these codes apart from your phone: each signs you in once, and they
          are shown only now.
        </Notice>
        <ul className="recovery-codes mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </DialogBody>
      <footer>
        <CopyButton text={codes.join('\n')} name="Copy the codes" />
        <Button kind="primary" onClick={onClose}>
          I have saved them
        </Button>
      </footer>
    </>
  )
}

/** Shows the secret for the app; null: it is being made. */
function FactorSecret({ secret }: { readonly secret: DeskFactorSecret | null }): ReactNode {
  return (
    <>
      <p className="soft">Scan this with an authenticator app, then enter the six digits that it shows.</p>
      <div className="factor-secret">
        {secret === null ? <span className="qr-code" aria-busy="true" /> : <QrCode secret={secret} />}
        <div>
          <p className="soft">Or type the secret</p>
          <p className="mono reference">{secret?.secret ?? <Skeleton width={180} />}</p>
          {secret !== null && (
            <a className="link" href={secret.uri}>
              Open an app on this device
            </a>
          )}
        </div>
      </div>
    </>
  )
}

/** Turns the second factor on: the app reads the secret, and a code proves it. */
export function FactorOnSheet({ onClose }: SheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const { guard, sheet } = useProof()
  const readAgain = useReadPeopleAgain()
  const [secret, setSecret] = useState<DeskFactorSecret | null>(null)
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = (): void => void submit.send(() => guard(api.beginSecondFactor), setSecret)
  // The secret is made when the sheet opens, and again only if that failed.
  useLayoutEffect(begin, [])
  const close = (): void => {
    readAgain()
    onClose()
  }
  if (codes !== null)
    return (
      <Sheet isOpen onClose={close} title="Recovery codes">
        <RecoveryCodes codes={codes} onClose={close} />
      </Sheet>
    )
  const hasNoSecret = secret === null && !submit.isBusy
  return (
    <FormSheet
      title="Turn on the second factor"
      onClose={close}
      submit={submit}
      action="Turn on"
      isReady={secret !== null && code.trim() !== ''}
      onSubmit={() => void submit.send(() => api.turnOnSecondFactor(code.trim()), setCodes)}
      above={sheet}
    >
      {hasNoSecret ? (
        <p>
          No secret was made yet. <Button onClick={begin}>Try again</Button>
        </p>
      ) : (
        <FactorSecret secret={secret} />
      )}
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-first
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormSheet>
  )
}

/** Turns the second factor off, by a code of it. */
export function FactorOffSheet({ onClose }: SheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const [code, setCode] = useState('')
  const finish = useFinish(onClose, 'The second factor is off')
  return (
    <FormSheet
      title="Turn off the second factor"
      onClose={onClose}
      submit={submit}
      action="Turn off"
      kind="danger"
      isReady={code.trim() !== ''}
      onSubmit={() => void submit.send(() => api.turnOffSecondFactor(code.trim()), finish)}
    >
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="From your authenticator app, or a recovery code."
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormSheet>
  )
}
