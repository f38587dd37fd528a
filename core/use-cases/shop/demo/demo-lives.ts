import { ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import type { DeskPorts, OrderCommand, OrderFailure } from '../orders/change-order.js'
import {
  cancelOrder,
  fulfilOrder,
  noteOrder,
  refundOrder,
} from '../orders/handle-order.js'

type Life = (ports: DeskPorts, command: OrderCommand) => Promise<Result<unknown, OrderFailure>>

const send: Life = (ports, command) =>
  fulfilOrder(ports, { ...command, pieces: 'all', carrier: 'DHL', tracking: '00340434161094042557' })

const nothing: Life = async () => ok(null)

/** The histories of sample orders: most are sent, the newest wait. */
const LIVES: readonly Life[] = [
  send,
  send,
  (ports, command) => noteOrder(ports, { ...command, text: 'Rang: leave it with the neighbour.' }),
  send,
  async (ports, command) => {
    const sent = await send(ports, command)
    if (!sent.ok) return sent
    const extent = { tag: 'whole' } as const
    return refundOrder(ports, { ...command, key: ports.newId(), extent, restocks: true, reason: 'Came back' })
  },
  send,
  send,
  (ports, command) => cancelOrder(ports, { ...command, reason: 'Ordered twice', restocks: true }),
]

/** The number of newest orders that still wait to be sent. */
const WAITING = 5

/** Handles a sample order like an owner; `left` is the number of newer ones. */
export const liveDemoLife = (ports: DeskPorts, order: string, index: number, left: number) =>
  (left < WAITING ? nothing : (LIVES[index % LIVES.length] ?? nothing))(ports, { order, by: 'demo' })
