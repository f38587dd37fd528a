import type { AccountProviderLink } from '../../../ports/accounts/account-self-service.port.js'
import type { AccountPorts } from '../account-ports.js'

/** The accounts at providers that a member logs in with, oldest first. */
export const linkedProvidersOf = async (
  { store, settings: { providers } }: Pick<AccountPorts, 'store' | 'settings'>,
  memberId: string,
): Promise<readonly AccountProviderLink[]> =>
  (await store.providers.of(memberId)).map(({ provider, ...link }) => ({
    ...link,
    name: providers.find(({ id }) => id === provider)?.name ?? provider,
  }))
