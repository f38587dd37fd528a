import type { Visitor } from '../visitor.port.js'

/** A file of a member during its upload. */
export interface ReceivedFile {
  readonly id: string
  readonly memberId: string
  /** The name that its member gave it. */
  readonly name: string
  /** The stored bytes; null: none. */
  readonly keptBytes: number | null
}

/** The key under which a file store keeps a member's file. */
export const accountFileKey = (id: string): string => `accounts/${id}`

/** The records of members' files; their contents are in the `FileStore`. */
export interface MemberFiles {
  /**
   * Uses up the token of an upload, so that only one of several senders succeeds; null: it is wrong, used or
   * expired.
   */
  readonly redeem: (id: string, token: string) => Promise<ReceivedFile | null>
  /** Completes an upload with its final size; false if its record is gone. */
  readonly end: (file: ReceivedFile, state: 'arrived' | 'dropped', sizeBytes: number) => Promise<boolean>
  /** Finds a saved file of the logged-in member; null: none. */
  readonly findOwn: (visitor: Visitor, id: string) => Promise<Pick<ReceivedFile, 'memberId' | 'name'> | null>
}
