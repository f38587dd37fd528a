/** The authenticator app of a member. */
export interface StoredFactor {
  readonly memberId: string
  /** null: the key that opens the secret is missing. */
  readonly secret: string | null
  /** False: the member has not entered a first code. */
  readonly isOn: boolean
}

/** Authenticator apps and recovery codes. */
export interface SecondFactors {
  /** null: none was begun. */
  readonly find: (memberId: string) => Promise<StoredFactor | null>
  /** Stores the secret of an app that is not on, in place of an earlier one. */
  readonly begin: (memberId: string, secret: string) => Promise<void>
  readonly turnOn: (memberId: string) => Promise<void>
  /** Redeems the code of a time step; false: it or a later one was used, in any process. */
  readonly takeStep: (memberId: string, step: number) => Promise<boolean>
  /** Removes the app and the recovery codes; false: no app was on. */
  readonly drop: (memberId: string) => Promise<boolean>
  /** Redeems a recovery code, given as its digits (`recoveryDigits`); false: there is none. */
  readonly takeRecoveryCode: (memberId: string, code: string) => Promise<boolean>
  /** Replaces the recovery codes, given as their digits (`recoveryDigits`). */
  readonly replaceRecoveryCodes: (memberId: string, codes: readonly string[]) => Promise<void>
  readonly countRecoveryCodes: (memberId: string) => Promise<number>
}
