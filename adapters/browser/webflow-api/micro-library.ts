type Collection = Readonly<Record<string, unknown>> | readonly unknown[] | null | undefined
type Iteratee = (value: unknown, key: string | number, all: Collection) => unknown
type Callback = (...args: unknown[]) => unknown

const entriesOf = (all: Collection): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(all) ? [...(all as readonly unknown[]).entries()] : Object.entries(all ?? {})

function throttle(run: Callback): Callback {
  let isWaiting = false
  return (...args) => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      run(...args)
    })
  }
}

function debounce(run: Callback, waitMs = 0, immediate = false): Callback {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...args) => {
    const runsNow = immediate && timer === undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!immediate) run(...args)
    }, waitMs)
    if (runsNow) run(...args)
  }
}

/** The small collection of functions that page code finds as `Webflow._` (reference/page-api#webflow). */
export const microLibrary = {
  each: (all: Collection, run: Iteratee) => {
    for (const [key, value] of entriesOf(all)) run(value, key, all)
    return all
  },
  map: (all: Collection, run: Iteratee) => entriesOf(all).map(([key, value]) => run(value, key, all)),
  find: (all: Collection, test: Iteratee) =>
    entriesOf(all).find(([key, value]) => test(value, key, all))?.[1],
  filter: (all: Collection, test: Iteratee) =>
    entriesOf(all).flatMap(([key, value]) => (test(value, key, all) ? [value] : [])),
  any: (all: Collection, test: Iteratee = Boolean) =>
    entriesOf(all).some(([key, value]) => test(value, key, all)),
  contains: (all: Collection, value: unknown) => entriesOf(all).some(([, other]) => other === value),
  delay: (run: Callback, waitMs: number, ...args: unknown[]) => setTimeout(run, waitMs, ...args),
  defer: (run: Callback, ...args: unknown[]) => setTimeout(run, 1, ...args),
  throttle,
  debounce,
  defaults: (target: Record<string, unknown>, ...sources: readonly Record<string, unknown>[]) => {
    for (const source of sources) for (const key of Object.keys(source)) target[key] ??= source[key]
    return target
  },
  keys: Object.keys,
  has: Object.hasOwn,
  now: Date.now,
  /**
   * Fills `<%= path %>` and `<%- path %>` from data; code in templates is not run, the page's policy may
   * forbid it.
   */
  template: (text: string) => (data: object) =>
    text.replace(/<%[=-]\s*([\w.$]+)\s*%>/g, (_, path: string) => {
      const value = path
        .split('.')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data)
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }),
}
