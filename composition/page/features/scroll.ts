import type { PageContext } from '../../../adapters/dom-kit/page-module.js'
import { createScrollRunner } from '../../../adapters/dom-widgets/scroll/scroll-runner.js'
import type { ScrollRunner } from '../../../adapters/dom-widgets/scroll/scroll-runner.js'

/** Starts what moves a page to its sections (contract/animation 6.6). */
export const start = (context: PageContext): ScrollRunner => createScrollRunner(context)
