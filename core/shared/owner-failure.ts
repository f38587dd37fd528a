import { describeThrown } from './texts/describe-thrown.js'

/**
 * The reason why an owner's task failed: unusable input, options that exclude each other, data that another
 * process uses or that an older version made, an address that cannot be opened, or another failure. `lines`
 * are for the owner; the first is a complete sentence.
 */
export interface OwnerFailure {
  readonly tag:
    | 'bad-input'
    | 'usage'
    | 'data-in-use'
    | 'older-data'
    | 'no-data'
    | 'port-taken'
    | 'bad-address'
    | 'failed'
  readonly lines: readonly string[]
}

const MAX_LINES_SHOWN = 100

/** The first of many lines, and how many more there are. */
export const firstLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= MAX_LINES_SHOWN
    ? lines
    : [...lines.slice(0, MAX_LINES_SHOWN), `  and ${lines.length - MAX_LINES_SHOWN} more`]

/** The owner's input cannot be used; the lines name the place and the fix. */
export const badInput = (...lines: readonly string[]): OwnerFailure => ({ tag: 'bad-input', lines })

/** The work was done with a bad result, or was interrupted. */
export const failed = (...lines: readonly string[]): OwnerFailure => ({ tag: 'failed', lines })

/** The database was open and then stopped answering. */
export const dataFailure = (thrown: unknown): OwnerFailure => failed(describeThrown(thrown))
