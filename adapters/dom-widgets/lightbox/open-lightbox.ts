import type { LightboxItem } from '../../../core/site/index.js'
import { trapFocus } from '../../dom-kit/focus-trap.js'
import { createTransitionPlayer } from '../../dom-kit/play-transition.js'
import type { PageContext } from '../../dom-kit/page-module.js'
import { createElementEdits } from '../../dom-kit/element-edits.js'
import { hasModifier, consumeEvent } from '../../dom-kit/link-keys.js'
import { listenToSwipes } from '../touch/on-swipe.js'
import { createLightboxFrame } from './lightbox-frame.js'
import { createLightboxView } from './lightbox-view.js'
import type { LightboxView } from './lightbox-view.js'

/** A lightbox on the screen. */
export interface OpenLightbox {
  /** Takes it away at once. */
  readonly destroy: () => void
}

const FADE = { durationMs: 300, easing: 'ease' }
const SPINNER_DELAY_MS = 200
const SHIFT_PX = 80

/** Opens a lightbox on item `first`; `onClosed` is called once it has gone (reference/widgets#lightbox). */
export function openLightbox(
  context: PageContext,
  items: readonly LightboxItem[],
  first: number,
  onClosed: () => void,
): OpenLightbox {
  const { document, window, clock } = context
  const player = createTransitionPlayer(context)
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const frame = createLightboxFrame(document, items)
  const { backdrop, content } = frame
  let current = -1
  let view: LightboxView | undefined
  let stopSpinner: (() => void) | undefined
  let hasSwiped = false

  const hideSpinner = (): void => {
    stopSpinner?.()
    frame.spinner.classList.add('w-lightbox-hide')
  }

  const show = (index: number): void => {
    const item = items[index]
    if (!item || index === current || signal.aborted) return
    const direction = current < 0 ? 0 : Math.sign(index - current)
    current = index
    frame.left.classList.toggle('w-lightbox-inactive', index === 0)
    frame.right.classList.toggle('w-lightbox-inactive', index === items.length - 1)
    markThumb(index)
    hideSpinner()
    stopSpinner = clock.setTimer(SPINNER_DELAY_MS, () => frame.spinner.classList.remove('w-lightbox-hide'))
    const next = createLightboxView(document, item)
    next.element.style.opacity = '0'
    // A frame only loads inside the page.
    content.prepend(next.element)
    void next.loaded.then(() => {
      if (signal.aborted || current !== index) return next.element.remove()
      hideSpinner()
      swap(next, direction)
    })
  }

  const swap = (next: LightboxView, direction: number): void => {
    const old = view
    view = next
    if (old) {
      player.play([{ element: old.element, change: { opacity: [null, 0] } }], FADE, () =>
        old.element.remove(),
      )
    }
    const transform = [`translateX(${direction * SHIFT_PX}px)`, 'translateX(0px)'] as const
    player.play([{ element: next.element, change: { opacity: [0, 1], transform } }], FADE)
  }

  const markThumb = (index: number): void => {
    const isOnThumb = frame.strip.contains(document.activeElement)
    frame.thumbs.forEach((thumb, position) => {
      const isCurrent = position === index
      thumb.classList.toggle('w-lightbox-active', isCurrent)
      thumb.setAttribute('aria-selected', `${isCurrent}`)
      thumb.tabIndex = isCurrent ? 0 : -1
    })
    if (isOnThumb) frame.thumbs[index]?.focus({ preventScroll: true })
    const behavior = context.prefersReducedMotion() ? 'instant' : 'smooth'
    frame.thumbs[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior })
  }

  const remove = (): void => {
    if (!backdrop.isConnected) return
    hideSpinner()
    edits.undo()
    document.documentElement.classList.remove('w-lightbox-noscroll')
    backdrop.remove()
    trap.release()
    onClosed()
  }

  const close = (): void => {
    if (signal.aborted) return
    life.abort()
    player.play([{ element: backdrop, change: { opacity: [null, 0] } }], FADE, remove)
  }

  const press = (element: Element): void => {
    const thumb = frame.thumbs.findIndex((each) => each.contains(element))
    if (thumb >= 0) show(thumb)
    else if (frame.left.contains(element)) show(current - 1)
    else if (frame.right.contains(element)) show(current + 1)
    else if (frame.close.contains(element)) close()
    else if (view?.figure.contains(element)) show(current + 1)
    else if (view?.element.contains(element)) close()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowLeft') show(current - 1)
    else if (event.key === 'ArrowRight') show(current + 1)
    else if (isPress && event.target instanceof window.Element) press(event.target)
    else return
    consumeEvent(event)
  }

  for (const sibling of document.body.children)
    if (!sibling.matches('script,[inert]')) edits.set(sibling, 'inert', '')
  const opener = document.activeElement
  document.documentElement.classList.add('w-lightbox-noscroll')
  document.body.append(backdrop)
  backdrop.addEventListener('keydown', onKeyDown, { signal })
  const onClick = ({ target }: Event): void => {
    // The mouse button that is let go of after a swipe presses nothing.
    if (!hasSwiped && target instanceof window.Element) press(target)
  }
  backdrop.addEventListener('mousedown', () => (hasSwiped = false), { signal })
  backdrop.addEventListener('click', onClick, { signal })
  listenToSwipes(context, content, signal, ({ direction }) => {
    hasSwiped = true
    show(current + (direction === 'left' ? 1 : -1))
  })
  const trap = trapFocus(backdrop, {
    initialFocus: frame.close,
    ...(opener instanceof window.HTMLElement && { returnFocus: opener }),
  })
  player.play([{ element: backdrop, change: { opacity: [0, 1] } }], FADE)
  show(Math.min(first, items.length - 1))

  return {
    destroy: () => {
      life.abort()
      for (const moving of [backdrop, ...backdrop.querySelectorAll<HTMLElement>('*')]) player.cancel(moving)
      remove()
    },
  }
}
