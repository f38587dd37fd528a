import {
  BEGIN_PASSKEY_SIGN_IN,
  PASSKEY_SIGN_IN,
  READ_SESSION,
  SIGN_IN,
  SIGN_OUT,
  USE_CODE,
} from '../../protocol/owner/index.js'
import type { OwnerApi } from '../../../../core/ports/owner/api/owner-api.port.js'
import { err, mapResult, ok } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { PeopleApiOptions } from './people-api.js'

type SessionApi = Pick<OwnerApi, 'session' | 'signIn' | 'useCode' | 'signInWithPasskey' | 'signOut'>

/** The operations that begin, read and end a session of the desk. */
export const createSessionApi = ({
  ask,
  passkeys,
}: Pick<PeopleApiOptions, 'ask' | 'passkeys'>): SessionApi => ({
  session: async () => mapResult(await ask(READ_SESSION, {}), ({ session }) => session),
  signIn: async (input) => {
    const answer = await ask(SIGN_IN, { input })
    return mapResult(problemAsFailure(mapResult(answer, ({ signIn }) => signIn)), ({ session }) => session)
  },
  useCode: async (input) => {
    const answer = await ask(USE_CODE, { input })
    return mapResult(problemAsFailure(mapResult(answer, ({ useCode }) => useCode)), ({ session }) => session)
  },
  signInWithPasskey: async () => {
    if (passkeys === null) return err({ tag: 'cancelled' })
    const begun = await ask(BEGIN_PASSKEY_SIGN_IN, {})
    if (!begun.ok) return begun
    const said = await passkeys.use(begun.value.beginPasskeySignIn.options)
    if (said === null) return err({ tag: 'cancelled' })
    const answer = await ask(PASSKEY_SIGN_IN, { answer: said })
    const signedIn = problemAsFailure(mapResult(answer, ({ signInWithPasskey }) => signInWithPasskey))
    return mapResult(signedIn, ({ session }) => session)
  },
  signOut: async () => {
    const answer = await ask(SIGN_OUT, {})
    return answer.ok ? ok(undefined) : answer
  },
})
