import { CAUGHT_BY_ACCOUNTS } from './accounts.js'
import { CAUGHT_BY_CHEATS } from './cheats.js'
import { CAUGHT_BY_DETAILS } from './details.js'
import { CAUGHT_BY_ENGINES } from './engines.js'
import { CAUGHT_BY_GOODS } from './goods.js'
import { CAUGHT_BY_HOLDERS } from './holders.js'
import { CAUGHT_BY_LIMITS } from './limits.js'
import { CAUGHT_BY_ORDERS } from './orders.js'
import { CAUGHT_BY_REPEATS } from './repeats.js'
import { CAUGHT_BY_STRAYS } from './strays.js'

const TABLES = [
  ...[CAUGHT_BY_GOODS, CAUGHT_BY_DETAILS, CAUGHT_BY_ORDERS],
  ...[CAUGHT_BY_REPEATS, CAUGHT_BY_ACCOUNTS, CAUGHT_BY_ENGINES, CAUGHT_BY_CHEATS, CAUGHT_BY_STRAYS],
  ...[CAUGHT_BY_LIMITS, CAUGHT_BY_HOLDERS],
]

const caseOf = new Map(
  TABLES.flatMap((table) =>
    Object.entries(table).flatMap(([name, caught]) => caught.map((breaks) => [breaks, name] as const)),
  ),
)

/** The case that catches a broken back end: it is run alone, which costs a fiftieth of the whole suite. */
export function caseFor(breaks: string): string {
  const name = caseOf.get(breaks)
  if (name === undefined) throw new Error(`no case is named for a back end where ${breaks}`)
  return name
}
