import { needsFurtherParts } from '../../../../core/animation/timelines/index.js'
import type { CreatePointerTriggers, FurtherParts } from '../../../../core/animation/timelines/index.js'
import type { PageContext } from '../../kit/page-module.js'
import type { StageElement } from '../stage/stage-element.js'
import type { createPageScrolling } from './page-scrolling.js'
import type { showOnPlayer } from './show-on-player.js'
import type { TextSplitter } from './split-text.js'

interface MoreChunk {
  readonly parts: FurtherParts
  readonly pointer: CreatePointerTriggers<StageElement>
  readonly showOnPlayer: typeof showOnPlayer
  /** Numbers 0..1. */
  readonly random: (crypto: Crypto) => () => number
}

interface TextChunk {
  /** Makes a splitter once the fonts of the page are loaded. */
  readonly splitter: (context: PageContext) => Promise<TextSplitter>
}

interface ScrollChunk {
  readonly scrolling: typeof createPageScrolling
}

/** The additional chunks that data need; null: none. */
export interface FurtherChunks {
  readonly more: MoreChunk | null
  readonly text: TextChunk | null
  readonly scroll: ScrollChunk | null
}

/** Loads a further chunk. */
export type LoadFurther = (chunk: `timelines-${'text' | 'more' | 'scroll'}`) => Promise<unknown>

/** Loads the chunks that data need, all in parallel. */
export async function loadFurther(data: unknown, load: LoadFurther): Promise<FurtherChunks> {
  const json = JSON.stringify(data)
  const [more, text, scroll] = await Promise.all([
    needsFurtherParts(json) && load('timelines-more'),
    /"splitText":[^n]/.test(json) && load('timelines-text'),
    json.includes('"wf:scroll"') && load('timelines-scroll'),
  ])
  return { more: more || null, text: text || null, scroll: scroll || null } as FurtherChunks
}
