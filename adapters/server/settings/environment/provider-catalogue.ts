import type { CheckPayments } from '../../../../core/ports/payments/payment-check.port.js'
import type { PaymentProcessor } from '../../../../core/ports/payments/payment-processor.port.js'
import type {
  ProviderDescriptor,
  ProviderKey,
  ProviderMode,
  ProviderSite,
} from '../../../../core/ports/payments/provider-descriptor.port.js'
import { err, ok, mapResult } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { PolicySources } from '../../../../core/site/index.js'
import { webAddress } from '../web-address.js'
import { missingText } from './missing-names.js'
import type { Environment } from './secrets-file.js'

/** Any descriptor of a list, in which each has its own type of options. */
// oxlint-disable-next-line typescript/no-explicit-any
type AnyDescriptor = ProviderDescriptor<string, any>

/** The providers of a list that the owner has set up, by their names; null: not set up. */
export type SettingsOf<List extends readonly AnyDescriptor[]> = {
  readonly [Each in List[number] as Each['name']]:
    | (Each extends ProviderDescriptor<string, infer Options> ? Options & ProviderMode : never)
    | null
}

/** A provider that is set up. */
export interface ReadyProvider extends ProviderMode {
  readonly name: string
  readonly title: string
  readonly createProcessor: (site: ProviderSite) => PaymentProcessor
  readonly createCheck: (site: Pick<ProviderSite, 'siteUrl'>) => CheckPayments
}

/** The keys of a list of payment providers, for callers that need nothing else. */
export interface ProviderKeys {
  /** The keys that have to be set, in words: `A and B, or C`. */
  readonly neededKeys: string
  /**
   * The modes of the providers that are set up; a failure describes every problem with a key, without its
   * value.
   */
  readonly readModes: (environment: Environment) => Result<readonly ProviderMode[], readonly string[]>
}

/** Everything that a server does with a list of payment providers. */
export interface ProviderCatalogue<Settings> extends ProviderKeys {
  /** No provider is set up. */
  readonly none: Settings
  /** Reads the keys; a failure describes every problem, without the values. */
  readonly read: (environment: Environment) => Result<Settings, readonly string[]>
  /** The providers that are set up, in the order of the list. */
  readonly ready: (settings: Settings) => readonly ReadyProvider[]
  /** The sources of a provider's script, for the policy of pages; null: it has none. */
  readonly sourcesOf: (name: string) => PolicySources | null
  /** The hosts of scripts, each with the title of its provider. */
  readonly scriptHosts: readonly (readonly [RegExp, string])[]
}

const neededOf = ({ keys }: AnyDescriptor): readonly string[] =>
  keys.filter(({ isNeeded }) => isNeeded).map(({ name }) => name)

/** True if all keys of a provider are set; if only some are, each missing one is reported. */
function isComplete(descriptor: AnyDescriptor, environment: Environment, problems: string[]): boolean {
  const needed = neededOf(descriptor)
  const missing = needed.filter((name) => !environment[name])
  if (missing.length > 0 && missing.length < needed.length)
    problems.push(`${missingText(missing)} beside ${needed[0]}.`)
  return missing.length === 0
}

function expectShape({ name, shape, isAddress }: ProviderKey, value: string, problems: string[]): void {
  if (shape && !shape.pattern.test(value)) problems.push(`${name} does not look like ${shape.example}.`)
  if (isAddress === true && webAddress(value) === null) problems.push(`${name} is not an address.`)
}

function readOne(descriptor: AnyDescriptor, environment: Environment, problems: string[]): unknown {
  if (!isComplete(descriptor, environment, problems)) return null
  for (const key of descriptor.keys) {
    const value = environment[key.name]
    if (value) expectShape(key, value, problems)
  }
  return descriptor.read(environment, problems)
}

/** Makes the catalogue from a list of descriptors. */
export function createProviderCatalogue<const List extends readonly AnyDescriptor[]>(
  list: List,
): ProviderCatalogue<SettingsOf<List>> {
  type Catalogue = ProviderCatalogue<SettingsOf<List>>
  const read: Catalogue['read'] = (environment) => {
    const problems: string[] = []
    const all = list.map((each) => [each.name, readOne(each, environment, problems)] as const)
    return problems.length === 0 ? ok(Object.fromEntries(all) as SettingsOf<List>) : err(problems)
  }
  const ready: Catalogue['ready'] = (settings) =>
    list.flatMap((each): readonly ReadyProvider[] => {
      const options = (settings as Readonly<Record<string, ProviderMode | null | undefined>>)[each.name]
      if (options == null) return []
      const { name, title } = each
      return [
        {
          name,
          title,
          mode: options.mode,
          createProcessor: (site) => each.createProcessor(options, site),
          createCheck: (site) => each.createCheck(options, site),
        },
      ]
    })
  return {
    neededKeys: list.map((each) => neededOf(each).join(' and ')).join(', or '),
    none: Object.fromEntries(list.map(({ name }) => [name, null])) as SettingsOf<List>,
    read,
    ready,
    readModes: (environment) => mapResult(read(environment), ready),
    sourcesOf: (name) => list.find((each) => each.name === name)?.sources ?? null,
    scriptHosts: list.map(({ scriptHosts, title }) => [scriptHosts, title] as const),
  }
}
