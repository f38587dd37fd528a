import Stripe from 'stripe'
import { boundedFetch } from '../../../server/platform/index.js'
import type { StripeOptions } from './stripe-options.js'

const TIMEOUT_MS = 20_000
/** A page of a hundred payments, each with the metadata of its charge and refunds, may have some megabytes. */
const MAX_PAGE_BYTES = 16_000_000
/**
 * The number of repetitions by the SDK under the same key; a result that is still unknown is looked up later.
 */
const RETRIES = 2

/** The parts of an address that replaces the SDK's own. */
function addressOf(baseUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(baseUrl)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}

/** Stripe's SDK for one account. */
export function createStripeClient(
  options: Pick<StripeOptions, 'secretKey' | 'account' | 'baseUrl' | 'apiVersion' | 'timeoutMs'>,
): Stripe {
  const { secretKey, account, baseUrl, apiVersion, timeoutMs = TIMEOUT_MS } = options
  return new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: timeoutMs,
    telemetry: false,
    // The SDK's own client reads an answer of any length for any time.
    httpClient: Stripe.createFetchHttpClient(boundedFetch(globalThis.fetch, MAX_PAGE_BYTES)),
    ...(account !== null && { stripeAccount: account }),
    ...(baseUrl !== undefined && addressOf(baseUrl)),
    ...(apiVersion !== undefined && { apiVersion: apiVersion as Stripe.LatestApiVersion }),
  })
}

/** A header of Stripe's answer. Over `fetch` the SDK returns them as `Headers`, other than its types say. */
export const headerOf = <T>({ lastResponse }: Stripe.Response<T>, name: string): string | undefined =>
  (lastResponse.headers as unknown as Headers).get(name) ?? undefined
