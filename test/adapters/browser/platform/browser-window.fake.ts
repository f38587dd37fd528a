/**
 * The parts of a window that the browser adapters use: location, cookies, storage of all tabs, and `beforeunload`.
 */
export interface FakeWindow {
  readonly window: Window
  readonly visited: readonly string[]
  /** True if a visitor who leaves now would be asked. */
  readonly asksBeforeLeaving: () => boolean
}

/** State that the tabs of one browser share. */
export class FakeBrowser {
  readonly #values = new Map<string, string>()
  readonly #tabs = new Set<EventTarget>()

  openTab(
    at: {
      readonly url?: string
      readonly isSecure?: boolean
      readonly cookie?: string
      readonly refuse?: boolean
    } = {},
  ): FakeWindow {
    const target = new EventTarget()
    this.#tabs.add(target)
    const url = new URL(at.url ?? '/', 'https://shop.example')
    const visited: string[] = []
    const storage = {
      getItem: (key: string) => this.#values.get(key) ?? null,
      setItem: (key: string, value: string) => this.#write(target, key, value),
    }
    const window = Object.assign(target, {
      location: {
        pathname: url.pathname,
        search: url.search,
        hostname: url.hostname,
        assign: (to: string) => visited.push(to),
        replace: (to: string) => visited.push(to),
      },
      isSecureContext: at.isSecure ?? true,
      document: { cookie: at.cookie ?? '' },
    })
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        if (at.refuse) throw new Error('storage is refused')
        return storage
      },
    })
    const asksBeforeLeaving = (): boolean => {
      const leaving = new Event('beforeunload', { cancelable: true })
      // Node's events lack the property that browsers let listeners set here.
      Object.defineProperty(leaving, 'returnValue', { value: '', writable: true })
      return !target.dispatchEvent(leaving)
    }
    return { window: window as unknown as Window, visited, asksBeforeLeaving }
  }

  #write(from: EventTarget, key: string, value: string): void {
    this.#values.set(key, value)
    for (const tab of this.#tabs)
      if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}
