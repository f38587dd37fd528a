import type { ProvenIdentity } from '../../../ports/accounts/identity-provider.port.js'

/** An account at a provider, linked to a member. */
export interface StoredProviderLink {
  readonly id: string
  /** The id of the provider in the settings. */
  readonly provider: string
  readonly createdOnMs: number
  readonly usedOnMs: number | null
}

/** An account at a provider to link. */
export interface NewProviderLink {
  readonly identity: Pick<ProvenIdentity, 'issuer' | 'subject'>
  readonly provider: string
  readonly memberId: string
  readonly nowMs: number
}

/** The accounts at providers that members log in with. */
export interface LinkedProviders {
  /** The links of a member, oldest first. */
  readonly of: (memberId: string) => Promise<readonly StoredProviderLink[]>
  /** Records a use and returns the member's id; null: no member is linked. */
  readonly use: (identity: NewProviderLink['identity'], nowMs: number) => Promise<string | null>
  /** Rejects with `AlreadyStored` if the account is linked. */
  readonly insert: (link: NewProviderLink) => Promise<void>
  /** False: the member has no such link. */
  readonly remove: (memberId: string, id: string) => Promise<boolean>
}
