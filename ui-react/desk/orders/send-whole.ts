import type { ChangedDeskOrder, DeskAnswer, OwnerApi } from '../../../core/ports/owner-api.port.js'
import { err } from '../../../core/shared/index.js'

interface SendWhole {
  readonly key: string
  readonly id: string
  /** Empty: none is named. */
  readonly carrier: string
}

const GONE = { code: 'NOT_FOUND', message: 'This order is not there any more.' } as const

/** Notes that all that is left of an order was sent, on the state in which it is now. */
export async function sendWhole(
  api: Pick<OwnerApi, 'order' | 'fulfil'>,
  { key, id, carrier }: SendWhole,
): DeskAnswer<ChangedDeskOrder> {
  const read = await api.order(id)
  if (!read.ok) return read
  if (read.value === null) return err({ tag: 'problem', problem: GONE })
  const { version } = read.value
  return api.fulfil({ key, order: id, version, lines: null, carrier: carrier.trim() || null, tracking: null })
}
