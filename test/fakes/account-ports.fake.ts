import { DEFAULT_ACCOUNT_SETTINGS } from '../../core/accounts/index.js'
import type { AccountSettings } from '../../core/accounts/index.js'
import type { FindChallenge, PasskeyCredential } from '../../core/ports/platform/passkey-proofs.port.js'
import type { CartMove } from '../../core/ports/shop/cart-keeper.port.js'
import type { AccountPorts } from '../../core/use-cases/accounts/account-ports.js'
import { createEntranceQueue } from '../../core/use-cases/accounts/entrance-queue.js'
import { toRecord } from '../../core/shared/index.js'
import type { BackgroundWork } from '../../core/shared/index.js'
import { createFakeAccountStore } from './account-store.fake.js'
import type { FakeAccountStore } from './account-store.fake.js'
import { createFakeFileStore } from './file-store.fake.js'
import { NO_LIMIT } from './rate-limit.fake.js'
import { createFakeRandom } from './random.fake.js'

/** The ports of accounts in memory, with all that they were asked for. */
export interface FakeAccountPorts extends FakeAccountStore {
  readonly ports: AccountPorts
  /** The present time, which tests change. */
  readonly clock: { nowMs: number }
  readonly carts: readonly CartMove[]
  readonly errors: readonly unknown[]
  /** Work that continues after the answer, as `later` of the use cases. */
  readonly later: BackgroundWork
  /** Runs the work that waits. */
  readonly runLater: () => Promise<void>
  readonly queue: ReturnType<typeof createEntranceQueue>
}

/** The passkey of an answer that is `{ id, challenge }`, as a test writes it. */
async function credentialOf(answer: unknown, find: FindChallenge): Promise<PasskeyCredential | null> {
  const { id, challenge } = toRecord(answer)
  if (typeof id !== 'string' || typeof challenge !== 'string' || !(await find(challenge))) return null
  return { credentialId: id, publicKey: 'key', counter: 0, transports: [] }
}

/** Makes the ports of accounts in memory. Tries are unlimited, and passwords hashed readably. */
export function createFakeAccountPorts(
  settings: Partial<AccountSettings> = {},
  overrides: Partial<AccountPorts> = {},
): FakeAccountPorts {
  const clock = { nowMs: 1_700_000_000_000 }
  const wallTime = () => clock.nowMs
  const fake = createFakeAccountStore({ wallTime })
  const random = createFakeRandom()
  const carts: CartMove[] = []
  const errors: unknown[] = []
  const waiting: (() => Promise<void>)[] = []
  const count = (name: string) => fake.calls.push(name)
  const ports: AccountPorts = {
    unitOfWork: fake.unitOfWork,
    store: fake.store,
    siteName: 'Corner Shop',
    settings: { ...DEFAULT_ACCOUNT_SETTINGS, ...settings },
    clock: { wallTime },
    random,
    newId: () => `id ${random.token()}`,
    digest: (...parts) => `digest of ${parts.join(' ')}`,
    passwords: {
      hash: async (password) => {
        count('passwords.hash')
        return `hash of ${password}`
      },
      verify: async (known, password) => {
        count('passwords.verify')
        return known === `hash of ${password}`
      },
      problemOf: async (password) => (password.length < 8 ? 'too-short' : null),
    },
    apps: {
      newSecret: () => 'JBSWY3DPEHPK3PXP',
      setUp: (secret) => ({ uri: `otpauth://totp/?secret=${secret}`, qr: { size: 1, path: '' } }),
      stepOf: (_, code, nowMs) => (code.replace(' ', '') === '123456' ? Math.floor(nowMs / 30_000) : null),
    },
    limit: NO_LIMIT,
    ownLimit: NO_LIMIT,
    networksOf: (address) => [{ name: address, share: 1 }],
    carts: { move: async (move) => void carts.push(move) },
    identityProviders: [],
    files: createFakeFileStore(),
    passkeyProofs: {
      registration: async ({ handle }, known, challenge) => ({ handle, known: known.length, challenge }),
      checkRegistration: async (answer, find) => credentialOf(answer, find),
      authentication: async (challenge) => ({ challenge }),
      checkAuthentication: async (answer, { counter }, find) =>
        (await credentialOf(answer, find)) === null ? null : counter + 1,
    },
    providerReturn: (providerId) => `https://shop.example.org/.vitrine/log-in/${providerId}/back`,
    onMail: () => undefined,
    onError: (error) => void errors.push(error),
    ...overrides,
  }
  return {
    ...fake,
    ports,
    clock,
    carts,
    errors,
    later: (work) => void waiting.push(work),
    runLater: async () => {
      for (const work of waiting.splice(0)) await work()
    },
    queue: createEntranceQueue(ports, { hashesAtOnce: 4, pause: () => async () => undefined }),
  }
}
