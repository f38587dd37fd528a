import type { BestSeller, HomeCounts } from '../ports/home-figures.port.js'
import type { DeskMoney } from './order-view.js'

/** The sales of one day; `day` as `2027-01-31`. */
export interface DeskDay {
  readonly day: string
  readonly orders: number
  readonly total: DeskMoney
}

/** Everything that needs the owner today, each as a count, and the sales of the last days. */
export interface DeskHome extends HomeCounts {
  /** The oldest day first, today last. */
  readonly sales: readonly DeskDay[]
  readonly bestSellers: readonly BestSeller[]
}
