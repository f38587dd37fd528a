import type { AccountSecondFactor, NewFactor } from '../../ports/accounts/account-self-service.port.js'
import type { Answer } from '../../ports/gateway-failure.port.js'
import { createStore } from '../../shared/index.js'
import type { ReadableStore } from '../../shared/index.js'
import { valueOf } from '../reading.machine.js'
import type { OwnAccount } from './own-account.service.js'

/** The page's view of a second factor. Recovery codes are shown until the page is left, and never again. */
export type FactorView =
  | { readonly tag: 'unknown' | 'off' | 'on' }
  | { readonly tag: 'setup'; readonly factor: NewFactor }
  | { readonly tag: 'codes'; readonly codes: readonly string[] }

/** A member's second factor on a page: set up, turn off, renew its codes. */
export interface SecondFactorService extends ReadableStore<FactorView> {
  readonly begin: () => Answer<unknown>
  readonly turnOn: (code: string) => Answer<unknown>
  readonly turnOff: () => Answer<unknown>
  readonly renewCodes: () => Answer<unknown>
}

/** The ports that a second factor needs. */
export interface SecondFactorPorts {
  readonly account: AccountSecondFactor
  readonly own: Pick<OwnAccount, 'overview'>
}

/** Runs a second factor (docs/account-pages.md). */
export function createSecondFactor({ account, own }: SecondFactorPorts): SecondFactorService {
  const { overview } = own
  const view = createStore<FactorView>({ tag: 'unknown' })
  const follow = (): void => {
    const known = valueOf(overview.getSnapshot())
    if (known) view.set({ tag: known.secondFactor.isOn ? 'on' : 'off' })
  }
  overview.subscribe(() => {
    // A started step or a message stays until it is completed or closed.
    const { tag } = view.getSnapshot()
    if (tag !== 'setup' && tag !== 'codes' && overview.getSnapshot().tag === 'ready') follow()
  })
  const showCodes = async (asked: Answer<readonly string[]>): Answer<unknown> => {
    const answer = await asked
    if (answer.ok) view.set({ tag: 'codes', codes: answer.value })
    return answer
  }
  return {
    getSnapshot: view.getSnapshot,
    subscribe: view.subscribe,
    begin: async () => {
      const answer = await account.beginFactor()
      if (answer.ok) view.set({ tag: 'setup', factor: answer.value })
      return answer
    },
    turnOn: (code) => showCodes(account.turnOnFactor(code)),
    turnOff: async () => {
      const answer = await account.turnOffFactor()
      if (answer.ok) view.set({ tag: 'off' })
      return answer
    },
    renewCodes: () => showCodes(account.renewRecoveryCodes()),
  }
}
