import type { DescribeEase, ReadMore, TimelineData } from '../../../../core/animation/timelines/index.js'
import type { Stage } from '../../../../core/ports/stage.port.js'
import type { PageContext } from '../../kit/page-module.js'
import type { createPagePins, PagePins } from './pin-keeper.js'
import type { StageElement } from '../stage/stage-element.js'
import type { showOnPlayer } from './show-on-player.js'
import type { TextSplitter } from './split-text.js'

/** The longest that a page waits for its fonts before texts are split. */
const MAX_FONT_WAIT_MS = 3000

interface SplitterChunk {
  readonly splitter: (document: Document) => TextSplitter
}

interface PinsChunk {
  readonly pins: typeof createPagePins
}

interface MoreChunk {
  readonly describe: DescribeEase
  readonly readMore: ReadMore
  readonly showOnPlayer: typeof showOnPlayer
}

/** Loads a further chunk. */
export type LoadFurther = (chunk: `timelines-${'text' | 'more' | 'pins'}`) => Promise<unknown>

/** True if a scroll trigger of the data has such a part. */
export const scrollsWith = ({ interactions }: TimelineData, part: 'pin' | 'scroller'): boolean =>
  interactions.some(({ triggers }) =>
    triggers.some(({ event }) => event.tag === 'scroll' && event.scroll[part] !== null),
  )

const splitsText = ({ interactions }: TimelineData): boolean =>
  interactions.some(({ timelines }) =>
    timelines.some(({ actions }) => actions.some(({ split }) => split !== null)),
  )

const NONE: MoreChunk = {
  describe: () => null,
  readMore: () => null,
  showOnPlayer: () => () => undefined,
}

/** Loads the readers of parts of data that few pages have. */
export const loadMore = async (timelines: readonly unknown[], load: LoadFurther): Promise<MoreChunk> =>
  /"ease":\{|"wf:(?!transform|style|class|sel|attr|inst|any|trig|id)/.test(JSON.stringify(timelines))
    ? ((await load('timelines-more')) as MoreChunk)
    : NONE

/** Loads the splitter of texts and waits for the fonts of the page; null where no text is split. */
export async function loadSplitter(
  { document, clock }: PageContext,
  data: TimelineData,
  load: LoadFurther,
): Promise<TextSplitter | null> {
  if (!splitsText(data)) return null
  let cancel = (): void => undefined
  const tooLate = new Promise<void>((resolve) => {
    cancel = clock.setTimer(MAX_FONT_WAIT_MS, resolve)
  })
  const fonts = Promise.race([document.fonts.ready, tooLate])
  const [{ splitter }] = await Promise.all([load('timelines-text') as Promise<SplitterChunk>, fonts])
  cancel()
  return splitter(document)
}

/** Loads the held triggers; null where no element is held. */
export const loadPins = async (
  context: PageContext,
  stage: Stage<StageElement>,
  data: TimelineData,
  load: LoadFurther,
): Promise<PagePins | null> =>
  scrollsWith(data, 'pin') ? ((await load('timelines-pins')) as PinsChunk).pins(context, stage) : null
