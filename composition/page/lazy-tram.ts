import type { PageContext } from '../../adapters/dom/page/page-module.js'
import { loadCalled } from './called-chunks.js'
import type { Load } from './called-chunks.js'
import type { Tram } from './features/tram.js'

interface TramChunk {
  readonly createTram: (context: PageContext) => (target: unknown) => Tram
}

const METHODS = ['add', 'set', 'start', 'then', 'wait', 'stop', 'show', 'hide', 'redraw', 'destroy'] as const

/**
 * `Webflow.tram(element)` (contract/animation 4.9). Our own widgets do without it, so it is loaded when page code calls it first; the calls
 * of the chain are carried out in their order then.
 */
export function createLazyTram(context: PageContext, load: Load): (target: unknown) => object {
  let tram: Promise<(target: unknown) => Tram> | undefined
  return (target) => {
    tram ??= loadCalled(load, 'tram').then((chunk) => (chunk as TramChunk).createTram(context))
    const own = tram.then((make) => [make(target)] as const)
    const chain: Record<string, unknown> = {}
    for (const name of METHODS)
      chain[name] = (...values: readonly unknown[]) => {
        // Nothing is answered here: with its `then` a tram would be taken for a promise.
        void own.then(([real]) => void Reflect.apply(real[name], real, values), reportError)
        return chain
      }
    return chain
  }
}
