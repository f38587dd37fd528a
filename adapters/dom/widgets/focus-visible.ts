import type { PageContext, PageModule } from '../page/page-module.js'

/** Marks keyboard focus for browsers that cannot tell it themselves (contract/animation 6.11). */
export type FocusVisibleModule = PageModule

const MARK = 'data-wf-focus-visible'
/** A focus so soon after the page was hidden is the browser giving it back (spec 9), in ms. */
const RESET_WINDOW_MS = 100
const ALWAYS_MARKED =
  'input:not([type=button],[type=submit],[type=checkbox],[type=radio]),textarea,[contenteditable]'

/** Creates the focus-visible module; where the browser knows `:focus-visible` it does nothing at all. */
export function createFocusVisible({ document, window, clock }: PageContext): FocusVisibleModule {
  let life: AbortController | undefined
  const isKnown = (): boolean => window.CSS?.supports('selector(:focus-visible)') ?? false

  const listen = (signal: AbortSignal): void => {
    let isKeyboard = true
    let blurredAtMs = -RESET_WINDOW_MS
    const on = (type: string, run: (event: Event) => void): void =>
      document.addEventListener(type, run, { signal, capture: true })
    on('keydown', (event) => {
      const { altKey, ctrlKey, metaKey } = event as KeyboardEvent
      if (altKey || ctrlKey || metaKey) return
      isKeyboard = true
      document.activeElement?.setAttribute(MARK, 'true')
    })
    for (const type of ['mousedown', 'pointerdown', 'touchstart']) on(type, () => (isKeyboard = false))
    on('visibilitychange', () => {
      if (clock.now() - blurredAtMs < RESET_WINDOW_MS) isKeyboard = true
    })
    on('focus', ({ target }) => {
      if (!(target instanceof window.Element)) return
      if (isKeyboard || target.matches(ALWAYS_MARKED)) target.setAttribute(MARK, 'true')
    })
    on('blur', ({ target }) => {
      if (!(target instanceof window.Element) || !target.hasAttribute(MARK)) return
      blurredAtMs = clock.now()
      target.removeAttribute(MARK)
    })
  }

  return {
    ready: () => {
      if (life || isKnown()) return
      life = new AbortController()
      listen(life.signal)
    },
    destroy: () => {
      life?.abort()
      life = undefined
      for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
    },
  }
}
