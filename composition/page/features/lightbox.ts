import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createLightbox } from '../../../adapters/dom-widgets/lightbox.js'

/** Starts the lightbox on pages that have a `.w-lightbox` link (contract/animation 6.8). */
export const start = (context: PageContext): PageModule => createLightbox(context)
