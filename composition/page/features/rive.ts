import { createRive } from '../../../adapters/dom-interactions/players/rive.js'
import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'

/** Starts the module of Rive elements; the player itself is the page's own (contract/animation 3.8). */
export const start = (context: PageContext): PageModule => createRive(context)
