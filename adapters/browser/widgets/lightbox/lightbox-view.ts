import type { LightboxItem } from '../../../../core/site/index.js'
import { lightboxElement } from './lightbox-frame.js'

/** One item, ready to be shown. */
export interface LightboxView {
  readonly element: HTMLElement
  /** The part that shows the next item when it is pressed. */
  readonly figure: HTMLElement
  /** Resolves when the item has loaded or failed to load; never rejects. */
  readonly loaded: Promise<void>
}

/**
 * Builds the view of an item: frame > figure > image, with its embed and caption (reference/widgets#lightbox).
 */
export function createLightboxView(document: Document, item: LightboxItem): LightboxView {
  const figure = document.createElement('figure')
  figure.className = 'w-lightbox-figure'
  const element = lightboxElement(document, ['view'], [lightboxElement(document, ['frame'], [figure])])
  const media = item.content.tag === 'image' ? image(document, item) : placeholder(document, item)
  media.classList.add('w-lightbox-img', 'w-lightbox-image')
  figure.append(media)
  let waitedFor: HTMLElement = media
  if (item.content.tag === 'frame') {
    const { src, title, allow } = item.content.frame
    const frame = document.createElement('iframe')
    frame.className = 'w-lightbox-embed'
    frame.title = item.caption || title
    frame.allow = allow
    frame.allowFullscreen = true
    frame.src = src
    figure.append(frame)
    waitedFor = frame
  }
  if (item.caption) {
    const caption = document.createElement('figcaption')
    caption.className = 'w-lightbox-caption'
    caption.textContent = item.caption
    figure.append(caption)
  }
  const loaded = new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) waitedFor.addEventListener(type, () => resolve(), { once: true })
  })
  return { element, figure, loaded }
}

function image(document: Document, item: LightboxItem): HTMLElement {
  const element = document.createElement('img')
  element.alt = item.alt || item.caption
  if (item.content.tag === 'image') element.src = item.content.url
  return element
}

/** An empty picture of the frame's size gives the frame its shape at every window size. */
function placeholder(document: Document, item: LightboxItem): HTMLElement {
  const element = document.createElement('canvas')
  element.width = item.widthPx || 940
  element.height = item.heightPx || 528
  element.setAttribute('aria-hidden', 'true')
  return element
}
