export { readEndpoints, readEndpointSecrets, writeEndpoints } from './endpoints.js'
export type { EventEndpoint } from './endpoints.js'
export { queueEvents } from './queue-events.js'
export { createEventReplay } from './replay-events-with-entry.js'
export {
  createSqlEventList,
  createSqlEventQueue,
  findEvents,
  forgetOldEvents,
  replayOf,
} from './sql-event-queue.js'
export { createSqlWebhookDesk } from './sql-webhook-desk.js'
export type { SqlEventsOptions } from './sql-event-queue.js'
