import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { networkMessage } from '../../core/errors/index.js'
import type { NetworkFault } from '../../core/errors/index.js'

/** Faults are for who looks after the site; the visitor reads what they mean for what they were doing. */
export function reportFault({ window, document }: PageContext, fault: NetworkFault): void {
  const detail = { ...fault, message: networkMessage(fault) }
  console.error(`[vitrine] ${detail.message}`)
  document.dispatchEvent(new window.CustomEvent('vitrine:network-fault', { detail }))
}
