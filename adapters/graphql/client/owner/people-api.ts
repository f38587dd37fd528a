import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_SECOND_FACTOR,
  CHANGE_OWNER_ROLE,
  CHANGE_PASSWORD,
  END_SESSION,
  INVITE_OWNER,
  LIST_OWNERS,
  READ_ACCESS,
  REMOVE_OWNER,
  REMOVE_PASSKEY,
  TURN_OFF_SECOND_FACTOR,
  TURN_ON_SECOND_FACTOR,
} from '../../protocol/owner/index.js'
import type { DeskFailure, DeskProblem } from '../../../../core/desk/index.js'
import type { OwnerPeopleApi } from '../../../../core/ports/owner/api/owner-people-api.port.js'
import { err, mapResult } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { problemAsFailure } from './ask-owner-api.js'
import type { AskOwnerApi } from './ask-owner-api.js'
import type { Passkeys } from './passkeys.js'

/** The dependencies of the operations about people. */
export interface PeopleApiOptions {
  readonly ask: AskOwnerApi
  /** Makes a key under which a change may be sent again. */
  readonly key: () => string
  readonly passkeys: Passkeys | null
}

/** The result of a change without an answer of its own. */
const done = <T extends object>(
  answer: Result<T | (DeskProblem & object), DeskFailure>,
): Result<void, DeskFailure> => mapResult(problemAsFailure(answer), () => undefined)

/** The operations about people and their access methods. */
export const createPeopleApi = ({ ask, key, passkeys }: PeopleApiOptions): OwnerPeopleApi => ({
  people: async () => mapResult(await ask(LIST_OWNERS, {}), ({ owners }) => owners),
  invite: async (input) => {
    const answer = await ask(INVITE_OWNER, { input: { ...input, key: key() } })
    return problemAsFailure(mapResult(answer, ({ inviteOwner }) => inviteOwner))
  },
  changeRole: async ({ id, version }, role) => {
    const answer = await ask(CHANGE_OWNER_ROLE, { input: { id, version, role, key: key() } })
    return done(mapResult(answer, ({ changeOwnerRole }) => changeOwnerRole))
  },
  removePerson: async ({ id, version }) => {
    const answer = await ask(REMOVE_OWNER, { input: { id, version, key: key() } })
    return done(mapResult(answer, ({ removeOwner }) => removeOwner))
  },
  access: async () => mapResult(await ask(READ_ACCESS, {}), ({ access }) => access),
  hasPasskeys: passkeys !== null,
  addPasskey: async (name) => {
    if (passkeys === null) return err({ tag: 'cancelled' })
    const begun = await ask(BEGIN_PASSKEY, {})
    if (!begun.ok) return begun
    const said = await passkeys.make(begun.value.beginPasskey.options)
    if (said === null) return err({ tag: 'cancelled' })
    const answer = await ask(ADD_PASSKEY, { input: { key: key(), answer: said, name } })
    return done(mapResult(answer, ({ addPasskey }) => addPasskey))
  },
  removePasskey: async (id) => {
    const answer = await ask(REMOVE_PASSKEY, { key: key(), id })
    return done(mapResult(answer, ({ removePasskey }) => removePasskey))
  },
  endSession: async (id) => {
    const answer = await ask(END_SESSION, { key: key(), id })
    return done(mapResult(answer, ({ endSession }) => endSession))
  },
  changePassword: async (input) => {
    const answer = await ask(CHANGE_PASSWORD, { input: { ...input, key: key() } })
    return done(mapResult(answer, ({ changePassword }) => changePassword))
  },
  beginSecondFactor: async () =>
    mapResult(await ask(BEGIN_SECOND_FACTOR, {}), ({ beginSecondFactor }) => beginSecondFactor),
  turnOnSecondFactor: async (code) => {
    const answer = await ask(TURN_ON_SECOND_FACTOR, { key: key(), code })
    const turnedOn = problemAsFailure(mapResult(answer, ({ turnOnSecondFactor }) => turnOnSecondFactor))
    return mapResult(turnedOn, ({ codes }) => codes)
  },
  turnOffSecondFactor: async (code) => {
    const answer = await ask(TURN_OFF_SECOND_FACTOR, { key: key(), code })
    return done(mapResult(answer, ({ turnOffSecondFactor }) => turnOffSecondFactor))
  },
})
