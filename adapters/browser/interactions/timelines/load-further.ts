import { neededChunks } from '../../../../core/animation/timelines/index.js'
import type {
  CreatePointerTriggers,
  FurtherChunk,
  LoadedParts,
} from '../../../../core/animation/timelines/index.js'
import type { PageContext } from '../../kit/page-module.js'
import type { StageElement } from '../stage/stage-element.js'
import type { createPageScrolling } from './page-scrolling.js'
import type { showOnPlayer } from './show-on-player.js'
import type { TextSplitter } from './split-text.js'

/** The exports of the chunks that a page has loaded, together. */
export interface FurtherChunks {
  /** Those of the core, of all chunks. */
  readonly parts: LoadedParts
  /** Of `timelines-more`: numbers 0..1. */
  readonly random?: (crypto: Crypto) => () => number
  /** Of `timelines-rare`. */
  readonly pointer?: CreatePointerTriggers<StageElement>
  readonly showOnPlayer?: typeof showOnPlayer
  /** Of `timelines-text`: makes a splitter once the fonts of the page are loaded. */
  readonly splitter?: (context: PageContext) => Promise<TextSplitter>
  /** Of `timelines-scroll`. */
  readonly scrolling?: typeof createPageScrolling
}

/** Loads a further chunk. */
export type LoadFurther = (chunk: `timelines-${FurtherChunk}`) => Promise<unknown>

/** Loads the chunks that data need, all in parallel. */
export async function loadFurther(data: unknown, load: LoadFurther): Promise<FurtherChunks> {
  const names = neededChunks(JSON.stringify(data))
  const chunks = await Promise.all(names.map((name) => load(`timelines-${name}`) as Promise<FurtherChunks>))
  return Object.assign({}, ...chunks, { parts: Object.assign({}, ...chunks.map(({ parts }) => parts)) })
}
