import type { DeskMoney } from './order-view.js'

/** The sales of one day; `day` as `2027-01-31`. */
export interface DeskDay {
  readonly day: string
  readonly orders: number
  readonly total: DeskMoney
}

/** A product by the pieces ordered. */
export interface DeskBestSeller {
  readonly productId: string
  readonly name: string
  readonly pieces: number
}

/** Everything that needs the owner today, each as a count, and the sales of the last days. */
export interface DeskHome {
  readonly toSend: number
  readonly held: number
  readonly refundsUnderWay: number
  readonly refundsRefused: number
  readonly disputed: number
  readonly failedMails: number
  readonly outOfStock: number
  /** The oldest day first, today last. */
  readonly sales: readonly DeskDay[]
  readonly bestSellers: readonly DeskBestSeller[]
}
