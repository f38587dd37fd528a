import { Container } from 'inversify'
import type { ContainerModule } from 'inversify'
import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import type { EventSink } from '../../core/ports/event-sink.port.js'
import type { KeyValueStore } from '../../core/ports/key-value-store.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { backendModule } from '../modules/backend.module.js'
import { browserModule } from '../modules/browser.module.js'
import { provide, resolve } from '../modules/provide.js'
import type { Token } from '../modules/provide.js'
import { TOKENS } from '../modules/tokens.js'

/**
 * The ports every shop feature of a page works with: one back end and one visitor for the cart, the product
 * page and the checkout.
 */
export interface CommerceRuntime {
  readonly clock: Clock
  readonly commerce: CommerceGateway
  readonly eventSink: EventSink
  readonly navigator: Navigator
  readonly random: Random
  readonly storage: KeyValueStore
  /**
   * Adds a module that only one feature needs and answers its service, so that its code stays in that
   * feature's chunk.
   */
  readonly add: <T>(module: ContainerModule, id: Token<T>) => T
}

const runtimes = new WeakMap<Document, CommerceRuntime>()

function assemble(context: PageContext): CommerceRuntime {
  const container = new Container()
  provide(container, TOKENS.window, [], () => context.window)
  provide(container, TOKENS.clock, [], () => context.clock)
  container.load(browserModule, backendModule)
  return {
    clock: context.clock,
    commerce: resolve(container, TOKENS.commerce),
    eventSink: resolve(container, TOKENS.eventSink),
    navigator: resolve(container, TOKENS.navigator),
    random: resolve(container, TOKENS.random),
    storage: resolve(container, TOKENS.storage),
    add: (module, id) => {
      // Loading a module again would bind its services twice.
      if (!container.isBound(id)) container.load(module)
      return resolve(container, id)
    },
  }
}

/**
 * The page's shop, built once per document however often its features start and stop (contract/commerce 0.1).
 */
export function commerceRuntime(context: PageContext): CommerceRuntime {
  const known = runtimes.get(context.document)
  if (known) return known
  const runtime = assemble(context)
  runtimes.set(context.document, runtime)
  return runtime
}
