import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createBrand } from '../../../adapters/dom-widgets/brand.js'

/** Starts the "Made in" badge on pages that may show it (contract/animation 6.10). */
export const start = (context: PageContext): PageModule => createBrand(context)
