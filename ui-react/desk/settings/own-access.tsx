import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskAccess, DeskBrowserSession, DeskPasskey } from '../../../core/desk/index.js'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import { failureOf, useApi } from '../data/api.js'
import { Button } from '../kit/button.js'
import { IconFactor, IconPasskey, IconPassword, IconSystem } from '../kit/icons.js'
import { Failed, failureText } from '../kit/states.js'
import { countText, Moment } from '../kit/texts.js'
import { reportDone, reportFailed } from '../kit/toasts.js'
import { part } from '../kit/part.js'
import { LanguageChoice } from './language-choice.js'
import { SettingGroup, SettingRow, WaitingRows } from './setting.js'
import { useAccess, useReadPeopleAgain } from './use-people.js'

const sheets = () => import('./access-sheets.js')
const PasskeySheet = part(async () => (await sheets()).PasskeySheet, 'sheet')
const PasswordSheet = part(async () => (await sheets()).PasswordSheet, 'sheet')
const FactorOnSheet = part(async () => (await sheets()).FactorOnSheet, 'sheet')
const FactorOffSheet = part(async () => (await sheets()).FactorOffSheet, 'sheet')

type OpenSheet = 'passkey' | 'password' | 'factor-on' | 'factor-off'

/** A change without fields: it is made at once, and reported. */
function useSmallChange(): (work: () => DeskAnswer<void>, told: string) => void {
  const readAgain = useReadPeopleAgain()
  return (work, told) =>
    void work().then((answer) => {
      readAgain()
      if (answer.ok) reportDone(told)
      else reportFailed('Nothing was changed', failureText(answer.failure))
    })
}

function PasskeyRow({ passkey }: { readonly passkey: DeskPasskey }): ReactNode {
  const api = useApi()
  const change = useSmallChange()
  const { id, name, createdAt, lastUsedAt } = passkey
  return (
    <SettingRow
      icon={IconPasskey}
      title={name || 'Passkey'}
      aside={
        <>
          Added <Moment at={createdAt} withClock={false} isInSentence />
          {lastUsedAt !== null && (
            <>
              , last used <Moment at={lastUsedAt} withClock={false} isInSentence />
            </>
          )}
        </>
      }
      action={
        <Button
          kind="quiet"
          aria-label={`Remove the passkey ${name}`}
          onClick={() => change(() => api.removePasskey(id), 'Passkey removed')}
        >
          Remove
        </Button>
      }
    />
  )
}

function SessionRow({ session }: { readonly session: DeskBrowserSession }): ReactNode {
  const api = useApi()
  const change = useSmallChange()
  const { id, browser, createdAt, lastUsedAt, isThis } = session
  const name = browser ?? 'A browser without a name'
  return (
    <SettingRow
      icon={IconSystem}
      title={name}
      aside={
        <>
          Signed in <Moment at={createdAt} isInSentence />, last used <Moment at={lastUsedAt} isInSentence />
        </>
      }
      action={
        isThis ? (
          <span className="badge" data-tone="good" data-shape="full">
            This browser
          </span>
        ) : (
          <Button
            kind="quiet"
            aria-label={`End the session in ${name}`}
            onClick={() => change(() => api.endSession(id), 'Session ended')}
          >
            End
          </Button>
        )
      }
    />
  )
}

function Sessions({ access }: { readonly access: DeskAccess }): ReactNode {
  const api = useApi()
  const change = useSmallChange()
  return (
    <SettingGroup
      title="Sessions"
      about="Browsers in which you are signed in. End those you do not know, then change your password."
      action={
        access.sessions.length > 1 && (
          <Button onClick={() => change(() => api.endSession(null), 'All other sessions ended')}>
            End all others
          </Button>
        )
      }
    >
      <ul className="setting-rows">
        {access.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </SettingGroup>
  )
}

function WaysIn({
  access,
  onOpen,
}: {
  readonly access: DeskAccess
  readonly onOpen: (sheet: OpenSheet) => void
}): ReactNode {
  const { hasPasskeys } = useApi()
  const { passkeys, hasPassword, hasSecondFactor, recoveryCodesLeft } = access
  return (
    <>
      <SettingGroup
        title="Passkeys"
        about="Sign in with your fingerprint, your face or the lock of this device, without a password."
        action={
          hasPasskeys && (
            <Button kind={passkeys.length === 0 ? 'primary' : 'plain'} onClick={() => onOpen('passkey')}>
              Add a passkey
            </Button>
          )
        }
      >
        {passkeys.length > 0 && (
          <ul className="setting-rows">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </SettingGroup>
      <SettingGroup title="Password and second factor" about="For browsers without your passkey.">
        <ul className="setting-rows">
          <SettingRow
            icon={IconPassword}
            title="Password"
            aside={hasPassword ? 'Set' : 'Not set'}
            action={<Button onClick={() => onOpen('password')}>Change password</Button>}
          />
          <SettingRow
            icon={IconFactor}
            title="Second factor"
            aside={
              hasSecondFactor
                ? `On. ${countText(recoveryCodesLeft, 'recovery code')} left`
                : 'A code of an app on your phone, asked for besides the password'
            }
            action={
              hasSecondFactor ? (
                <Button aria-label="Turn off the second factor" onClick={() => onOpen('factor-off')}>
                  Turn off
                </Button>
              ) : (
                <Button aria-label="Turn on the second factor" onClick={() => onOpen('factor-on')}>
                  Turn on
                </Button>
              )
            }
          />
        </ul>
      </SettingGroup>
    </>
  )
}

/** The access methods and the sessions of the signed-in person. */
export function OwnAccess(): ReactNode {
  const { data: access, error, refetch } = useAccess()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const close = (): void => setSheet(null)
  if (access === undefined)
    return error === null ? (
      <section className="card setting-group">
        <WaitingRows count={3} />
      </section>
    ) : (
      <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
    )
  return (
    <>
      <WaysIn access={access} onOpen={setSheet} />
      <Sessions access={access} />
      <LanguageChoice />
      {sheet === 'passkey' && <PasskeySheet onClose={close} />}
      {sheet === 'password' && <PasswordSheet onClose={close} />}
      {sheet === 'factor-on' && <FactorOnSheet onClose={close} />}
      {sheet === 'factor-off' && <FactorOffSheet onClose={close} />}
    </>
  )
}
