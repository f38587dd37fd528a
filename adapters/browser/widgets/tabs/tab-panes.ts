import { cssEasing } from '../../../../core/site/index.js'
import { fireActive, fireInactive } from '../../kit/component-events.js'
import type { PageContext } from '../../kit/page-module.js'
import type { TransitionPlayer } from '../../kit/play-transition.js'
import { readDurationMs } from '../../kit/read-attribute.js'

const ACTIVE = 'w--tab-active'
type Pane = HTMLElement | undefined

/** The panes of one set of tabs: the visible one, and the change to another. */
export interface TabPanes {
  /** Reads the present panes. */
  readonly read: () => void
  /** The pane of a name. */
  readonly named: (name: string) => Pane
  /** Shows a pane in place of all others, without a transition. */
  readonly show: (pane: Pane) => void
  /** Fades to a pane, which is looked up when the visible one has disappeared. */
  readonly changeTo: (next: () => Pane) => void
  /** Ends every transition, so that the page's own styles apply again. */
  readonly settle: () => void
}

/** The name that connects a link with its pane. */
export const tabName = (element: Element): string => element.getAttribute('data-w-tab') ?? ''

/** The panes of the tabs in an element. */
export function createTabPanes(context: PageContext, player: TransitionPlayer, root: HTMLElement): TabPanes {
  let panes: readonly HTMLElement[] = []
  let leaving: Pane

  const enter = (pane: Pane, durationMs: number, easing: string): void => {
    for (const other of panes) {
      if (other === pane) continue
      player.cancel(other)
      if (other.classList.contains(ACTIVE)) other.style.opacity = ''
      other.classList.remove(ACTIVE)
    }
    leaving = undefined
    if (!pane) return
    pane.classList.add(ACTIVE)
    fireActive(pane)
    context.redraw.emit()
    if (durationMs > 0) {
      player.play([{ element: pane, change: { opacity: [0, 1] } }], { durationMs, easing }, () => {
        pane.style.opacity = ''
      })
    }
  }
  const show = (pane: Pane): void => enter(pane, 0, 'ease')

  return {
    read: () => {
      panes = [...root.querySelectorAll<HTMLElement>(':scope > .w-tab-content > .w-tab-pane')]
    },
    named: (name) => panes.find((pane) => tabName(pane) === name),
    show,
    changeTo: (next) => {
      const easing = cssEasing(root.getAttribute('data-easing'))
      const inMs = readDurationMs(root, 'data-duration-in', 0)
      const outMs = readDurationMs(root, 'data-duration-out', 0)
      const shown = panes.find((pane) => pane.classList.contains(ACTIVE))
      if (!shown || inMs + outMs <= 0) return show(next())
      if (shown === leaving) return
      leaving = shown
      fireInactive(shown)
      player.play([{ element: shown, change: { opacity: [null, 0] } }], { durationMs: outMs, easing }, () =>
        enter(next(), inMs, easing),
      )
    },
    settle: () => {
      for (const pane of panes) {
        player.cancel(pane)
        pane.style.opacity = ''
      }
    },
  }
}
