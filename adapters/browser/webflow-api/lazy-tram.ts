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
  let loading: Promise<(target: unknown) => Tram> | undefined
  return (target) => {
    loading ??= load('tram').then((chunk) => (chunk as TramChunk).createTram(context))
    // In a list, because with its own `then` a tram would be taken for a promise.
    const tram = loading.then((make) => [make(target)] as const)
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
