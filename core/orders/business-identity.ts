/** The seller, as the law has it named; a part that is not set is null or empty. */
export interface BusinessIdentity {
  readonly name: string
  /** The lines of the address. */
  readonly address: readonly string[]
  readonly email: string | null
  readonly phone: string | null
  readonly taxId: string | null
  /** The register of companies with the number in it. */
  readonly register: string | null
}
