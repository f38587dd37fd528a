/** A change that an owner made. */
export interface DeskAuditEntry {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly operation: string
  readonly subject: string | null
  readonly detail: string
}
