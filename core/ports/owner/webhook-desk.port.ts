import type { AuditEntry } from '../../owners/index.js'

/** An endpoint of the settings, without its secret. */
export interface WebhookEndpoint {
  readonly url: string
  /** The kinds of events that it receives; empty: all. */
  readonly kinds: readonly string[]
  /** The last change of its secret, wall-clock ms; null: never. */
  readonly rotatedMs: number | null
  /** The end of the earlier secret, wall-clock ms; null: none signs beside the present one. */
  readonly oldEndsMs: number | null
}

/** The result of a rotation. `repeated`: the entry's key was used before, and nothing was changed. */
export type SecretRotation =
  | { readonly tag: 'rotated'; readonly endpoint: WebhookEndpoint; readonly secret: string }
  | { readonly tag: 'unknown' | 'repeated' }

/** The webhook endpoints of a site for its owner. Rejects only if storage fails. */
export interface WebhookDesk {
  /** The endpoints as the last start of the site had them, by address. */
  readonly list: () => Promise<readonly WebhookEndpoint[]>
  /**
   * Gives an endpoint another secret and writes the entry of the audit log, or neither. `atOnce`: the earlier
   * secret signs nothing any more; otherwise it signs beside the new one for a day.
   */
  readonly rotate: (url: string, atOnce: boolean, entry: AuditEntry) => Promise<SecretRotation>
}
