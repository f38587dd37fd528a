import { emailKey } from '../../accounts/index.js'
import type { RateCount } from '../../ports/rate-limit.port.js'
import type { OwnerCaller, OwnerPorts } from './owner-ports.js'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Attempts of one network, behind which several people of a shop may sit. */
const PER_NETWORK = 40
/** Attempts with one address; a passkey and a code of the terminal stay open beyond them. */
const PER_ADDRESS = 10
/** Codes of a second factor, whose six digits could be guessed in the long run. */
const CODES_A_DAY = 30

const networkCounts = ({ networks }: OwnerCaller): readonly RateCount[] =>
  networks.map(({ name, share }) => ({
    key: `owner sign-in ${name}`,
    points: PER_NETWORK * share,
    windowMs: QUARTER_MS,
  }))

/** Counts an attempt of a network; false when there were too many. */
export const mayTryNetwork = async ({ limit }: Pick<OwnerPorts, 'limit'>, caller: OwnerCaller) =>
  (await limit.takeAll(networkCounts(caller))).length === 0

/** Counts a password that is tried for an address, whether or not it is a person's. */
export const mayTryAddress = async (
  { limit }: Pick<OwnerPorts, 'limit'>,
  caller: OwnerCaller,
  email: string,
): Promise<boolean> => {
  const address = { key: `owner address ${emailKey(email)}`, points: PER_ADDRESS, windowMs: QUARTER_MS }
  return (await limit.takeAll([...networkCounts(caller), address])).length === 0
}

/** Counts a proof of a person: a code of their app, or their password within a session. */
export const mayTryProof = async ({ limit }: Pick<OwnerPorts, 'limit'>, ownerId: string): Promise<boolean> =>
  (
    await limit.takeAll([
      { key: `owner proof ${ownerId}`, points: PER_ADDRESS, windowMs: QUARTER_MS },
      { key: `owner proof a day ${ownerId}`, points: CODES_A_DAY, windowMs: DAY_MS },
    ])
  ).length === 0
