import type { Audience } from '../../../../core/site/index.js'
import type { Edit } from '../edits.js'
import type { ParsedPage } from '../parse-page.js'

/** For whom and where a page is shown. */
export interface PageView {
  readonly audience: Audience
  /**
   * True if the page is shown below an address that is not its own, so that relative addresses lead astray.
   */
  readonly isElsewhere: boolean
  /** The one path at which it is shown, however a request spells it. */
  readonly path: string
  /** The question behind the path, with its question mark; empty: there is none. */
  readonly query: string
  /** The network that asks: those that wait for a page to be made have their turns by it. @default one for all */
  readonly source?: string
}

/** The changes to a page before it is sent. */
export interface PageChange {
  readonly edits: readonly Edit[]
  /** True if another audience is shown something else. */
  readonly isForAudience: boolean
}

/** One of the steps between a page as its designer made it and what is sent. Pure: the result is kept. */
export type PageTransform = (page: ParsedPage, view: PageView) => PageChange

/** A page that a transform has nothing to do with. */
export const UNCHANGED: PageChange = { edits: [], isForAudience: false }
