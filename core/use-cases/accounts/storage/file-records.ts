/** The state of a member's file; only a saved one is a part of the account. */
export type FileState = 'expected' | 'receiving' | 'arrived' | 'saved' | 'dropped'

/** The part of a file's record that counts towards the limits. */
export interface CountedFile {
  readonly memberId: string
  /** null: unknown, since an older version stored the file. */
  readonly sizeBytes: number | null
}

/** The record of a member's file; its content is in the `FileStore`. */
export interface StoredFile extends CountedFile {
  readonly id: string
  readonly fieldId: string
  /** The name that its member gave it. */
  readonly name: string
  readonly state: FileState
}

/** The record of a file whose upload begins; its size is the maximum of its upload. */
export interface ExpectedFile {
  readonly id: string
  readonly memberId: string
  readonly fieldId: string
  readonly name: string
  readonly sizeBytes: number
  /** The secret of its upload. */
  readonly token: string
  readonly createdOnMs: number
}

/** The records of members' files. */
export interface FileRecords {
  /** Finds a file in any state; null: there is none. */
  readonly find: (id: string) => Promise<StoredFile | null>
  /**
   * Redeems the token of an upload that began after `sinceMs`; of several senders one gets the file. null: the
   * token is wrong, used or expired.
   */
  readonly redeem: (id: string, token: string, sinceMs: number) => Promise<StoredFile | null>
  /** Moves a file to its next state; false: it was in another state than `from`. */
  readonly move: (id: string, from: FileState, to: FileState) => Promise<boolean>
  /** Stores the size of a file that was being received; false: it is gone. */
  readonly endReceiving: (id: string, to: FileState, sizeBytes: number) => Promise<boolean>
  readonly insert: (file: ExpectedFile) => Promise<void>
  /** Deletes a record and returns it; null: there is none. */
  readonly remove: (id: string) => Promise<CountedFile | null>
  /** Deletes and returns expected files whose upload began until `untilMs`. */
  readonly removeUnsent: (untilMs: number) => Promise<readonly CountedFile[]>
  /** The ids of dropped files, and of unsaved ones whose upload began before `beforeMs`. */
  readonly leftOver: (beforeMs: number, limit: number) => Promise<readonly string[]>
  /** Locks the limits until the unit ends; returns the bytes of all files. */
  readonly lockBytes: () => Promise<number>
  /** The bytes of a member's files. */
  readonly bytesOf: (memberId: string) => Promise<number>
  /** Adds to the bytes of a member and of all; `bytes` may be negative. */
  readonly addBytes: (memberId: string, bytes: number) => Promise<void>
}
