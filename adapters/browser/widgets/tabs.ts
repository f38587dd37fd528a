import { createTransitionPlayer } from '../kit/play-transition.js'
import type { TransitionPlayer } from '../kit/play-transition.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { fireActive, fireInactive, onTriggered } from '../kit/component-events.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { ElementEdits } from '../kit/element-edits.js'
import { createTabPanes, tabName } from './tabs/tab-panes.js'

/** Tabs of the page; `redraw` reads tabs and panes that page code has changed (reference/widgets#tabs). */
export interface TabsModule extends PageModule {
  readonly redraw: () => void
}

/** Creates the tabs module: `.w-tabs` with links and panes matched by `data-w-tab` (reference/widgets#tabs). */
export function createTabs(context: PageContext): TabsModule {
  const player = createTransitionPlayer(context)
  const tabs = createBoundElements(context.document, '.w-tabs', (root, index) =>
    bindTabs(context, player, root, index),
  )
  return { ready: tabs.ready, redraw: tabs.ready, destroy: tabs.destroy }
}

const CURRENT = 'w--current'
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]'

function bindTabs(
  context: PageContext,
  player: TransitionPlayer,
  root: HTMLElement,
  index: number,
): BoundElement {
  const life = new AbortController()
  const edits = createElementEdits()
  const panes = createTabPanes(context, player, root)
  let links: readonly HTMLElement[] = []
  let current: HTMLElement | undefined
  /** Links with a listener of their own, for clicks that page code triggers without bubbling. */
  const heard = new WeakSet<HTMLElement>()

  const paneOf = (link: HTMLElement): HTMLElement | undefined => panes.named(tabName(link))

  const describe = (): void => {
    links = [...root.querySelectorAll<HTMLElement>(':scope > .w-tab-menu > .w-tab-link')]
    panes.read()
    const menu = links[0]?.parentElement
    if (menu) edits.set(menu, 'role', 'tablist')
    current = links.find((link) => link.classList.contains(CURRENT))
    links.forEach((link, position) => {
      if (!heard.has(link)) onTriggered(context.window, link, 'click', life.signal, () => select(link, false))
      heard.add(link)
      describePair(edits, link, paneOf(link), (part) => `w-tabs-${index}-data-w-${part}-${position}`)
      describeLink(link)
    })
  }

  const describeLink = (link: HTMLElement): void => {
    const isCurrent = link === current
    edits.set(link, 'aria-selected', `${isCurrent}`)
    const isStop = isCurrent || (!current && link === links[0])
    edits.set(link, 'tabindex', !isStop ? '-1' : link.localName === 'a' ? null : '0')
  }

  const mark = (link: HTMLElement): void => {
    const isCurrent = link === current
    const wasCurrent = link.classList.contains(CURRENT)
    link.classList.toggle(CURRENT, isCurrent)
    describeLink(link)
    if (isCurrent) fireActive(link)
    else if (wasCurrent) fireInactive(link)
  }

  /** A change by page code leaves the focus, unless the focus is inside the pane that disappears. */
  const select = (link: HTMLElement, isByVisitor: boolean): void => {
    if (link === current) return
    current = link
    for (const each of links) mark(each)
    if (isByVisitor || root.contains(context.document.activeElement)) link.focus({ preventScroll: true })
    panes.changeTo(() => current && paneOf(current))
  }

  const linkFrom = (target: EventTarget | null): HTMLElement | undefined =>
    links.find((link) => target instanceof context.window.Node && link.contains(target))

  const onClick = (event: MouseEvent): void => {
    const link = linkFrom(event.target)
    if (!link) return
    event.preventDefault()
    select(link, event.isTrusted)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const link = linkFrom(event.target)
    if (!link || event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = context.window.getComputedStyle(root).direction === 'rtl'
    const target = links[targetIndex(event.key, links.indexOf(link), links.length, isRightToLeft)]
    if (!target) return
    event.preventDefault()
    select(target, true)
  }

  describe()
  if (current) {
    fireActive(current)
    panes.show(paneOf(current))
  }
  root.addEventListener('click', onClick, { signal: life.signal })
  root.addEventListener('keydown', onKeyDown, { signal: life.signal })
  return {
    refresh: describe,
    destroy: () => {
      life.abort()
      panes.settle()
      if (current) panes.show(paneOf(current))
      edits.undo()
    },
  }
}

/** Marks a link as a tab of its pane; `idOf` makes missing ids. */
function describePair(
  edits: ElementEdits,
  link: HTMLElement,
  pane: HTMLElement | undefined,
  idOf: (part: 'tab' | 'pane') => string,
): void {
  edits.set(link, 'role', 'tab')
  edits.setDefault(link, 'id', idOf('tab'))
  if (!pane) return
  edits.set(pane, 'role', 'tabpanel')
  edits.setDefault(pane, 'id', idOf('pane'))
  edits.set(pane, 'aria-labelledby', link.id)
  edits.set(link, 'aria-controls', pane.id)
  if (link.localName === 'a') edits.set(link, 'href', `#${pane.id}`)
  if (!pane.querySelector(FOCUSABLE)) edits.setDefault(pane, 'tabindex', '0')
}

/**
 * The tab to which a key leads from `position` of `count` tabs; -1 for other keys. Space and Enter select the
 * tab itself.
 */
function targetIndex(key: string, position: number, count: number, isRightToLeft: boolean): number {
  const before = (position + count - 1) % count
  const after = (position + 1) % count
  switch (key) {
    case 'ArrowLeft':
      return isRightToLeft ? after : before
    case 'ArrowUp':
      return before
    case 'ArrowRight':
      return isRightToLeft ? before : after
    case 'ArrowDown':
      return after
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
    case 'Enter':
      return position
    default:
      return -1
  }
}
