import type { ProviderStanding } from '../../openid-connect/log-in-providers.js'
import { providerSecretName } from '../../settings/environment/account-secrets.js'
import type { DataLocation } from '../../site-folder/data-location.js'

/** The state of an open site for its owner. */
interface Standing {
  readonly location: DataLocation
  readonly site: { readonly catalogue: string | null }
  readonly isTestShop: boolean
  readonly mailboxUrl: string | null
  readonly payments: readonly { readonly name: string; readonly mode: 'live' | 'test' }[]
  readonly providers: readonly ProviderStanding[]
  readonly sealsSecrets: boolean
}

const providerNotice = ({ id, name, isOn, returnTo }: ProviderStanding): string =>
  isOn
    ? `Members can log in with ${name}, at which ${returnTo} must be registered.`
    : `No member can log in with ${name}: ${providerSecretName(id)} is missing.`

const UNSEALED =
  'Secrets of authenticator apps are readable in the database: set VITRINE_ACCOUNTS_KEY (docs/accounts.md).'

/** The notices at the start: the place of the data, the payment modes, the log-in providers. */
export const standingNotice = (running: Standing): readonly string[] => {
  const { location, site, isTestShop, mailboxUrl, payments, providers, sealsSecrets } = running
  const isForTests = isTestShop && site.catalogue !== null
  return [
    `Data: ${location.description}`,
    ...(isForTests ? ['This is a test shop with sandbox payments: no money moves.'] : []),
    ...(mailboxUrl === null ? [] : [`Mails: ${mailboxUrl} (no mail server is set)`]),
    ...providers.map(providerNotice),
    ...(sealsSecrets ? [] : [UNSEALED]),
    ...payments.map(
      ({ name, mode }) =>
        `Payments through ${name}, ${mode === 'live' ? 'live: money moves' : 'test mode: no money moves'}.`,
    ),
  ]
}
