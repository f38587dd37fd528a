import type { PageContext, PageModule } from '../dom-kit/page-module.js'
import { aliasTap, firePageEvent } from '../dom-kit/component-events.js'
import { listenToSwipes } from './touch/on-swipe.js'

/** Touch gestures for page code (contract/animation 6.12). */
export type TouchModule = PageModule

/**
 * Creates the touch module: `swipe` events with a direction on the touched element, and jQuery's `tap`
 * (contract/animation 5.4, 6.12).
 */
export function createTouch(context: PageContext): TouchModule {
  let life: AbortController | undefined
  return {
    ready: () => {
      if (life) return
      life = new AbortController()
      aliasTap(context.window, life.signal)
      listenToSwipes(context, context.document, life.signal, ({ direction, element }) =>
        firePageEvent(context.window, element, 'swipe', { direction }),
      )
    },
    destroy: () => {
      life?.abort()
      life = undefined
    },
  }
}
