import { forgetFiles } from '../files/forget-files.js'
import { forgetOld } from './forget-old.js'
import { forgetUnverified } from './forget-unverified.js'
import { queueSubscriptionMails } from './queue-subscription-mails.js'
import { respellKeys } from './respell-keys.js'
import type { UpkeepPorts } from './upkeep-ports.js'
import { sealSecrets } from './seal-secrets.js'

/** Erases orders of deleted members whose payment was pending when the members were deleted. */
async function eraseLeftOrders({
  unitOfWork,
  store,
}: Pick<UpkeepPorts, 'unitOfWork' | 'store'>): Promise<void> {
  for (const memberId of await store.leftOrders.members())
    await unitOfWork(({ leftOrders }) => leftOrders.erase(memberId))
}

/** Mails members about their subscriptions and deletes expired entries; called periodically. */
export async function maintainAccounts(ports: UpkeepPorts): Promise<void> {
  await queueSubscriptionMails(ports)
  await sealSecrets(ports.store.secrets)
  await respellKeys(ports.store.emailKeys)
  await forgetUnverified(ports)
  await forgetOld(ports)
  await forgetFiles(ports)
  await eraseLeftOrders(ports)
}
