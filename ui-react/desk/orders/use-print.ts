import { useApi } from '../data/api.js'
import type { PaperKind } from '../../../core/ports/owner/api/owner-api.port.js'
import { printPage } from '../kit/print-page.js'
import { reportFailed } from '../kit/toasts.js'

/** Prints papers of orders, and reports the reason if there are none. */
export function usePrint(): (kind: PaperKind, orders: readonly string[]) => void {
  const api = useApi()
  return (kind, orders) =>
    void printPage(api.paperUrl(kind, orders)).then((problem) => {
      if (problem !== null) reportFailed('Nothing was printed', problem)
    })
}
