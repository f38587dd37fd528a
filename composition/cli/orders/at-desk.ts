import { randomUUID } from 'node:crypto'
import type { OrderDocuments } from '../../../core/ports/shop/order-documents.port.js'
import type { Withdrawals } from '../../../core/ports/shop/withdrawals.port.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { DeskPorts } from '../../../core/use-cases/shop/orders/change-order.js'
import { documentWords, orderChangeWords } from '../../../core/use-cases/owner/audit-words.js'
import { createOrderServices } from '../../modules/order-services.js'
import { atShop } from '../at-shop.js'
import type { AtShop, ShopOptions } from '../at-shop.js'

/** The ports of the commands about orders. */
export interface CommandPorts extends DeskPorts, Pick<AtShop, 'entryOf'> {
  readonly documents: OrderDocuments
  readonly withdrawals: Withdrawals
}

/** Opens the orders of a shop, also while it runs, and closes them after the work. */
export const atDesk = <T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (ports: CommandPorts) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atShop(folder, options, (shop) => {
    const { clock, entryOf } = shop
    const { desk, documentsOf, withdrawals } = createOrderServices({ ...shop, mailsOrders: true })
    return work({
      desk: desk((order, decision) => entryOf(orderChangeWords(order, decision))),
      documents: documentsOf((draft) => entryOf(documentWords(draft))),
      withdrawals,
      entryOf,
      clock,
      newId: randomUUID,
    })
  })
