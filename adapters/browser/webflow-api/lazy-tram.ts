import { loadOnce } from '../../../core/shared/index.js'
import type { PageContext } from '../kit/page-module.js'
import type { LoadOnDemand } from './on-demand-chunks.js'
import type { Tram } from './tram-names.js'

interface TramChunk {
  readonly createTram: (context: PageContext) => (target: unknown) => Tram
}

/**
 * `Webflow.tram(element)` (reference/page-api#transitions). Our own widgets do not use it, so it is loaded on
 * page code's first call; the calls of the chain then run in order.
 */
export function createLazyTram(context: PageContext, load: LoadOnDemand): (target: unknown) => object {
  const ready = loadOnce(() => load('tram').then((chunk) => (chunk as TramChunk).createTram(context)))
  return (target) => {
    // In a list, because its `then` would make it look like a promise.
    const tram = ready().then((make) => [make(target)] as const)
    const chain: object = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...values: readonly unknown[]) => {
            void tram.then(([real]) => {
              const method: unknown = Reflect.get(real, name)
              if (typeof method === 'function') Reflect.apply(method, real, values)
            }, reportError)
            return chain
          },
      },
    )
    return chain
  }
}
