import type { PageContext, PageModule } from '../kit/page-module.js'
import { aliasTap, firePageEvent } from '../kit/component-events.js'
import { listenToSwipes } from './touch/on-swipe.js'

/** Touch gestures for page code (reference/widgets#swipe). */
export type TouchModule = PageModule

/**
 * Creates the touch module: `swipe` events with a direction on the touched element, and jQuery's `tap`
 * (reference/page-api#events, reference/widgets#swipe).
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
