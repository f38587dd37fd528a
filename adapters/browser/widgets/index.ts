import type { PageContext, PageModule } from '../kit/page-module.js'
import { createLinks } from './links.js'
import { createScroll } from './scroll.js'
import type { LoadScrollRunner } from './scroll.js'
import { createTouch } from './touch.js'

/**
 * Every browser that can run this script tells keyboard focus itself (reference/widgets#focus); page code may
 * still ask.
 */
const focusVisible: PageModule = { ready: () => undefined, destroy: () => undefined }

/**
 * The services every page gets, by the names that `Webflow.require` knows (reference/page-api#webflow,
 * reference/widgets), in the order they become ready. Widgets with markup of their own are chunks: a page loads
 * those it has.
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
