import type { PageContext } from '../../adapters/dom-kit/page-module.js'

/** What each call of an API answers when its chunk does not arrive. */
type Otherwise<Api> = {
  readonly [Name in Exclude<keyof Api, 'subscribe'>]: Api[Name] extends (...args: never[]) => infer Answer
    ? Awaited<Answer>
    : never
}

type Calls = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** What a call that changes something answers without its chunk. */
export const NOT_LOADED = { ok: false, code: 'Unreachable', message: 'Not loaded' } as const

/**
 * An API for page scripts from the first moment on: its calls wait for its chunk, which `load` brings on the
 * first use where the page has not asked for it already. A chunk that does not arrive is asked for again at the
 * next call. `part`: the name
 * it is exported under.
 */
export function createLazyApi<Api>(
  context: PageContext,
  load: (file: string) => Promise<unknown>,
  [chunk, part]: readonly [chunk: string, part: string],
  otherwise: Otherwise<Api>,
): Api {
  let loading: Promise<Calls | undefined> | undefined
  const lazily =
    (name: string, answer?: unknown) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      loading ??= load(`chunks/${chunk}.js`).then(
        (loaded) => (loaded as Record<string, (context: PageContext) => Calls>)[part]?.(context),
        () => (loading = undefined),
      )
      const api = await loading
      return api ? api[name]?.(...args) : answer
    }
  const api: Record<string, unknown> = {
    subscribe: (listener: (news: unknown) => void) => {
      let isOver = false
      const stopping = lazily('subscribe')((news: unknown) => isOver || listener(news))
      return () => {
        isOver = true
        void stopping.then((stop) => (stop as (() => void) | undefined)?.())
      }
    },
  }
  for (const name in otherwise) api[name] = lazily(name, otherwise[name as keyof Otherwise<Api>])
  return api as unknown as Api
}
