import type { PageContext, PageModule } from '../page/page-module.js'
import { createBackgroundVideo } from './background-video.js'
import { createBrand } from './brand.js'
import { createDropdown } from './dropdown.js'
import { createFocusVisible } from './focus-visible.js'
import { createFocus } from './focus.js'
import { createLinks } from './links.js'
import { createNavbar } from './navbar.js'
import { createScroll } from './scroll.js'
import { createSlider } from './slider.js'
import { createTabs } from './tabs.js'
import { createTouch } from './touch.js'

/**
 * The widgets of the page script by the names that `Webflow.require` knows (contract/animation 5.2, 6), in the order they
 * become ready. Rarely used ones (lightbox, forms) are chunks of their own and not in here.
 */
export function createWidgets(context: PageContext): ReadonlyMap<string, PageModule> {
  return new Map<string, PageModule>([
    ['background-video', createBackgroundVideo(context)],
    ['brand', createBrand(context)],
    ['focus-visible', createFocusVisible(context)],
    ['focus', createFocus(context)],
    ['links', createLinks(context)],
    ['scroll', createScroll(context)],
    ['touch', createTouch(context)],
    ['dropdown', createDropdown(context)],
    ['navbar', createNavbar(context)],
    ['slider', createSlider(context)],
    ['tabs', createTabs(context)],
  ])
}
