import type * as Api from '@opentelemetry/api'
import type * as Exporter from '@opentelemetry/exporter-trace-otlp-http'
import type * as Resources from '@opentelemetry/resources'
import type * as Sdk from '@opentelemetry/sdk-trace-base'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** The packages of OpenTelemetry that a trace needs. */
export interface TelemetryPackages {
  readonly api: typeof Api
  readonly resources: typeof Resources
  readonly sdk: typeof Sdk
  readonly exporter: typeof Exporter
}

async function load(): Promise<TelemetryPackages> {
  const [api, resources, sdk, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  return { api, resources, sdk, exporter }
}

/** The command that installs them, in the versions of `peerDependencies`. */
export const INSTALL_LINE =
  'npm install @opentelemetry/api@1 @opentelemetry/resources@2 @opentelemetry/sdk-trace-base@2 ' +
  '@opentelemetry/exporter-trace-otlp-http@0.223'

/** Loads the packages, which owners install for traces; a failure says how. */
export async function loadPackages(loading = load): Promise<Result<TelemetryPackages, readonly string[]>> {
  try {
    return ok(await loading())
  } catch (thrown) {
    const { message } = thrown as Error
    return err([
      'Traces are turned on, and the packages of OpenTelemetry that send them are not installed:',
      `  ${INSTALL_LINE}`,
      `(${message.split('\n')[0] ?? ''})`,
    ])
  }
}
