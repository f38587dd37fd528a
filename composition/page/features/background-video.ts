import type { PageContext, PageModule } from '../../../adapters/dom-kit/page-module.js'
import { createBackgroundVideo } from '../../../adapters/dom-widgets/background-video.js'

/** Starts the care for videos on pages that have one (contract/animation 6.9). */
export const start = (context: PageContext): PageModule => createBackgroundVideo(context)
