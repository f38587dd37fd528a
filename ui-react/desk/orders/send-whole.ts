import type { ChangedDeskOrder, DeskAnswer, OwnerApi } from '../../../core/ports/owner/api/owner-api.port.js'
import { err } from '../../../core/shared/index.js'

interface SendWhole {
  readonly key: string
  readonly id: string
  /** Empty: unknown. */
  readonly carrier: string
}

const GONE = { code: 'NOT_FOUND', message: 'This order no longer exists.' } as const

/** Marks everything left of an order as sent, based on its present state. */
export async function sendWhole(
  api: Pick<OwnerApi, 'order' | 'fulfil'>,
  { key, id, carrier }: SendWhole,
): DeskAnswer<ChangedDeskOrder> {
  const read = await api.order(id)
  if (!read.ok) return read
  if (read.value === null) return err({ tag: 'problem', problem: GONE })
  const { version } = read.value
  const parcel = { lines: null, carrier: carrier.trim() || null, tracking: null, sendWithdrawn: false }
  return api.fulfil({ key, order: id, version, ...parcel })
}
