import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { CartService } from '../core/cart/index.js'
import type { CommerceGateway } from '../core/ports/commerce-gateway.port.js'
import type { EventSink } from '../core/ports/event-sink.port.js'
import type { Navigator } from '../core/ports/navigator.port.js'
import type { Random } from '../core/ports/random.port.js'

/** What the hooks work with: the ports of one visitor's shop and the cart built on them. */
export interface VitrineServices {
  readonly commerce: CommerceGateway
  readonly cart: CartService
  readonly navigator: Navigator
  readonly random: Random
  readonly events: EventSink
}

const ServicesContext = createContext<VitrineServices | null>(null)

/** Gives every component below it the same shop. */
export function VitrineProvider({
  services,
  children,
}: {
  readonly services: VitrineServices
  readonly children: ReactNode
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

/** The shop around a component. Using it outside a provider is a mistake in the application and throws. */
export function useServices(): VitrineServices {
  const services = use(ServicesContext)
  if (services === null) throw new Error('[vitrine] a Vitrine hook is used outside <VitrineProvider>')
  return services
}
