import { PROVIDER_PATH, providerReturnPath } from '../../../core/accounts/index.js'
import { systemClock } from '../platform/index.js'
import { createOpenIdProvider } from './index.js'
import type { LogInProvider } from '../../../core/accounts/index.js'
import type { IdentityProvider } from '../../../core/ports/accounts/identity-provider.port.js'
import type { AccountSecrets } from '../settings/environment/account-secrets.js'

/** A log-in provider of a site. */
export interface ProviderStanding {
  readonly id: string
  readonly name: string
  /** True if its secret is set; without it no visitor can log in with it. */
  readonly isOn: boolean
  /** The address to register with the provider, which sends visitors back only there. */
  readonly returnTo: string
}

/** The providers of a site with a secret. */
export const createLogInProviders = (
  providers: readonly LogInProvider[],
  secrets: AccountSecrets,
): readonly IdentityProvider[] =>
  providers.flatMap((provider) => {
    const clientSecret = secrets.providers[provider.id]
    return clientSecret === undefined
      ? []
      : [createOpenIdProvider({ ...provider, clientSecret, clock: systemClock })]
  })

/** The state of a site's log-in providers; `origin`: the site's origin for its visitors. */
export const providerStandings = (
  providers: readonly LogInProvider[],
  secrets: AccountSecrets,
  origin: string,
): readonly ProviderStanding[] =>
  providers.map(({ id, name }) => ({
    id,
    name,
    isOn: secrets.providers[id] !== undefined,
    returnTo: new URL(providerReturnPath(id), origin).href,
  }))

/** The target of links of pages to these providers; null: the provider is not set up. */
export const providerHrefs =
  (providers: readonly LogInProvider[], secrets: AccountSecrets) =>
  (provider: string): string | null =>
    providers.some(({ id }) => id === provider) && secrets.providers[provider] !== undefined
      ? `${PROVIDER_PATH}/${provider}`
      : null
