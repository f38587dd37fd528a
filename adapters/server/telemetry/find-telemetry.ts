import type { Telemetry } from '../../../core/ports/platform/telemetry.port.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { openTelemetry } from './open-telemetry.js'
import type { OpenTelemetryOptions } from './open-telemetry.js'
import { tracesUrlOf } from './telemetry-settings.js'
import type { TelemetryEnvironment } from './telemetry-settings.js'

/** Opens the telemetry that the environment or the settings ask for; null: neither does. */
export async function findTelemetry(
  { isOff, tracesUrl }: TelemetryEnvironment,
  collector: string | null,
  options: Omit<OpenTelemetryOptions, 'url'>,
): Promise<Result<Telemetry | null, OwnerFailure>> {
  const url = isOff ? null : (tracesUrl ?? (collector && tracesUrlOf(collector)))
  if (url === null) return ok(null)
  const opened = await openTelemetry({ ...options, url })
  return opened.ok ? opened : err(badInput(...opened.failure))
}
