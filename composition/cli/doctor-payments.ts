import { hasTakenMoney } from '../../adapters/server/sql/shop/index.js'
import { readPaymentSettings, readSecrets } from '../server/index.js'
import type { Environment } from '../../adapters/server/settings/secrets-file.js'
import { paymentModes } from '../server/payment-providers.js'
import { openOwnersData } from './owner-data.js'
import { siteFinding } from '../../adapters/server/doctor/site-finding.js'
import type { SiteFinding } from '../../adapters/server/doctor/site-finding.js'

/**
 * True if every payment moves money by these keys, or if they cannot be read, which another check reports.
 */
function isAllLive(folder: string, environment: Environment): boolean {
  const secrets = readSecrets(environment, folder)
  const settings = secrets.ok ? readPaymentSettings(secrets.value) : secrets
  if (!settings.ok) return true
  const modes = paymentModes(settings.value)
  return modes.length > 0 && modes.every(({ mode }) => mode === 'live')
}

/** Says that a shop which has taken real money has no live keys: `vitrine serve` does not open it so. */
export async function paymentModeFindings(
  folder: string,
  environment: Environment,
  siteId: string,
): Promise<readonly SiteFinding[]> {
  if (isAllLive(folder, environment)) return []
  const opened = await openOwnersData(folder, {})
  if (!opened.ok) return []
  const { sql, close } = opened.value
  try {
    if (!(await hasTakenMoney(sql, siteId))) return []
    return [
      siteFinding(
        'problem',
        'payments',
        'This shop has taken real money, and its keys are missing or of a test mode: it does not start.',
        'Set the live keys (docs/payments.md), or start a copy of the shop with --test-payments.',
      ),
    ]
  } catch {
    return []
  } finally {
    await close()
  }
}
