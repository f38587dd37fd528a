import type { Audience } from '../../../../core/site/index.js'
import type { Edit } from '../edits.js'
import type { ParsedPage } from '../parse-page.js'

/** The audience and the address of a page. */
export interface PageView {
  readonly audience: Audience
  /**
   * True if the page is shown at an address that is not its own, so that relative addresses would be wrong.
   */
  readonly isElsewhere: boolean
  /** The canonical path of the page. */
  readonly path: string
  /** The query with its question mark, or empty. */
  readonly query: string
  /** The network of the request, for the fair order of waiting requests. @default one for all */
  readonly source?: string
}

/** The changes to a page before it is sent. */
export interface PageChange {
  readonly edits: readonly Edit[]
  /** True if other audiences get another page. */
  readonly isForAudience: boolean
}

/** A step from a designer's page to the sent page. Pure: its result is cached. */
export type PageTransform = (page: ParsedPage, view: PageView) => PageChange

/** The result for a page without changes. */
export const UNCHANGED: PageChange = { edits: [], isForAudience: false }
