import type { PageContext } from './page-module.js'
import { networkMessage } from '../../../core/errors/index.js'
import type { NetworkFault } from '../../../core/errors/index.js'

/** Reports faults to the site's developer; the visitor reads the consequence for the action. */
export function reportFault({ window, document }: PageContext, fault: NetworkFault): void {
  const detail = { ...fault, message: networkMessage(fault) }
  console.error(`[vitrine] ${detail.message}`)
  document.dispatchEvent(new window.CustomEvent('vitrine:network-fault', { detail }))
}
