import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createNavbar } from '../../../adapters/dom-widgets/navbar.js'

/** Starts the navbars of a page (contract/animation 6.1). */
export const start = (context: PageContext): PageModule => createNavbar(context)
