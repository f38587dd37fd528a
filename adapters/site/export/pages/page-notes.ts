import type { DataProblem } from '../../../../core/animation/index.js'
import type { PageGap } from './page-gap.js'
import type { NotPlayed } from '../scripts/site-code.js'

/** A note for the owner about one adopted page. */
export type PageNote =
  /** The page script has replaced the builder's script. */
  | { readonly tag: 'script-replaced'; readonly sources: readonly string[] }
  | { readonly tag: 'script-added' }
  /** The page comes from another tool and needs no page script. */
  | { readonly tag: 'left-alone' }
  | { readonly tag: 'jquery-removed' }
  /** `users`: the code that uses it, or may. */
  | { readonly tag: 'jquery-kept'; readonly users: readonly string[] }
  /** Interactions of the newer kind that the page plays, and the parts of them that it does not. */
  | { readonly tag: 'timelines'; readonly count: number; readonly ignored: readonly DataProblem[] }
  | { readonly tag: 'not-played'; readonly kind: NotPlayed; readonly file: string }
  /** The builder's script is on another host, so its interaction data could not be read. */
  | { readonly tag: 'script-elsewhere'; readonly address: string }
  /** A captcha with a key for the old address was removed. */
  | { readonly tag: 'captcha-removed' }
  /** `isBuilder`: by its name it is the builder's script, whose tag is removed. */
  | { readonly tag: 'script-missing'; readonly path: string; readonly isBuilder: boolean }
  | { readonly tag: 'data-cut-off'; readonly file: string }
  /** The page is incomplete, like a partial download. */
  | { readonly tag: 'page-cut-off' }
  /** Elements that only lost interactions would show are now visible from the start. */
  | { readonly tag: 'hidden-shown'; readonly count: number }
  /** Saved after its scripts ran: elements are in their final state. */
  | { readonly tag: 'saved-after-scripts' }
  /** The page was in another encoding, and is in UTF-8 now. */
  | { readonly tag: 'encoding-changed'; readonly from: string }
  /** The content of a list is unknown; `choices`: attributes that set it. */
  | { readonly tag: 'list-undecided'; readonly list: string; readonly choices: readonly string[] }
  /** A list has a pagination, and an export does not state the entries per page. */
  | { readonly tag: 'list-paged'; readonly list: string }
  /** A list of a published page has further parts that were not saved. */
  | { readonly tag: 'list-unsaved'; readonly list: string; readonly address: string }
  | { readonly tag: 'file-repaired'; readonly from: string; readonly to: string }
  | { readonly tag: 'file-missing'; readonly path: string }
  /** The page lacks something that visitors need. */
  | { readonly tag: 'gap'; readonly gap: PageGap }
