/** A new note of the shop about a member. */
export interface NewMemberNote {
  readonly id: string
  readonly memberId: string
  readonly text: string
  /** The mail address of the person who writes it. */
  readonly by: string
  readonly atMs: number
}

/** The notes of the shop about members. */
export interface MemberNotes {
  readonly insert: (note: NewMemberNote) => Promise<void>
}
