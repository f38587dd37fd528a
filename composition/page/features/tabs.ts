import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createTabs } from '../../../adapters/dom-widgets/tabs.js'

/** Starts the tabs of a page (contract/animation 6.3). */
export const start = (context: PageContext): PageModule => createTabs(context)
