import { createGateFinder } from '../../../core/accounts/index.js'
import type { Gate } from '../../../core/accounts/index.js'
import type { Result } from '../../../core/shared/index.js'
import { providerSecretName, readAccountSecrets } from '../settings/environment/account-secrets.js'
import { readFormSettings } from '../settings/environment/form-settings.js'
import type { ProviderKeys } from '../settings/environment/provider-catalogue.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import { dataLocationOf } from '../site-folder/data-location.js'
import type { SiteFolder } from '../site-folder/read-site-folder.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

function mailFindings(secrets: Environment): readonly SiteFinding[] {
  const forms = readFormSettings(secrets)
  if (!forms.ok)
    return forms.failure.map((line) => siteFinding('problem', 'mail', line, 'Set it as docs/forms.md says.'))
  return forms.value.mail === null
    ? [
        siteFinding(
          'note',
          'mail',
          'No mail is configured: submissions of forms are kept, and no mail announces them.',
          'Set VITRINE_SMTP_URL, VITRINE_MAIL_FROM and VITRINE_FORMS_TO (docs/forms.md).',
        ),
      ]
    : []
}

function paymentFindings(
  secrets: Environment,
  providers: ProviderKeys,
  sells: boolean,
): readonly SiteFinding[] {
  const modes = providers.readModes(secrets)
  if (!modes.ok)
    return modes.failure.map((line) =>
      siteFinding('problem', 'payments', line, 'Set it as docs/payments.md says.'),
    )
  if (modes.value.length === 0 && sells)
    return [
      siteFinding(
        'note',
        'payments',
        'No payment provider is set up: orders are paid in the sandbox and no money moves.',
        `Set ${providers.neededKeys}.`,
      ),
    ]
  return modes.value.some(({ mode }) => mode === 'test')
    ? [
        siteFinding(
          'note',
          'payments',
          'A payment provider has keys for tests: no money moves.',
          'Set its live keys before the shop opens (docs/payments.md).',
        ),
      ]
    : []
}

const isHere = (address: string): boolean => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(address)

function addressFindings({ settings: { baseUrl } }: SiteFolder): readonly SiteFinding[] {
  return baseUrl === null || baseUrl.startsWith('https:') || isHere(baseUrl)
    ? []
    : [
        siteFinding(
          'problem',
          'tls',
          `${baseUrl} is not an address with TLS: cards and passwords would be sent unencrypted.`,
          'Put a server with a certificate in front (docs/hosting.md) and write https:// into vitrine.json.',
        ),
      ]
}

/** Finds log-in providers that cannot work, and members' secrets that are not encrypted in the database. */
function accountFindings(
  folder: string,
  { settings }: SiteFolder,
  secrets: Environment,
): readonly SiteFinding[] {
  const accounts = readAccountSecrets(secrets)
  if (!accounts.ok)
    return accounts.failure.map((line) =>
      siteFinding('problem', 'accounts', line, 'Set it as docs/accounts.md says.'),
    )
  const { providers, keys } = accounts.value
  const { tag } = dataLocationOf(folder, undefined, secrets['DATABASE_URL'])
  return [
    ...settings.accounts.providers
      .filter(({ id }) => providers[id] === undefined)
      .map(({ id, name }) =>
        siteFinding(
          'problem',
          'accounts',
          `No member can log in with ${name}: its secret is missing.`,
          `Set ${providerSecretName(id)} to what ${name} gave you (docs/log-in-providers.md).`,
        ),
      ),
    ...(tag === 'server' && keys.length === 0
      ? [
          siteFinding(
            'problem',
            'accounts',
            'The secrets of members’ authenticator apps are readable in the database: there is no key for them.',
            'Set VITRINE_ACCOUNTS_KEY to what `openssl rand -hex 32` prints (docs/accounts.md).',
          ),
        ]
      : []),
  ]
}

/** The address of a page; items of a template have addresses under the name of their collection. */
function addressOf(file: string): string {
  const bare = file.replace(/^detail_([\w-]+)\.html$/, '$1/item').replace(/(?:^|\/)index\.html$/, '')
  return `/${bare.replace(/\.html$/, '')}`
}

const isForMembers = ({ password, groups }: Gate): boolean => password === null || groups.length > 0

/** The pages that only logged-in visitors can read. */
export function memberPages({ settings }: SiteFolder, pages: readonly string[]): readonly string[] {
  const gatesBefore = createGateFinder(settings.gates.filter(isForMembers))
  return pages.filter((file) => gatesBefore(file, addressOf(file)).length > 0)
}

/** Finds gates without pages, and gates without a log-in page. */
function gateFindings({ settings }: SiteFolder, pages: readonly string[]): readonly SiteFinding[] {
  return settings.gates.flatMap((gate) => {
    const gatesBefore = createGateFinder([gate])
    const behind = pages.filter((file) => gatesBefore(file, addressOf(file)).length > 0)
    const asksForMembers = isForMembers(gate)
    return [
      ...(behind.length === 0
        ? [
            siteFinding(
              'problem',
              'gates',
              `The gate ${gate.path} matches no page.`,
              'Write the address of the pages it guards into vitrine.json, such as /members/*.',
            ),
          ]
        : []),
      ...(asksForMembers && !pages.includes('log-in.html')
        ? [
            siteFinding(
              'problem',
              'gates',
              `The gate ${gate.path} redirects to log-in.html, which does not exist.`,
              'Export the page with the log-in form, or give the gate a password instead.',
            ),
          ]
        : []),
    ]
  })
}

/** The site folder with the settings to check, and the keys of its server. */
export interface OwnerSettings {
  readonly folder: string
  /** Null: its settings cannot be read, which another check reports. */
  readonly site: SiteFolder | null
  readonly pages: readonly string[]
  readonly secrets: Result<Environment, readonly string[]>
  readonly providers: ProviderKeys
}

/** The findings about keys and passwords; if their file cannot be used, that is the only finding. */
function secretFindings({ folder, site, secrets, providers }: OwnerSettings): readonly SiteFinding[] {
  if (!secrets.ok)
    return secrets.failure.map((line) =>
      siteFinding('problem', 'payments', line, 'Set it as docs/payments.md says.'),
    )
  return [
    ...(site === null ? [] : accountFindings(folder, site, secrets.value)),
    ...paymentFindings(secrets.value, providers, site === null || site.catalogue !== null),
    ...mailFindings(secrets.value),
  ]
}

/** The findings about the owner's settings beside the pages, from the files of the folder and the keys. */
export const ownerFindings = (settings: OwnerSettings): readonly SiteFinding[] => [
  ...(settings.site === null
    ? []
    : [...addressFindings(settings.site), ...gateFindings(settings.site, settings.pages)]),
  ...secretFindings(settings),
]
