import type { ListenFailure } from '../../adapters/server/http/index.js'
import type { RuntimeFailure } from '../headless/create-runtime.js'

/**
 * The reason why a site is not served: something that was given cannot be used, another process has the data,
 * the address cannot be listened on, or the data did not answer. `lines` are for the owner.
 */
export interface StartFailure {
  readonly tag: 'bad-input' | 'data-in-use' | 'port-taken' | 'bad-address' | 'failed'
  readonly lines: readonly string[]
}

/** Something the owner gave cannot be used; the lines name the place and the fix. */
export const badInput = (...lines: readonly string[]): StartFailure => ({ tag: 'bad-input', lines })

/** Explains a shop that does not open to the owner. */
export const openFailure = (failure: RuntimeFailure): StartFailure => ({
  tag: failure.tag === 'in-use' ? 'data-in-use' : 'bad-input',
  lines: [failure.message],
})

/** Explains an address that cannot be listened on to the owner. */
export const listenFailure = (failure: ListenFailure): StartFailure => ({
  tag: failure.tag === 'port-taken' ? 'port-taken' : 'bad-address',
  lines: [failure.message],
})
