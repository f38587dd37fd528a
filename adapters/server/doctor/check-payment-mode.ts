import type { Result } from '../../../core/shared/index.js'
import type { ProviderKeys } from '../settings/environment/provider-catalogue.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

/**
 * True if every payment moves money with these keys, or if they cannot be read, which another check reports.
 */
function isAllLive(secrets: Result<Environment, readonly string[]>, providers: ProviderKeys): boolean {
  const modes = secrets.ok ? providers.readModes(secrets.value) : secrets
  return !modes.ok || (modes.value.length > 0 && modes.value.every(({ mode }) => mode === 'live'))
}

/**
 * Reports that a shop which has taken real money has no live keys, with which `vitrine serve` does not open.
 */
export function paymentModeFindings(
  secrets: Result<Environment, readonly string[]>,
  providers: ProviderKeys,
  hasTakenMoney: boolean,
): readonly SiteFinding[] {
  if (isAllLive(secrets, providers) || !hasTakenMoney) return []
  return [
    siteFinding(
      'problem',
      'payments',
      'This shop has taken real money, and its keys are missing or of a test mode: it does not start.',
      'Set the live keys (docs/payments.md), or start a copy of the shop with --test-payments.',
    ),
  ]
}
