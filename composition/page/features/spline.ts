import { createSpline } from '../../../adapters/dom-interactions/players/spline.js'
import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'

/** Starts the module of Spline elements; the player itself is the page's own (contract/animation 3.8). */
export const start = (context: PageContext): PageModule => createSpline(context)
