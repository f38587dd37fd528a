import type { Span, Telemetry } from '../../../core/ports/platform/telemetry.port.js'
import { isRecord } from '../../../core/shared/index.js'

type Call = (...values: unknown[]) => unknown

/**
 * Marks the span of a failure, or of another outcome, by its tag, which is a fixed word of the port's type.
 */
function recordOutcome(answer: unknown, span: Span): void {
  if (!isRecord(answer)) return
  const { ok, failure, tag } = answer
  if (ok === false)
    span.fail(isRecord(failure) && typeof failure['tag'] === 'string' ? failure['tag'] : 'failed')
  if (typeof tag === 'string') span.set('vitrine.outcome', tag)
}

/**
 * Wraps a port so that each call of another program is a span, named `<name>.<method>`. Arguments and answers
 * are not recorded, only the outcome's tag. `parts`: the members that are ports themselves.
 */
export function tracedPort<P extends object>(
  telemetry: Telemetry,
  name: string,
  port: P,
  parts: readonly (keyof P & string)[] = [],
): P {
  const traced =
    (path: string, call: Call): Call =>
    (...values) =>
      telemetry.span(path, { kind: 'client' }, (span) => {
        const answer = call.apply(port, values)
        if (answer instanceof Promise)
          answer.then(
            (value) => recordOutcome(value, span),
            () => undefined,
          )
        return answer
      })
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      const path = `${name}.${String(key)}`
      if (typeof value === 'function') return traced(path, value as Call)
      return isRecord(value) && parts.some((part) => part === key)
        ? tracedPort(telemetry, path, value)
        : value
    },
  })
}

/**
 * Returns a function that wraps ports in spans. If nothing is recorded, a port stays as it is; null stays
 * null.
 */
export const tracedBy =
  (telemetry: Telemetry | null) =>
  <P extends object | null>(name: string, port: P): P =>
    telemetry === null || port === null ? port : tracedPort(telemetry, name, port)
