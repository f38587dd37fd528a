import type { Navigator } from '../../core/ports/page/navigator.port.js'

/**
 * A visitor's navigation: the present address, the addresses they were sent to, and whether leaving is confirmed.
 */
export interface FakeNavigator extends Navigator {
  readonly visited: readonly string[]
  readonly isGuarded: () => boolean
}

export function createFakeNavigator(at: Partial<ReturnType<Navigator['current']>> = {}): FakeNavigator {
  const visited: string[] = []
  const guards = new Set<object>()
  return {
    visited,
    isGuarded: () => guards.size > 0,
    current: () => ({
      path: at.path ?? '/',
      hostname: at.hostname ?? 'shop.example',
      query: at.query ?? {},
      isSecure: at.isSecure ?? true,
    }),
    go: (url) => {
      visited.push(url)
    },
    replace: (url) => {
      visited.push(url)
    },
    guardLeaving: () => {
      const guard = {}
      guards.add(guard)
      return () => {
        guards.delete(guard)
      }
    },
  }
}
