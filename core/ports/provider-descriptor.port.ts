import type { PolicySources } from '../site/index.js'
import type { CheckPayments } from './payment-check.port.js'
import type { PaymentProcessor } from './payment-processor.port.js'

/** A setting of a provider, by the name it has in the environment. */
export interface ProviderKey {
  readonly name: string
  /** All needed keys are set, or none is and the provider is not set up. @default false */
  readonly isNeeded?: boolean
  /** Its value looks like `example`; the value itself is never printed. @default any text */
  readonly shape?: { readonly pattern: RegExp; readonly example: string }
  /** Its value is an address over HTTP. @default false */
  readonly isAddress?: boolean
}

/** The mode of a provider's keys: in `live`, money moves. */
export interface ProviderMode {
  readonly mode: 'test' | 'live'
}

/** The site that a provider is paid for. */
export interface ProviderSite {
  /** The address at which shoppers reach it; null: the owner has not said. */
  readonly siteUrl: string | null
  /** Told what the owner has to put right; never holds a key. */
  readonly onProblem: (message: string) => void
}

/**
 * All that a server knows of one payment provider before it is set up. The folder of the provider exports one;
 * the list of them is the only other place that names the provider on the server.
 */
export interface ProviderDescriptor<Name extends string, Options> {
  /** The name in settings, attempts, notices and pages. */
  readonly name: Name
  /** The name for people. */
  readonly title: string
  readonly keys: readonly ProviderKey[]
  /** The needs of its script, for the policy of pages that load it. */
  readonly sources: PolicySources
  /** The hosts that its scripts come from, which it must serve and change itself. */
  readonly scriptHosts: RegExp
  /** Makes options of keys that are complete; keys that contradict each other become `problems`. */
  readonly read: (
    keys: Readonly<Record<string, string | undefined>>,
    problems: string[],
  ) => Options & ProviderMode
  readonly createProcessor: (options: Options, site: ProviderSite) => PaymentProcessor
  readonly createCheck: (options: Options, site: Pick<ProviderSite, 'siteUrl'>) => CheckPayments
}
