import type { AccountProviderLink } from '../../../ports/accounts/account-self-service.port.js'
import type { AccountRules, StoredAccounts } from '../account-ports.js'

/** The accounts at providers that a member logs in with, oldest first. */
export const linkedProvidersOf = async (
  { store, settings: { providers } }: AccountRules & StoredAccounts,
  memberId: string,
): Promise<readonly AccountProviderLink[]> =>
  (await store.providers.of(memberId)).map(({ provider, ...link }) => ({
    ...link,
    name: providers.find(({ id }) => id === provider)?.name ?? provider,
  }))
