/** A form that was sent. */
export interface DeskForm {
  readonly name: string
  readonly entries: number
  readonly unread: number
}

/** A field of a form as a visitor filled it in. */
export interface DeskField {
  readonly name: string
  readonly value: string
}

/** Something that a visitor sent, in a list. */
export interface DeskEntryRow {
  readonly id: string
  readonly form: string
  /** ISO 8601. */
  readonly receivedAt: string
  readonly isRead: boolean
  /** The address that it can be answered to; null: it holds none. */
  readonly replyTo: string | null
  /** In the order of the form. */
  readonly fields: readonly DeskField[]
  readonly files: readonly { readonly id: string | null }[]
}

/** A file of an entry; `id` and the rest are null where it did not arrive. */
export interface DeskFile {
  readonly field: string
  readonly id: string | null
  readonly name: string | null
  readonly sizeBytes: number | null
}

/** An answer that was mailed; `at` is ISO 8601. */
export interface DeskReply {
  readonly at: string
  readonly by: string
  readonly subject: string
  readonly text: string
}

/** Something that a visitor sent, with its files, its page and the answers to it. */
export interface DeskEntry extends DeskEntryRow {
  readonly page: string
  /** The oldest first. */
  readonly replies: readonly DeskReply[]
  readonly files: readonly DeskFile[]
}
