import type { AuditEntry } from '../../owners/index.js'

type EntryWords = Pick<AuditEntry, 'operation' | 'subject' | 'detail'>

/** The words of the audit log about a job that an owner had run. */
export const jobRunWords = (name: string): EntryWords => ({
  operation: 'runJob',
  subject: name,
  detail: `ran ${name}`,
})

/** The words of the audit log about events that an owner had sent again; null: all that were given up. */
export const eventReplayWords = (id: string | null): EntryWords => ({
  operation: 'replayEvents',
  subject: id,
  detail: id === null ? 'all events that were given up' : 'one event',
})

/** The words of the audit log about an endpoint that was given another secret. */
export const secretRotationWords = (url: string): EntryWords => ({
  operation: 'rotateWebhookSecret',
  subject: url,
  detail: 'made the secret of an endpoint anew',
})
