/** A line of a table of members as an import would treat it. */
export interface DeskPreviewedMember {
  readonly line: number
  readonly email: string
  readonly outcome: 'ADDED' | 'KNOWN' | 'REFUSED'
  readonly problem: string | null
}

/** The result that an import of members would have. */
export interface DeskMembersPreview {
  readonly added: number
  readonly known: number
  readonly refused: number
  readonly lines: readonly DeskPreviewedMember[]
  readonly problems: readonly string[]
  readonly unknownColumns: readonly string[]
}

/** The state of an import of members. */
export interface DeskMembersImport {
  readonly id: string
  readonly state: 'RUNNING' | 'DONE' | 'FAILED'
  readonly total: number
  readonly done: number
  readonly added: number
  readonly problems: readonly string[]
}
