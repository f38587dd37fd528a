import { ofLanguage, ok } from '../../../shared/index.js'
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

/** The words of an owner about sample orders. */
interface DemoWords {
  readonly note: string
  readonly cameBack: string
  readonly orderedTwice: string
}

const EN: DemoWords = {
  note: 'Rang: leave it with the neighbour.',
  cameBack: 'Came back',
  orderedTwice: 'Ordered twice',
}

const WORDS: Readonly<Record<string, DemoWords>> = {
  de: {
    note: 'Anruf: bitte beim Nachbarn abgeben.',
    cameBack: 'Kam zurück',
    orderedTwice: 'Doppelt bestellt',
  },
  fr: { note: 'Appel : à déposer chez le voisin.', cameBack: 'Renvoyé', orderedTwice: 'Commandé deux fois' },
  es: { note: 'Llamó: dejarlo con el vecino.', cameBack: 'Devuelto', orderedTwice: 'Pedido dos veces' },
}

/** The histories of sample orders: most are sent, the newest wait. */
const livesIn = ({ note, cameBack, orderedTwice }: DemoWords): readonly Life[] => [
  send,
  send,
  (ports, command) => noteOrder(ports, { ...command, text: note }),
  send,
  async (ports, command) => {
    const sent = await send(ports, command)
    if (!sent.ok) return sent
    const extent = { tag: 'whole' } as const
    return refundOrder(ports, { ...command, key: ports.newId(), extent, restocks: true, reason: cameBack })
  },
  send,
  send,
  (ports, command) => cancelOrder(ports, { ...command, reason: orderedTwice, restocks: true }),
]

/** The number of newest orders that still wait to be sent. */
const WAITING = 5

/** A sample order, with the number of newer ones. */
interface DemoOrder {
  readonly order: string
  readonly index: number
  readonly left: number
}

/** Handles a sample order like an owner, with words in the language of the site. */
export function liveDemoLife(ports: DeskPorts, { order, index, left }: DemoOrder, language: string) {
  const lives = livesIn(ofLanguage(WORDS, language) ?? EN)
  const life = left < WAITING ? nothing : (lives[index % lives.length] ?? nothing)
  return life(ports, { order, by: 'demo' })
}
