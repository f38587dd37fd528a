import type { PageContext, PageModule } from '../page/page-module.js'
import { createDropdown } from './dropdown.js'
import { createLinks } from './links.js'
import { createNavbar } from './navbar.js'
import { createScroll } from './scroll.js'
import { createSlider } from './slider.js'
import { createTabs } from './tabs.js'
import { createTouch } from './touch.js'

/** Every browser that can run this script tells keyboard focus itself (contract/animation 6.11); page code may still ask. */
const focusVisible: PageModule = { ready: () => undefined, destroy: () => undefined }

/**
 * The widgets of the page script by the names that `Webflow.require` knows (contract/animation 5.2, 6), in the order they
 * become ready. Rarely used ones (lightbox, forms, brand, background-video, focus) are chunks of their own.
 */
export function createWidgets(context: PageContext): ReadonlyMap<string, PageModule> {
  return new Map<string, PageModule>([
    ['focus-visible', focusVisible],
    ['links', createLinks(context)],
    ['scroll', createScroll(context)],
    ['touch', createTouch(context)],
    ['dropdown', createDropdown(context)],
    ['navbar', createNavbar(context)],
    ['slider', createSlider(context)],
    ['tabs', createTabs(context)],
  ])
}
