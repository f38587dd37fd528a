import type { PageContext, PageModule } from '../kit/page-module.js'
import { createLinks } from './links.js'
import { createScroll } from './scroll.js'
import type { LoadScrollRunner } from './scroll.js'
import { createTouch } from './touch.js'

/**
 * Every browser that can run this script marks keyboard focus itself (reference/widgets#focus); page code may
 * still request it.
 */
const focusVisible: PageModule = { ready: () => undefined, destroy: () => undefined }

/**
 * The services of every page, by their names in `Webflow.require` (reference/page-api#webflow,
 * reference/widgets), in the order in which they become ready. Widgets with their own markup are chunks: a
 * page loads those that it contains.
 */
export function createWidgets(
  context: PageContext,
  loadScrollRunner: LoadScrollRunner,
): Readonly<Record<string, PageModule>> {
  return {
    'focus-visible': focusVisible,
    links: createLinks(context),
    scroll: createScroll(context, loadScrollRunner),
    touch: createTouch(context),
  }
}
