import type {
  TimelinesHost,
  TimelinesOptions,
  TimelinesReport,
} from '../interactions/timelines/timelines-host.js'
import { loadOnce } from '../../../core/shared/index.js'
import { pageParts } from '../interactions/page-parts.js'
import type { PageContext } from '../kit/page-module.js'
import type { LoadOnDemand } from './on-demand-chunks.js'

interface TimelinesChunk {
  readonly timelines: (context: PageContext, options: TimelinesOptions) => TimelinesHost
}

/** Stores records by id; a later one replaces an earlier one. */
const keep = (known: Map<string, unknown>, records: readonly unknown[]): void => {
  for (const record of records) known.set(String((Object(record) as { readonly id?: unknown }).id), record)
}

/**
 * `Webflow.require('ix3')`: the newer interactions. Their player is a chunk, which the first registration
 * loads; until then events from page code wait. If the chunk does not load, content that the page hides until
 * then is shown.
 */
export function createIx3Module(
  context: PageContext,
  load: LoadOnDemand,
  require: (name: string) => object | undefined,
) {
  const interactions = new Map<string, unknown>()
  const timelineDefs = new Map<string, unknown>()
  let host: TimelinesHost | null = null
  const waiting: string[] = []

  const begin = loadOnce(() =>
    load('timelines').then(
      (chunk) =>
        (host = (chunk as TimelinesChunk).timelines(context, { ...pageParts(context), require, load })),
    ),
  )
  const play = async (): Promise<void> => {
    try {
      await (await begin()).play(interactions, timelineDefs)
      for (const name of waiting.splice(0)) host?.emit(name)
    } catch (error) {
      context.document.documentElement.classList.add('w-mod-ix3')
      console.error('[vitrine] the timelines of this page did not start', error)
    }
  }
  const emit = (name: string): void => {
    if (host) host.emit(name)
    else waiting.push(name)
  }
  const destroy = (): void => host?.destroy()
  const instance = {
    interactions,
    timelineDefs,
    emit,
    destroy,
    register: (records: readonly unknown[], timelines: readonly unknown[]): Promise<void> => {
      keep(interactions, records)
      keep(timelineDefs, timelines)
      return play()
    },
  }
  return {
    report: (): TimelinesReport | null => host?.report() ?? null,
    module: {
      instance,
      emit,
      destroy,
      getInstance: () => instance,
      init: async (): Promise<void> => {
        if (interactions.size > 0) await play()
      },
      /** Binds new content of the page; returns whether anything is registered. */
      ready: async (): Promise<typeof instance> => {
        host?.refresh()
        return instance
      },
    },
  }
}
