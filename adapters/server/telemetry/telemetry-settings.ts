import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { webAddress } from '../settings/web-address.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings of traces in the environment, under the names of OpenTelemetry. */
export interface TelemetryEnvironment {
  /** True: tracing is off, even if the settings name a collector. */
  readonly isOff: boolean
  /** The address for traces; null: not set. */
  readonly tracesUrl: string | null
}

/** The settings when nothing is set. */
export const NO_TELEMETRY_ENVIRONMENT: TelemetryEnvironment = { isOff: false, tracesUrl: null }

const TRACES_URL = 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
const COLLECTOR = 'OTEL_EXPORTER_OTLP_ENDPOINT'

/** The address for traces of a collector. */
export const tracesUrlOf = (collector: string): string => `${collector.replace(/\/+$/, '')}/v1/traces`

/** Reads it; a failure names the variable, without its value. */
export function readTelemetryEnvironment(all: Environment): Result<TelemetryEnvironment, readonly string[]> {
  const isOff = all['OTEL_SDK_DISABLED']?.toLowerCase() === 'true' || all['OTEL_TRACES_EXPORTER'] === 'none'
  const name = all[TRACES_URL] ? TRACES_URL : COLLECTOR
  const value = all[name]
  if (isOff || !value) return ok({ isOff, tracesUrl: null })
  if (webAddress(value) === null) return err([`${name} is not an address such as http://localhost:4318.`])
  return ok({ isOff, tracesUrl: name === TRACES_URL ? value : tracesUrlOf(value) })
}
