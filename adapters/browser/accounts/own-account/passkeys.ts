import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { browserName } from '../../../../core/accounts/index.js'
import type { PasskeyOptions } from '../../../../core/ports/accounts/account-log-in-methods.port.js'
import type { Answer, GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { err } from '../../../../core/shared/index.js'
import { logInTarget } from './own-page.js'
import type { OwnPage } from './own-page.js'

/** The visitor closed the browser's own dialog, or their device has no such key. */
const notGiven: GatewayFailure = {
  tag: 'rejected',
  code: 'AccountPasskeyRefused',
  message: 'No passkey was given.',
  problems: [],
}

/** The result of the browser's answer to the server's options; a refusal if there is none. */
async function ceremony<T>(
  options: Answer<PasskeyOptions>,
  start: (options: PasskeyOptions) => Promise<unknown>,
  take: (answer: unknown) => Answer<T>,
): Answer<T> {
  const asked = await options
  if (!asked.ok) return asked
  const given = await start(asked.value).catch(() => null)
  return given === null ? err(notGiven) : take(given)
}

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Creates a passkey on this device; without a name it is named after the browser. */
export const addPasskey = ({ account, context }: OwnPage, name: string): Answer<void> =>
  ceremony(
    account.beginPasskey(),
    // Both the library and the browser check them.
    (options) => startRegistration({ optionsJSON: options as unknown as Creation }),
    (answer) =>
      account.addPasskey({ answer, name: name || (browserName(context.window.navigator.userAgent) ?? '') }),
  )

/** Logs in with a passkey and goes on. */
export const logInWithPasskey = async (page: OwnPage): Answer<unknown> => {
  const { account, navigator, onUserChanged } = page
  const answer = await ceremony(
    account.askPasskey(),
    (options) => startAuthentication({ optionsJSON: options as unknown as Request }),
    account.logInWithPasskey,
  )
  if (answer.ok) {
    onUserChanged()
    navigator.go(logInTarget(page, null))
  }
  return answer
}
