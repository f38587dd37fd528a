import { describe, expect, it } from './test-runner.js'
import type { Navigator } from '../../core/ports/page/navigator.port.js'

/** A visitor at an address, and the effects that a test can see. */
export interface NavigatorSubject {
  readonly navigator: Navigator
  readonly visited: () => readonly string[]
  readonly isGuarded: () => boolean
}

/** The rules of every `Navigator`. */
export function describeNavigator(
  name: string,
  open: (at: { readonly path: string; readonly isSecure: boolean }) => NavigatorSubject,
): void {
  const place = {
    path: '/order-confirmation?orderId=1&token=a%20b&orderId=2',
    isSecure: true,
  }

  describe(`Navigator: ${name}`, () => {
    it('has the host, the path with its query, and the first value of every parameter', () => {
      const { path, hostname, query } = open(place).navigator.current()
      expect(hostname).toBe('shop.example')
      expect([path, query['orderId'], query['token'], query['other']]).toEqual([
        place.path,
        '1',
        'a b',
        undefined,
      ])
    })

    it.each([true, false])('reports whether the connection is secure: %s', (isSecure) => {
      expect(open({ ...place, isSecure }).navigator.current().isSecure).toBe(isSecure)
    })

    it('opens another page', () => {
      const { navigator, visited } = open(place)
      navigator.go('/checkout')
      expect(visited()).toEqual(['/checkout'])
    })

    it('replaces the page', () => {
      const { navigator, visited } = open(place)
      navigator.replace('https://pay.example/cart')
      expect(visited()).toEqual(['https://pay.example/cart'])
    })

    it('guards the page while any caller requires it, each once', () => {
      const { navigator, isGuarded } = open(place)
      expect(isGuarded()).toBe(false)
      const [first, second] = [navigator.guardLeaving(), navigator.guardLeaving()]
      first()
      first()
      expect(isGuarded()).toBe(true)
      second()
      expect(isGuarded()).toBe(false)
    })
  })
}
