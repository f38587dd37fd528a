import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createSlider } from '../../../adapters/dom-widgets/slider.js'

/** Starts the sliders of a page (contract/animation 6.4). */
export const start = (context: PageContext): PageModule => createSlider(context)
