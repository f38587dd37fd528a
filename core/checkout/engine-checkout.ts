import type { Capabilities } from '../orders/index.js'
import type { OrderGateway } from '../ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../ports/gateway-failure.port.js'
import type { Navigator } from '../ports/page/navigator.port.js'
import { err, ok } from '../shared/index.js'

const refused = (code: string, message: string): GatewayFailure => ({
  tag: 'rejected',
  code,
  message,
  problems: [],
})

/** A failure: the back end has no checkout of its own. */
export const NO_ENGINE_CHECKOUT: GatewayFailure = refused(
  'NoEngineCheckout',
  'Orders of this shop are placed on its own pages.',
)

/**
 * Scheme, host name and port of an address that every parser reads in the same way: no user name that could
 * hide the host, no backslash, no blank, only ASCII.
 */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+|\[::1\])(?::(\d+))?(?:[/?#][!-[\]-~]*)?$/i

const USUAL_PORTS: Readonly<Record<string, string>> = { https: '443', http: '80' }

const isThisMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/**
 * True if shoppers may be sent to an address: HTTPS, on a host that the back end names as its checkout's.
 * HTTP only if page and engine are on the same machine, under one name.
 */
function isCheckoutAddress(address: string, hosts: readonly string[], pageHost: string): boolean {
  const [, scheme = '', hostname = '', port = ''] =
    ADDRESS.exec(address)?.map((part) => part?.toLowerCase()) ?? []
  const host = port === '' || port === USUAL_PORTS[scheme] ? hostname : `${hostname}:${port}`
  const isPrivate = scheme === 'https' || (isThisMachine(hostname) && hostname === pageHost)
  return host !== '' && isPrivate && hosts.some((named) => named.toLowerCase() === host)
}

/** The gateway for the engine's checkout, and the shopper's location. */
export interface EngineCheckoutPorts {
  readonly commerce: Pick<OrderGateway, 'beginCheckout'>
  readonly navigator: Pick<Navigator, 'current'>
}

/** Makes the engine begin its own checkout with the visitor's cart; returns its address after checking it. */
export async function beginEngineCheckout(
  { commerce, navigator }: EngineCheckoutPorts,
  { checkoutHosts }: Pick<Capabilities, 'checkoutHosts'>,
): Answer<string> {
  const begun = (await commerce.beginCheckout?.()) ?? err(NO_ENGINE_CHECKOUT)
  if (!begun.ok) return begun
  const { url } = begun.value
  return isCheckoutAddress(url, checkoutHosts, navigator.current().hostname)
    ? ok(url)
    : err(
        refused(
          'CheckoutAddressRefused',
          `The shop's checkout is at an address that is not one of its checkout hosts over HTTPS: ${url}`,
        ),
      )
}
