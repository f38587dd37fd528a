import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskSession } from '../../../core/desk/index.js'
import { Button } from '../kit/button.js'
import { BrandMark } from '../shell/brand-mark.js'
import { CodeForm } from './code-form.js'
import { SignInForm } from './sign-in-form.js'

interface WelcomeProps {
  readonly session: DeskSession
  /** True: the person was signed in on this page before. */
  readonly isBack: boolean
}

/** The page before the desk: sign-in, or access with a code. */
export function Welcome({ session, isBack }: WelcomeProps): ReactNode {
  const [hasCode, setHasCode] = useState(session.isFirstRun)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBack) title.current?.focus()
  }, [isBack])
  const { name } = session.shop
  return (
    <main className="welcome">
      <div className="welcome-card">
        <BrandMark size={40} />
        <div className="welcome-head">
          <h1 ref={title} tabIndex={-1}>
            {session.isFirstRun ? `Open the desk of ${name}` : `Sign in to ${name}`}
          </h1>
          {isBack && !hasCode && (
            <p className="soft">Your session has ended. What you typed is still there.</p>
          )}
          {session.isFirstRun ? (
            <p className="soft">
              The terminal in which your site runs shows a code. Enter it here once to set up your access.
            </p>
          ) : (
            hasCode && <p className="soft">Use the code of your invitation to choose a password.</p>
          )}
        </div>
        {hasCode ? <CodeForm /> : <SignInForm />}
        {!session.isFirstRun && (
          <Button kind="quiet" onClick={() => setHasCode(!hasCode)}>
            {hasCode ? 'Sign in instead' : 'I have a code'}
          </Button>
        )}
      </div>
    </main>
  )
}
