import { useState } from 'react'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { DeskFailure } from '../../../core/desk/index.js'
import { useApi } from '../data/api.js'
import { useBeginSession } from '../data/use-session.js'
import { Button } from '../kit/button.js'
import { TextField } from '../kit/field.js'
import { failureText, Notice } from '../kit/states.js'

interface Fields {
  readonly code: string
  readonly email: string
  readonly name: string
  readonly password: string
}

/** Creates access with the code of the first start, or of an invitation. */
export function CodeForm(): ReactNode {
  const api = useApi()
  const begin = useBeginSession()
  const [failure, setFailure] = useState<DeskFailure | null>(null)
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ code, email, name, password }) => {
    const answer = await api.useCode({ code: code.trim(), email, name: name || null, password })
    if (answer.ok) begin(answer.value)
    else setFailure(answer.failure)
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {failure && <Notice tone="bad">{failureText(failure)}</Notice>}
      <TextField
        label="Code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        problem={errors.code?.message}
        {...register('code', { required: 'Enter the code as it is shown.' })}
      />
      <TextField
        label="Your name"
        autoComplete="name"
        hint="Shown beside your changes, for your colleagues."
        {...register('name')}
      />
      <TextField
        label="Mail address"
        type="email"
        autoComplete="username"
        problem={errors.email?.message}
        {...register('email', { required: 'Enter the mail address you want to sign in with.' })}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        problem={errors.password?.message}
        {...register('password', { required: 'Choose a password.' })}
      />
      <Button type="submit" kind="primary" size="large" isBusy={isSubmitting}>
        Open the desk
      </Button>
    </form>
  )
}
