import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { readAccountSecrets } from '../../adapters/server/settings/environment/account-secrets.js'
import type { AccountSecrets } from '../../adapters/server/settings/environment/account-secrets.js'
import { readFileSettings } from '../../adapters/server/settings/environment/file-settings.js'
import type { FileSettings } from '../../adapters/server/settings/environment/file-settings.js'
import { readFormSettings } from '../../adapters/server/settings/environment/form-settings.js'
import type { FormSettings } from '../../adapters/server/settings/environment/form-settings.js'
import { readPaymentSettings } from './payments/payment-settings.js'
import type { PaymentSettings } from './payments/payment-settings.js'
import { readTelemetryEnvironment } from '../../adapters/server/telemetry/index.js'
import type { TelemetryEnvironment } from '../../adapters/server/telemetry/index.js'
import type { Environment } from '../../adapters/server/settings/environment/secrets-file.js'
import { readSecrets } from './read-secrets.js'

/** The owner's settings outside the site folder. */
export interface ServerSettings {
  readonly forms: FormSettings
  readonly payments: PaymentSettings
  readonly accounts: AccountSecrets
  readonly files: FileSettings
  readonly traces: TelemetryEnvironment
}

/**
 * Reads all settings from the environment and, once, from the file that `VITRINE_SECRETS` names; a failure lists all
 * problems, without values. `siteFolder`: the served folder, which must hold no keys.
 */
export function readServerSettings(
  environment: Environment,
  siteFolder: string | null = null,
): Result<ServerSettings, readonly string[]> {
  const secrets = readSecrets(environment, siteFolder)
  if (!secrets.ok) return secrets
  const forms = readFormSettings(secrets.value)
  const payments = readPaymentSettings(secrets.value)
  const accounts = readAccountSecrets(secrets.value)
  const files = readFileSettings(secrets.value)
  // Settings of traces are not secret: they belong to the environment, and the file of secrets refuses them.
  const traces = readTelemetryEnvironment(environment)
  if (forms.ok && payments.ok && accounts.ok && files.ok && traces.ok)
    return ok({
      forms: forms.value,
      payments: payments.value,
      accounts: accounts.value,
      files: files.value,
      traces: traces.value,
    })
  return err([forms, payments, accounts, files, traces].flatMap((read) => (read.ok ? [] : read.failure)))
}
