import type { PageContext } from '../kit/page-module.js'

type Call = (...args: readonly unknown[]) => unknown

/** Imports a chunk by name; rejects if it does not load. */
export type LoadChunk = (chunk: string) => Promise<unknown>

/**
 * An API for page scripts from the start: its calls wait for its chunk, which `load` imports on first use. A
 * chunk that does not load is requested again at the next call; meanwhile `get` returns `empty`, and every
 * other call reports a failure with `empty` as its subject. `subject`: the name of the data; the chunk
 * exports `<subject>Api`. `calls`: all members except `subscribe`.
 */
export function createLazyApi<Api>(
  context: PageContext,
  load: LoadChunk,
  chunk: string,
  subject: string,
  calls: readonly Exclude<keyof Api & string, 'subscribe'>[],
  empty: unknown,
): Api {
  let loading: Promise<Readonly<Record<string, Call>> | undefined> | undefined
  const lazily =
    (name: string): Call =>
    async (...args) => {
      loading ??= load(chunk).then(
        (loaded) =>
          (loaded as Record<string, (context: PageContext) => Record<string, Call>>)[`${subject}Api`]?.(
            context,
          ),
        () => (loading = undefined),
      )
      const api = await loading
      if (api) return api[name]?.(...args)
      return name === 'get'
        ? empty
        : { ok: false, code: 'Unreachable', message: 'Unreachable', [subject]: empty }
    }
  const api: Record<string, unknown> = {
    subscribe: (listener: Call) => {
      let isOver = false
      const stopping = lazily('subscribe')((news: unknown) => isOver || listener(news)) as Promise<Call>
      return () => {
        isOver = true
        void stopping.then((stop) => stop.call?.(null))
      }
    },
  }
  for (const name of calls) api[name] = lazily(name)
  return api as unknown as Api
}
