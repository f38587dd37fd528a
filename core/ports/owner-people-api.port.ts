import type {
  DeskAccess,
  DeskFactorSecret,
  DeskFailure,
  DeskInvitation,
  DeskPerson,
  OwnerRole,
} from '../desk/index.js'
import type { Result } from '../shared/index.js'

/** An answer of the owner's API. */
export type DeskAnswer<T> = Promise<Result<T, DeskFailure>>

/** A person in the state that was read. */
type ReadPerson = Pick<DeskPerson, 'id' | 'version'>

/**
 * The part of the owner's API that is about people and their ways in. What lets more people or more ways in fails with
 * `proof-needed` where the person signed in more than ten minutes ago.
 */
export interface OwnerPeopleApi {
  readonly people: () => DeskAnswer<readonly DeskPerson[]>
  readonly invite: (input: {
    readonly email: string
    readonly name: string | null
    readonly role: OwnerRole
  }) => DeskAnswer<DeskInvitation>
  readonly changeRole: (person: ReadPerson, role: OwnerRole) => DeskAnswer<void>
  readonly removePerson: (person: ReadPerson) => DeskAnswer<void>

  readonly access: () => DeskAnswer<DeskAccess>
  /** True where this browser knows passkeys. */
  readonly hasPasskeys: boolean
  /** Adds a passkey of this device to the person who is signed in. */
  readonly addPasskey: (name: string) => DeskAnswer<void>
  readonly removePasskey: (id: string) => DeskAnswer<void>
  /** Ends a session by its id, or all but this one with null. */
  readonly endSession: (id: string | null) => DeskAnswer<void>
  readonly changePassword: (input: {
    readonly currentPassword: string
    readonly newPassword: string
  }) => DeskAnswer<void>
  /** Makes the secret of an authenticator app; it counts once a code of it was right. */
  readonly beginSecondFactor: () => DeskAnswer<DeskFactorSecret>
  /** Answers the recovery codes, which are told once. */
  readonly turnOnSecondFactor: (code: string) => DeskAnswer<readonly string[]>
  readonly turnOffSecondFactor: (code: string) => DeskAnswer<void>
}
