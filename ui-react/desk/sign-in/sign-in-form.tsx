import { useState } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { DeskFailure, DeskSession } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useBeginSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { TextField } from '../kit/field.js'
import { IconPasskey } from '../kit/icons.js'
import { failureText, Notice } from '../kit/states.js'

interface Fields {
  readonly email: string
  readonly password: string
  readonly code: string
}

interface PasskeyButtonProps {
  readonly onSignedIn: (session: DeskSession) => void
  /** Null: the person closed the dialog of the browser. */
  readonly onFailure: (failure: DeskFailure | null) => void
}

function PasskeyButton({ onSignedIn, onFailure }: PasskeyButtonProps): ReactNode {
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const ask = async (): Promise<void> => {
    setAsking(true)
    const answer = await api.signInWithPasskey()
    setAsking(false)
    if (answer.ok) return onSignedIn(answer.value)
    onFailure(answer.failure.tag === 'cancelled' ? null : answer.failure)
  }
  return (
    <>
      <Button kind="primary" size="large" isBusy={isAsking} onClick={() => void ask()}>
        <IconPasskey size={17} aria-hidden />
        Sign in with a passkey
      </Button>
      <div className="or">or with your password</div>
    </>
  )
}

/** Signs in: by passkey first, else by password and, if it is on, a second factor. */
export function SignInForm(): ReactNode {
  const api = useApi()
  const begin = useBeginSession()
  const [failure, setFailure] = useState<DeskFailure | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password, code }) => {
    const answer = await api.signIn({ email, password, code: code || null })
    if (answer.ok) return begin(answer.value)
    const { failure: why } = answer
    if (why.tag === 'problem' && why.problem.code === 'SECOND_FACTOR_NEEDED') {
      setFailure(null)
      return setAsksCode(true)
    }
    setFailure(why)
  })
  return (
    <>
      {failure && <Notice tone="bad">{failureText(failure)}</Notice>}
      {api.hasPasskeys && !asksCode && <PasskeyButton onSignedIn={begin} onFailure={setFailure} />}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label="Mail address"
          type="email"
          autoComplete="username"
          problem={errors.email?.message}
          {...register('email', { required: 'Enter the mail address you sign in with.' })}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          problem={errors.password?.message}
          {...register('password', { required: 'Enter your password.' })}
        />
        {asksCode && (
          <TextField
            label="Code of your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            hint="Six digits, or one of your recovery codes."
            problem={errors.code?.message}
            {...register('code', { required: 'Enter the code that the app shows now.' })}
          />
        )}
        <Button type="submit" size="large" kind={api.hasPasskeys ? 'plain' : 'primary'} isBusy={isSubmitting}>
          Sign in
        </Button>
      </form>
    </>
  )
}
