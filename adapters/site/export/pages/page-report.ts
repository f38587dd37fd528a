import type { DataProblem } from '../../../../core/animation/index.js'
import type { PageGap } from './page-gaps.js'
import type { NotPlayed } from '../scripts/site-code.js'

/** A fact for the owner about one adopted page. */
export type PageNote =
  /** The builder's script is gone and ours plays in its place. */
  | { readonly tag: 'script-replaced'; readonly sources: readonly string[] }
  | { readonly tag: 'script-added' }
  /** The page comes from another tool, with nothing for the page script to do. */
  | { readonly tag: 'left-alone' }
  | { readonly tag: 'jquery-removed' }
  /** `users`: whose code uses it, or may. */
  | { readonly tag: 'jquery-kept'; readonly users: readonly string[] }
  /** Interactions of the newer kind that the page plays, and the parts of them that it does not. */
  | { readonly tag: 'timelines'; readonly count: number; readonly ignored: readonly DataProblem[] }
  | { readonly tag: 'not-played'; readonly kind: NotPlayed; readonly file: string }
  /** The builder's script lies on another host, so the interaction data in it could not be read. */
  | { readonly tag: 'script-elsewhere'; readonly address: string }
  /** A captcha asked with a key that is good for the old address only. */
  | { readonly tag: 'captcha-removed' }
  /** `isBuilder`: by its name the builder's script, whose tag is taken out. */
  | { readonly tag: 'script-missing'; readonly path: string; readonly isBuilder: boolean }
  | { readonly tag: 'data-cut-off'; readonly file: string }
  /** The page ends in the middle, as half a download does. */
  | { readonly tag: 'page-cut-off' }
  /** Elements that only lost interactions would have shown are shown at once. */
  | { readonly tag: 'hidden-shown'; readonly count: number }
  /** Saved after scripts had run: what was hidden at first stands in its last state. */
  | { readonly tag: 'saved-after-scripts' }
  /** The page was written in another encoding, and is in UTF-8 now. */
  | { readonly tag: 'encoding-changed'; readonly from: string }
  /** Nothing tells what a list shows; `choices`: the attributes that would. */
  | { readonly tag: 'list-undecided'; readonly list: string; readonly choices: readonly string[] }
  /** A list has a pagination, and an export does not say how many entries each of its pages shows. */
  | { readonly tag: 'list-paged'; readonly list: string }
  /** A list of a published page goes on where nothing was saved. */
  | { readonly tag: 'list-unsaved'; readonly list: string; readonly address: string }
  | { readonly tag: 'file-repaired'; readonly from: string; readonly to: string }
  | { readonly tag: 'file-missing'; readonly path: string }
  /** The page lacks something that visitors need. */
  | { readonly tag: 'gap'; readonly gap: PageGap }
