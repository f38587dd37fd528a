import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span as ApiSpan } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import { NO_TELEMETRY } from '../../../core/ports/platform/telemetry.port.js'
import type { Span, SpanOptions, Telemetry } from '../../../core/ports/platform/telemetry.port.js'
import { ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { loadPackages } from './load-packages.js'
import type { TelemetryPackages } from './load-packages.js'
import { readTraceparent } from './read-traceparent.js'

/** The collector of the traces, and the name of the program that sends them. */
export interface OpenTelemetryOptions {
  /** The address for traces, such as `http://localhost:4318/v1/traces`. */
  readonly url: string
  readonly serviceName: string
  readonly version: string
  /** Called when traces cannot be sent, once until they can be again. */
  readonly onFailure: (message: string) => void
}

/** The time limit for a silent collector when the site ends. */
const CLOSE_PATIENCE_MS = 3000
/** The result code of an export that failed. */
const EXPORT_FAILED = 1

/** Makes the exporter, which reports once that the collector cannot be reached. */
function createReportingExporter(
  exporter: SpanExporter,
  { url, onFailure }: OpenTelemetryOptions,
): SpanExporter {
  let fails = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failsNow = result.code === EXPORT_FAILED
        if (failsNow && !fails)
          onFailure(
            `Traces cannot be sent to ${new URL(url).origin} (${result.error?.message ?? 'refused'}).`,
          )
        fails = failsNow
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}

function createProvider({ resources, sdk, exporter }: TelemetryPackages, options: OpenTelemetryOptions) {
  const { url, serviceName, version } = options
  // The names in the environment take precedence (OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES).
  const named = resources
    .resourceFromAttributes({ 'service.name': serviceName, 'service.version': version })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const sending = createReportingExporter(new exporter.OTLPTraceExporter({ url }), options)
  return new sdk.BasicTracerProvider({
    resource: resources.defaultResource().merge(named),
    spanProcessors: [new sdk.BatchSpanProcessor(sending)],
  })
}

/** The name of an error: its code, such as a state of SQL, else its class. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'Error'
  return 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : thrown.name
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/**
 * Sends the site's spans to a collector (OTLP over HTTP, as JSON). It registers nothing globally, so several
 * sites of one process, and a program around them, keep their own traces. A failure says what to install.
 */
export async function openTelemetry(
  options: OpenTelemetryOptions,
): Promise<Result<Telemetry, readonly string[]>> {
  const packages = await loadPackages()
  if (!packages.ok) return packages
  const { api } = packages.value
  const provider = createProvider(packages.value, options)
  const tracer = provider.getTracer('vitrine', options.version)
  const current = new AsyncLocalStorage<Context>()
  const KINDS = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL }

  const contextOf = (parent: string | undefined): Context | undefined => {
    const remote = parent === undefined ? null : readTraceparent(parent)
    return remote === null ? current.getStore() : api.trace.setSpanContext(api.ROOT_CONTEXT, remote)
  }
  const wrap = (span: ApiSpan, context: Context): Span => ({
    set: (name, value) => void span.setAttribute(name, value),
    rename: (name) => void span.updateName(name),
    fail: (reason) => {
      span.setAttribute('error.type', reason)
      span.setStatus({ code: api.SpanStatusCode.ERROR })
    },
    within: (work) => current.run(context, work),
  })
  const span = <T>(name: string, given: SpanOptions, work: (span: Span) => T): T => {
    const { kind = 'internal', attributes = {}, parent, isPart = false } = given
    const around = contextOf(parent)
    if (around === undefined && isPart) return NO_TELEMETRY.span(name, given, work)
    const before = around ?? api.ROOT_CONTEXT
    const started = tracer.startSpan(name, { kind: KINDS[kind], attributes }, before)
    const context = api.trace.setSpan(before, started)
    const running = wrap(started, context)
    const answer = current.run(context, work, running)
    if (isPromise(answer))
      answer.then(
        () => started.end(),
        (thrown: unknown) => {
          running.fail(reasonOf(thrown))
          started.end()
        },
      )
    return answer
  }
  return ok({
    span,
    close: async () => {
      const patience = new Promise((ended) => setTimeout(ended, CLOSE_PATIENCE_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), patience])
    },
  })
}
