import { describeThrown } from './describe-thrown.js'

/**
 * The reason why work for a site's owner was not done: something that was given cannot be used, options do not go
 * together, another process has the data, the address cannot be listened on, or something else failed. `lines` are for
 * the owner; the first is a sentence of its own.
 */
export interface OwnerFailure {
  readonly tag: 'bad-input' | 'usage' | 'data-in-use' | 'port-taken' | 'bad-address' | 'failed'
  readonly lines: readonly string[]
}

/** The owner gave something that cannot be used; the lines name the place and the fix. */
export const badInput = (...lines: readonly string[]): OwnerFailure => ({ tag: 'bad-input', lines })

/** The work was done and something is wrong, or it broke off. */
export const failed = (...lines: readonly string[]): OwnerFailure => ({ tag: 'failed', lines })

/** The database was open and then did not answer. */
export const dataFailure = (thrown: unknown): OwnerFailure => failed(describeThrown(thrown))
