import { emailKey } from '../../accounts/index.js'
import type { RateCount } from '../../ports/platform/rate-limit.port.js'
import type { OwnerCaller, OwnerPorts } from './owner-ports.js'

const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** The limit for one network, which several people of a shop may share. */
const PER_NETWORK = 40
/** The limit for one address; passkeys and codes from the terminal still work beyond it. */
const PER_ADDRESS = 10
/** The limit of second-factor codes a day, since six digits could be guessed in the long run. */
const CODES_A_DAY = 30

const networkCounts = ({ networks }: OwnerCaller): readonly RateCount[] =>
  networks.map(({ name, share }) => ({
    key: `owner sign-in ${name}`,
    points: PER_NETWORK * share,
    windowMs: QUARTER_MS,
  }))

/** Counts a try from a network; false: there were too many. */
export const mayTryNetwork = async ({ limit }: Pick<OwnerPorts, 'limit'>, caller: OwnerCaller) =>
  (await limit.takeAll(networkCounts(caller))).length === 0

/** Counts a try of a password for an address, whether or not it belongs to a person. */
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
