import type { Answer, GatewayFailure } from '../../ports/gateway-failure.port.js'
import { err } from '../../shared/index.js'

const unreachable: GatewayFailure = {
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message: 'Accounts cannot be reached right now.',
}

/** Turns thrown errors into failures, so that the gateway never throws. */
export function guarded<T extends object>(methods: T, onError: (error: unknown) => void): T {
  type Method = (...values: readonly unknown[]) => Answer<unknown>
  const guard =
    (method: Method): Method =>
    async (...values) => {
      try {
        return await method(...values)
      } catch (thrown) {
        onError(thrown)
        return err(unreachable)
      }
    }
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, guard(method as Method)]),
  ) as T
}
