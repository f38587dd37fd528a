import type { Clock } from '../../../core/ports/clock.port.js'
import type { Random } from '../../../core/ports/random.port.js'
import type { Querier } from '../sql/engine/index.js'

/** Where the forms of a site keep their rows, and whose time and ids it uses. */
export interface SqlFormsOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}
