import type { LightboxItem } from '../../../../core/site/index.js'

/** The elements of an open lightbox, not yet in the page (reference/widgets#lightbox). */
export interface LightboxFrame {
  readonly backdrop: HTMLElement
  readonly content: HTMLElement
  readonly spinner: HTMLElement
  readonly left: HTMLElement
  readonly right: HTMLElement
  readonly close: HTMLElement
  readonly strip: HTMLElement
  readonly thumbs: readonly HTMLElement[]
}

/** The timing with which a lightbox and its items appear and disappear. */
export const FADE = { durationMs: 300, easing: 'ease' }

/** Creates an element with lightbox classes, given without their common prefix. */
export function lightboxElement(
  document: Document,
  names: readonly string[],
  children: readonly Node[] = [],
): HTMLElement {
  const element = document.createElement('div')
  element.className = names.map((name) => `w-lightbox-${name}`).join(' ')
  element.append(...children)
  return element
}

/** Builds the dialog around the views; thumbnails only for more than one item. */
export function createLightboxFrame(document: Document, items: readonly LightboxItem[]): LightboxFrame {
  const isGroup = items.length > 1
  const control = (name: string, label: string): HTMLElement => {
    const element = lightboxElement(document, ['control', name])
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', label)
    element.tabIndex = 0
    return element
  }
  const spinner = lightboxElement(document, ['spinner', 'hide'])
  const left = control('left', 'previous image')
  const right = control('right', 'next image')
  const close = control('close', 'close lightbox')
  const content = lightboxElement(document, ['content'], [spinner, left, right, close])
  const thumbs = isGroup ? items.map((item, index) => createThumb(document, item, index, items.length)) : []
  const strip = lightboxElement(document, ['strip'], thumbs)
  if (isGroup) {
    content.classList.add('w-lightbox-group')
    content.setAttribute('aria-live', 'polite')
    strip.setAttribute('role', 'tablist')
  } else {
    left.hidden = right.hidden = true
    left.style.display = right.style.display = 'none'
  }
  const backdrop = lightboxElement(
    document,
    ['backdrop'],
    [lightboxElement(document, ['container'], [content, strip])],
  )
  backdrop.dataset['runtimeOwned'] = backdrop.dataset['wfIgnore'] = ''
  // A press on a picture moves the focus here, where keys are handled, and not to the page behind.
  backdrop.tabIndex = -1
  backdrop.setAttribute('role', 'dialog')
  backdrop.setAttribute('aria-modal', 'true')
  backdrop.setAttribute('aria-label', 'lightbox')
  return { backdrop, content, spinner, left, right, close, strip, thumbs }
}

function createThumb(document: Document, item: LightboxItem, index: number, count: number): HTMLElement {
  const picture = lightboxElement(document, ['thumbnail'])
  if (item.thumbnailUrl) {
    const image = document.createElement('img')
    const shape = item.widthPx > item.heightPx ? 'wide' : 'tall'
    image.className = `w-lightbox-thumbnail-image w-lightbox-${shape}`
    image.alt = ''
    image.src = item.thumbnailUrl
    picture.append(image)
  }
  const thumb = lightboxElement(document, ['item'], [picture])
  thumb.setAttribute('role', 'tab')
  thumb.setAttribute('aria-label', `show item ${index + 1} of ${count}`)
  return thumb
}
