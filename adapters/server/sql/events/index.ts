export { queueEvents } from './queue-events.js'
export { createEventReplay } from './replay-events-with-entry.js'
export {
  createSqlEventList,
  createSqlEventQueue,
  findEvents,
  forgetOldEvents,
  readEndpoints,
  replayOf,
  writeEndpoints,
} from './sql-event-queue.js'
export type { EventEndpoint, SqlEventsOptions } from './sql-event-queue.js'
