import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskSession } from '../../../core/desk/index.js'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import { err } from '../../../core/shared/index.js'
import { useApi } from '../data/api.js'
import { useBeginSession, useSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { TextField } from '../kit/field.js'
import { FormSheet } from '../kit/form-sheet.js'
import { IconPasskey } from '../kit/icons.js'
import { useSubmit } from '../kit/use-submit.js'

interface ProofSheetProps {
  readonly email: string
  readonly onProved: (session: DeskSession) => void
  readonly onClose: () => void
}

/** Signs the person in again, by passkey or by password. */
function ProofSheet({ email, onProved, onClose }: ProofSheetProps): ReactNode {
  const api = useApi()
  const submit = useSubmit()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const { failure } = submit
  const isCodeMissing =
    failure?.tag === 'problem' && failure.problem.code === 'SECOND_FACTOR_NEEDED' && !asksCode
  if (isCodeMissing) setAsksCode(true)
  const shown = asksCode && code === '' ? { ...submit, failure: null } : submit
  return (
    <FormSheet
      title="Confirm that it is you"
      onClose={onClose}
      submit={shown}
      action="Confirm"
      isReady={password !== ''}
      onSubmit={() => void submit.send(() => api.signIn({ email, password, code: code || null }), onProved)}
    >
      <p className="soft">You signed in a while ago. This change needs a new sign-in.</p>
      {api.hasPasskeys && (
        <>
          <Button onClick={() => void submit.send(api.signInWithPasskey, onProved)}>
            <IconPasskey size={16} aria-hidden />
            Use a passkey
          </Button>
          <div className="or">or with your password</div>
        </>
      )}
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        data-first
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksCode && (
        <TextField
          label="Code of your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
    </FormSheet>
  )
}

/** A change that waits until the person has signed in again. */
interface Pending {
  readonly goOn: () => void
  readonly breakOff: () => void
}

/** Sends changes that the server accepts only shortly after a sign-in. */
export interface Proof {
  /** Sends a change; if the server requires it, the person signs in again and the change is repeated. */
  readonly guard: <T>(work: () => DeskAnswer<T>) => DeskAnswer<T>
  /** The dialog for signing in again; it opens inside the present dialog. */
  readonly sheet: ReactNode
}

/** Asks the person to sign in again if the server requires it. */
export function useProof(): Proof {
  const { data: session } = useSession()
  const begin = useBeginSession()
  const [pending, setPending] = useState<Pending | null>(null)
  return {
    guard: async <T,>(work: () => DeskAnswer<T>) => {
      const answer = await work()
      if (answer.ok || answer.failure.tag !== 'proof-needed') return answer
      return new Promise<Awaited<DeskAnswer<T>>>((resolve) =>
        setPending({
          goOn: () => void work().then(resolve),
          breakOff: () => resolve(err({ tag: 'cancelled' })),
        }),
      )
    },
    sheet: pending !== null && (
      <ProofSheet
        email={session?.owner?.email ?? ''}
        onClose={() => {
          setPending(null)
          pending.breakOff()
        }}
        onProved={(proved) => {
          begin(proved)
          setPending(null)
          pending.goOn()
        }}
      />
    ),
  }
}
