import type {
  TimelinesHost,
  TimelinesOptions,
  TimelinesReport,
} from '../interactions/timelines/timelines-host.js'
import type { TextSplitter } from '../interactions/timelines/split-text.js'
import type { DescribeEase } from '../../../core/animation/timelines/index.js'
import type { PageContext } from '../kit/page-module.js'
import type { LoadOnDemand } from './on-demand-chunks.js'

interface TimelinesChunk {
  readonly timelines: (context: PageContext, options: TimelinesOptions) => TimelinesHost
}

interface SplitterChunk {
  readonly splitter: (document: Document) => TextSplitter
}

interface EasesChunk {
  readonly describedEase: DescribeEase
}

const idOf = (record: unknown): string => String(Reflect.get(Object(record), 'id'))

/**
 * `Webflow.require('ix3')`: the newer interactions. What plays them is a chunk, which the first registration
 * loads; until then events that page code emits wait. Where the chunk does not arrive, what the page hides until
 * then is shown.
 */
export function createIx3Module(
  context: PageContext,
  load: LoadOnDemand,
  require: (name: string) => object | undefined,
) {
  const { documentElement } = context.document
  const interactions = new Map<string, unknown>()
  const timelineDefs = new Map<string, unknown>()
  let host: TimelinesHost | null = null
  let loading: Promise<TimelinesHost> | null = null
  const waiting: string[] = []

  const begin = async (): Promise<TimelinesHost> => {
    const chunk = (await load('timelines')) as TimelinesChunk
    const loadSplitter = async (): Promise<TextSplitter> =>
      ((await load('timelines-text')) as SplitterChunk).splitter(context.document)
    const loadEases = async (): Promise<DescribeEase> =>
      ((await load('timelines-eases')) as EasesChunk).describedEase
    return (host = chunk.timelines(context, { require, loadSplitter, loadEases }))
  }
  const play = async (): Promise<void> => {
    try {
      await (await (loading ??= begin())).play([...interactions.values()], [...timelineDefs.values()])
      for (const name of waiting.splice(0)) host?.emit(name)
    } catch (error) {
      loading = null
      documentElement.classList.add('w-mod-ix3')
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
      for (const record of records) interactions.set(idOf(record), record)
      for (const timeline of timelines) timelineDefs.set(idOf(timeline), timeline)
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
      init: () => (interactions.size > 0 ? play() : Promise.resolve()),
      /** Picks up what came into the page; answers when there is something to register with. */
      ready: (): Promise<typeof instance> => {
        host?.refresh()
        return Promise.resolve(instance)
      },
    },
  }
}
