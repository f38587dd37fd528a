/** The seller's data that the law requires; a part that is not set is null or empty. */
export interface BusinessIdentity {
  readonly name: string
  /** The lines of the address. */
  readonly address: readonly string[]
  readonly email: string | null
  readonly phone: string | null
  readonly taxId: string | null
  /** The company register with the number. */
  readonly register: string | null
}
