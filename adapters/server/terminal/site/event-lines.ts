import type { EventSummary } from '../../../../core/ports/platform/event-queue.port.js'
import { plainLine } from '../plain-words.js'
import { utcText } from '../time-text.js'

/** An event at one endpoint, on one line. */
export const eventLine = ({ createdMs, state, kind, url, eventId, failure }: EventSummary): string =>
  plainLine(
    `${utcText(createdMs)}  ${state}  ${kind}  ${url ?? 'a removed endpoint'}  ${eventId}` +
      (failure === null ? '' : `  (${failure})`),
  )
