/** A form of the site that received entries. */
export interface DeskForm {
  readonly name: string
  readonly entries: number
  readonly unread: number
}

/** A field of a form with the visitor's value. */
export interface DeskField {
  readonly name: string
  readonly value: string
}

/** An entry of a form, in a list. */
export interface DeskEntryRow {
  readonly id: string
  readonly form: string
  /** ISO 8601. */
  readonly receivedAt: string
  readonly isRead: boolean
  /** The address to reply to; null: the entry holds none. */
  readonly replyTo: string | null
  /** In the order of the form. */
  readonly fields: readonly DeskField[]
  readonly files: readonly { readonly id: string | null }[]
}

/** A file of an entry; `id` and the other fields are null if it did not arrive or was removed. */
export interface DeskFile {
  readonly field: string
  readonly id: string | null
  readonly name: string | null
  readonly sizeBytes: number | null
}

/** A reply that was mailed; `at` is ISO 8601. */
export interface DeskReply {
  readonly at: string
  readonly by: string
  readonly subject: string
  readonly text: string
}

/** An entry of a form, with its files, its page and the replies to it. */
export interface DeskEntry extends DeskEntryRow {
  readonly page: string
  /** The oldest first. */
  readonly replies: readonly DeskReply[]
  readonly files: readonly DeskFile[]
}
