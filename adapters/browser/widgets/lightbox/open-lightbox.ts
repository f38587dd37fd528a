import type { LightboxItem } from '../../../../core/site/index.js'
import { createDisclosure } from '../../kit/focus/disclosure.js'
import { createTransitionPlayer } from '../../kit/play-transition.js'
import type { PageContext } from '../../kit/page-module.js'
import { createElementEdits } from '../../kit/element-edits.js'
import { hasModifier, consumeEvent } from '../../kit/focus/link-keys.js'
import { listenToSwipes } from '../touch/on-swipe.js'
import { createLightboxFrame, FADE } from './lightbox-frame.js'
import { createLightboxGallery } from './lightbox-gallery.js'

/** An open lightbox. */
export interface OpenLightbox {
  /** Removes it at once. */
  readonly destroy: () => void
}

/** Opens a lightbox on item `first`; `onClosed` is called once it has gone (reference/widgets#lightbox). */
export function openLightbox(
  context: PageContext,
  items: readonly LightboxItem[],
  first: number,
  onClosed: () => void,
): OpenLightbox {
  const { document, window } = context
  const player = createTransitionPlayer(context)
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  const frame = createLightboxFrame(document, items)
  const { backdrop, content } = frame
  const gallery = createLightboxGallery(context, player, frame, items, signal)
  const { show, move } = gallery
  let hasSwiped = false

  const remove = (returnFocus: () => void): void => {
    if (!backdrop.isConnected) return
    gallery.hideSpinner()
    edits.undo()
    document.documentElement.classList.remove('w-lightbox-noscroll')
    backdrop.remove()
    returnFocus()
    onClosed()
  }

  const { open, close, release } = createDisclosure({
    signal,
    root: backdrop,
    show: (_, keepFocus) => {
      for (const sibling of document.body.children)
        if (!sibling.matches('script,[inert]')) edits.set(sibling, 'inert', '')
      const opener = document.activeElement
      document.documentElement.classList.add('w-lightbox-noscroll')
      document.body.append(backdrop)
      keepFocus(backdrop, {
        initialFocus: frame.close,
        ...(opener instanceof window.HTMLElement && { returnFocus: opener }),
      })
      player.play([{ element: backdrop, change: { opacity: [0, 1] } }], FADE)
      show(Math.min(first, items.length - 1))
    },
    hide: (_, returnFocus) => {
      life.abort()
      player.play([{ element: backdrop, change: { opacity: [null, 0] } }], FADE, () => remove(returnFocus))
    },
  })

  const press = (element: Element): void => {
    const thumb = frame.thumbs.findIndex((each) => each.contains(element))
    if (thumb >= 0) show(thumb)
    else if (frame.left.contains(element)) move(-1)
    else if (frame.right.contains(element)) move(1)
    else if (frame.close.contains(element)) close()
    else if (gallery.view()?.figure.contains(element)) move(1)
    else if (gallery.view()?.element.contains(element)) close()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) return
    const isPress = event.key === ' ' || event.key === 'Enter'
    if (event.key === 'ArrowLeft') move(-1)
    else if (event.key === 'ArrowRight') move(1)
    else if (isPress && event.target instanceof window.Element) press(event.target)
    else return
    consumeEvent(event)
  }

  backdrop.addEventListener('keydown', onKeyDown, { signal })
  const onClick = ({ target }: Event): void => {
    // Releasing the mouse button after a swipe is not a click.
    if (!hasSwiped && target instanceof window.Element) press(target)
  }
  backdrop.addEventListener('mousedown', () => (hasSwiped = false), { signal })
  backdrop.addEventListener('click', onClick, { signal })
  listenToSwipes(context, content, signal, ({ direction }) => {
    hasSwiped = true
    move(direction === 'left' ? 1 : -1)
  })
  open()

  return {
    destroy: () => {
      life.abort()
      for (const moving of [backdrop, ...backdrop.querySelectorAll<HTMLElement>('*')]) player.cancel(moving)
      remove(release)
    },
  }
}
