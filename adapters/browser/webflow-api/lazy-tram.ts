import { loadOnce } from '../../../core/shared/index.js'
import type { PageContext } from '../kit/page-module.js'
import type { LoadOnDemand } from './on-demand-chunks.js'
import type { Tram } from './tram-names.js'

interface TramChunk {
  readonly createTram: (context: PageContext) => (target: unknown) => Tram
}

/**
 * `Webflow.tram(element)` (reference/page-api#transitions). Our own widgets do without it, so it is loaded when
 * page code calls it first; the calls of the chain are carried out in their order then.
 */
export function createLazyTram(context: PageContext, load: LoadOnDemand): (target: unknown) => object {
  const ready = loadOnce(() => load('tram').then((chunk) => (chunk as TramChunk).createTram(context)))
  return (target) => {
    // In a list, because with its own `then` a tram would be taken for a promise.
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
