import type { Visitor } from './visitor.port.js'

/** A file of a member that is being received. */
export interface ReceivedFile {
  readonly id: string
  readonly memberId: string
  /** The name that its member gave it. */
  readonly name: string
  /** The bytes that are kept for it; null: none were. */
  readonly keptBytes: number | null
}

/** The records of members' files; their contents lie in the `FileStore`. */
export interface MemberFiles {
  /** Uses up the token of an upload, so that of several senders one is received; null: it is wrong, used or too old. */
  readonly redeem: (id: string, token: string) => Promise<ReceivedFile | null>
  /** Ends the receiving of a file, which takes so many bytes from now on; false where its record is gone. */
  readonly end: (file: ReceivedFile, state: 'arrived' | 'dropped', sizeBytes: number) => Promise<boolean>
  /** Finds a saved file of the member who is logged in; null: there is none. */
  readonly findOwn: (visitor: Visitor, id: string) => Promise<Pick<ReceivedFile, 'memberId' | 'name'> | null>
}
