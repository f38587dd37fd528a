import type { PageContext, PageModule } from '../page/page-module.js'
import { createDropdown } from './dropdown.js'
import { createNavbar } from './navbar.js'
import { createSlider } from './slider.js'
import { createTabs } from './tabs.js'

/**
 * The widgets of the page script by the names that `Webflow.require` knows (contract/animation 5.2, 6). Rarely used ones
 * (lightbox, forms) are chunks of their own and not in here.
 */
export function createWidgets(context: PageContext): ReadonlyMap<string, PageModule> {
  return new Map<string, PageModule>([
    ['dropdown', createDropdown(context)],
    ['navbar', createNavbar(context)],
    ['slider', createSlider(context)],
    ['tabs', createTabs(context)],
  ])
}
