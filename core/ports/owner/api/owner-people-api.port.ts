import type {
  DeskAccess,
  DeskFactorSecret,
  DeskFailure,
  DeskInvitation,
  DeskPerson,
  OwnerRole,
} from '../../../desk/index.js'
import type { Result } from '../../../shared/index.js'

/** The result of a call of the owner's API. */
export type DeskAnswer<T> = Promise<Result<T, DeskFailure>>

/** A person with the version that was read. */
type ReadPerson = Pick<DeskPerson, 'id' | 'version'>

/**
 * The part of the owner's API for people and their access. Changes that admit more people or add access
 * methods fail with `proof-needed` if the person signed in more than ten minutes ago.
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
  /** True if this browser supports passkeys. */
  readonly hasPasskeys: boolean
  /** Adds a passkey of this device for the signed-in person. */
  readonly addPasskey: (name: string) => DeskAnswer<void>
  readonly removePasskey: (id: string) => DeskAnswer<void>
  /** Ends a session by its id; null: all except this one. */
  readonly endSession: (id: string | null) => DeskAnswer<void>
  readonly changePassword: (input: {
    readonly currentPassword: string
    readonly newPassword: string
  }) => DeskAnswer<void>
  /** Makes the secret of an authenticator app; it becomes active after one correct code. */
  readonly beginSecondFactor: () => DeskAnswer<DeskFactorSecret>
  /** Returns the recovery codes, which are shown once. */
  readonly turnOnSecondFactor: (code: string) => DeskAnswer<readonly string[]>
  readonly turnOffSecondFactor: (code: string) => DeskAnswer<void>
}
