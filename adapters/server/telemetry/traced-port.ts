import type { Span, Telemetry } from '../../../core/ports/platform/telemetry.port.js'
import { isRecord } from '../../../core/shared/index.js'

type Call = (...values: unknown[]) => unknown

/** Marks a failure by its tag and another outcome by its own, which are words of the port's type. */
function tellOutcome(answer: unknown, span: Span): void {
  if (!isRecord(answer)) return
  const { ok, failure, tag } = answer
  if (ok === false)
    span.fail(isRecord(failure) && typeof failure['tag'] === 'string' ? failure['tag'] : 'failed')
  if (typeof tag === 'string') span.set('vitrine.outcome', tag)
}

/**
 * A port whose calls of another program are spans, named `<name>.<method>`. Neither their arguments nor their
 * answers are recorded, only the outcome's tag. `parts`: the members that are ports themselves.
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
            (value) => tellOutcome(value, span),
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

/** Makes the calls of a port spans; a port is itself where nothing is recorded, and null stays null. */
export const tracedBy =
  (telemetry: Telemetry | null) =>
  <P extends object | null>(name: string, port: P): P =>
    telemetry === null || port === null ? port : tracedPort(telemetry, name, port)
