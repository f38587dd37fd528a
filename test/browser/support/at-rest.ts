import type { Page } from 'playwright-core'

interface Inspected {
  readonly inspect: () => { readonly interactions: { readonly running: readonly unknown[] } }
}

/**
 * Waits until no interaction or transition has moved an element of a page for some frames.
 */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const QUIET_FRAMES = 15
    const { inspect } = Reflect.get(window, 'Vitrine') as Inspected
    for (let quiet = 0; quiet < QUIET_FRAMES;) {
      await new Promise((frame) => requestAnimationFrame(frame))
      const isMoving = inspect().interactions.running.length > 0 || document.getAnimations().length > 0
      quiet = isMoving ? 0 : quiet + 1
    }
  })
