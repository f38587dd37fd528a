import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createFocus } from '../../../adapters/dom-widgets/focus.js'

/** Starts the focus on a press, on pages that ask for it (contract/animation 6.11). */
export const start = (context: PageContext): PageModule => createFocus(context)
