import { CEREMONIES } from '../mailed-links.js'
import type { UpkeepPorts, UpkeepWork } from './upkeep-ports.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** The time for which the events of an account are kept. */
const EVENTS_KEPT_MS = 365 * DAY_MS
/** The time for which the result of an import is kept. */
const IMPORTS_KEPT_MS = 7 * DAY_MS
/** The time for which events without a member are kept. */
const STRANGERS_KEPT_MS = 30 * DAY_MS
/** The time after its end in which an expired link can still be exchanged for a new one. */
const LINKS_KEPT_MS = 7 * DAY_MS

/** Deletes expired sessions, links, browsers, imports and events. */
export async function forgetOld({
  store: { expired },
  clock,
}: Pick<UpkeepPorts, 'clock'> & { readonly store: Pick<UpkeepWork, 'expired'> }): Promise<void> {
  const now = clock.wallTime()
  await expired.removeSessions(now)
  await expired.removeLinks(now - LINKS_KEPT_MS)
  // Tokens of passkeys and providers are not mailed, so they are deleted as soon as they expire.
  await expired.removeLinksOf(CEREMONIES, now)
  await expired.removeDevices(now)
  await expired.removeImports(now - IMPORTS_KEPT_MS)
  await expired.removeEvents(now - EVENTS_KEPT_MS)
  await expired.removeEventsOfStrangers(now - STRANGERS_KEPT_MS)
}
