import type { PolicySources } from '../../site/index.js'
import type { CheckPayments } from './payment-check.port.js'
import type { PaymentProcessor } from './payment-processor.port.js'

/** A setting of a provider, by its name in the environment. */
export interface ProviderKey {
  readonly name: string
  /** True: required. Either all required keys are set, or the provider is not set up. @default false */
  readonly isNeeded?: boolean
  /** Its value must look like `example`; the value itself is never printed. @default any text */
  readonly shape?: { readonly pattern: RegExp; readonly example: string }
  /** Its value must be an HTTP address. @default false */
  readonly isAddress?: boolean
}

/** The mode of a provider's keys; in `live`, money moves. */
export interface ProviderMode {
  readonly mode: 'test' | 'live'
}

/** The site for which a provider is set up. */
export interface ProviderSite {
  /** The address at which shoppers reach it; null: not set by the owner. */
  readonly siteUrl: string | null
  /** Called with problems that the owner must fix; never contains a key. */
  readonly onProblem: (message: string) => void
}

/**
 * Everything that a server knows about a payment provider before it is set up. The folder of the provider
 * exports one; the list of descriptors is the only other place that names the provider on the server.
 */
export interface ProviderDescriptor<Name extends string, Options> {
  /** The name in settings, attempts, notices and pages. */
  readonly name: Name
  /** The name for people. */
  readonly title: string
  readonly keys: readonly ProviderKey[]
  /** The sources of its script, for the policy of pages that load it. */
  readonly sources: PolicySources
  /** The hosts of its scripts, which only the provider may serve and change. */
  readonly scriptHosts: RegExp
  /** Makes options from complete keys; contradictory keys become `problems`. */
  readonly read: (
    keys: Readonly<Record<string, string | undefined>>,
    problems: string[],
  ) => Options & ProviderMode
  readonly createProcessor: (options: Options, site: ProviderSite) => PaymentProcessor
  readonly createCheck: (options: Options, site: Pick<ProviderSite, 'siteUrl'>) => CheckPayments
}
