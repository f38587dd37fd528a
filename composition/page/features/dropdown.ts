import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createDropdown } from '../../../adapters/dom-widgets/dropdown.js'

/** Starts the dropdowns of a page (contract/animation 6.2). */
export const start = (context: PageContext): PageModule => createDropdown(context)
