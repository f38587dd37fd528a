/**
 * A value of a statement or of an answer: whole numbers are exact, times are wall-clock ms, documents are
 * JSON text, bytes are bytes.
 */
export type SqlValue = string | number | boolean | null | Uint8Array

/** The answer to a statement. */
export interface SqlAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** The number of rows that an INSERT, UPDATE or DELETE changed; 0 for everything else. */
  readonly changedRows: number
}

/** A receiver of statements. Rejects only with `SqlError`. */
export interface Querier {
  /** Runs one statement with `$1`, `$2` ... for its values. */
  readonly query: (text: string, values?: readonly SqlValue[]) => Promise<SqlAnswer>
  /**
   * Accepts a change whose answer is not needed. The change is sent together with the next statement of the
   * transaction, at the latest with its commit; that statement rejects if the change was refused. Absent if
   * this saves nothing.
   */
  readonly defer?: (text: string, values: readonly SqlValue[]) => Promise<void>
}

/** The durability of a transaction. */
export interface TransactionOptions {
  /**
   * True if a crash or a power cut may lose the transaction while nothing was committed after it. It then need
   * not wait for the disk; meant for counts that become right again later. @default false
   */
  readonly mayBeLost?: boolean
}

/** A database with PostgreSQL's protocol; the store uses nothing else of it. */
export interface Sql extends Querier {
  /** The place of the database, for messages: a folder, or a server's address without its password. */
  readonly location: string
  /**
   * Runs `work` in a transaction and commits when it resolves, rolls back when it rejects. It is tried again
   * after conflicts with other transactions, so `work` may run several times and must only query.
   */
  readonly tx: <T>(work: (querier: Querier) => Promise<T>, options?: TransactionOptions) => Promise<T>
  /**
   * The same database over reserved connections, for reads that must not wait behind requests for a locked
   * table. Absent if statements need no connections.
   */
  readonly reserved?: Querier
  /**
   * The same database for changes of one statement that may be lost (`TransactionOptions.mayBeLost`). Absent if
   * it saves nothing.
   */
  readonly asyncCommit?: Querier
  readonly close: () => Promise<void>
}
