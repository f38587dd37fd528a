/**
 * A value that a statement may be given or an answer holds: whole numbers are exact, times are wall-clock ms,
 * documents are JSON text, bytes are bytes.
 */
export type SqlValue = string | number | boolean | null | Uint8Array

/** The answer to a statement. */
export interface SqlAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** The number of rows that an INSERT, UPDATE or DELETE changed; 0 for everything else. */
  readonly changedRows: number
}

/** Something statements can be sent to. Rejects with `SqlError` and nothing else. */
export interface Querier {
  /** Runs one statement with `$1`, `$2` ... for its values. */
  readonly query: (text: string, values?: readonly SqlValue[]) => Promise<SqlAnswer>
  /**
   * Takes a change without a reader for its answer and sends it together with the next statement of the
   * transaction, at the latest with its commit: that one rejects if the change was refused. Missing if this
   * saves nothing.
   */
  readonly defer?: (text: string, values: readonly SqlValue[]) => Promise<void>
}

/** The durability of a transaction. */
export interface TransactionOptions {
  /**
   * True if a crash or a power cut may take it away as long as nothing was committed after it, so that it
   * need not wait for the disk: for counts that become right again by themselves. @default false
   */
  readonly mayBeLost?: boolean
}

/** A PostgreSQL-speaking database: the only thing the store knows of one. */
export interface Sql extends Querier {
  /** The place of the database, for messages: a folder, or a server's address without its password. */
  readonly location: string
  /**
   * Runs `work` in a transaction and commits when it resolves, rolls back when it rejects. Conflicts with
   * other transactions are tried again, so `work` may run several times and must do nothing but query.
   */
  readonly tx: <T>(work: (querier: Querier) => Promise<T>, options?: TransactionOptions) => Promise<T>
  /**
   * The same database over connections that are reserved: for readings that must not stand behind requests
   * that wait for a locked table. Missing if statements have no connections to wait for.
   */
  readonly reserved?: Querier
  /**
   * The same database for changes of one statement that may be lost (`TransactionOptions.mayBeLost`). Missing where
   * nothing is saved by it.
   */
  readonly unwaited?: Querier
  readonly close: () => Promise<void>
}
