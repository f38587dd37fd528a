export { openTelemetry } from './open-telemetry.js'
export { NO_TELEMETRY_ENVIRONMENT, readTelemetryEnvironment, tracesUrlOf } from './telemetry-settings.js'
export type { TelemetryEnvironment } from './telemetry-settings.js'
export { tracedBy, tracedPort } from './traced-port.js'
