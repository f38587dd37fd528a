import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import type { Querier } from '../sql/engine/index.js'

/** The rows of a site's forms, with the clock and the ids of new ones. */
export interface SqlFormsOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}
