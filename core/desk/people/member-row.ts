/** A member of the site. */
export interface DeskMember {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly status: 'INVITED' | 'UNVERIFIED' | 'VERIFIED'
  readonly groups: readonly string[]
  readonly createdAt: string
  readonly lastLogInAt: string | null
  readonly bannedAt: string | null
}
