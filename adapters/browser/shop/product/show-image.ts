import type { Image } from '../../../../core/catalog/index.js'
import { cssUrl, safeImage } from '../../../../core/template/index.js'

/**
 * Shows a picture in an `img`, or as the background of anything else; without one an `img` is marked empty,
 * which the site's style sheet hides.
 */
export function showImage(element: HTMLElement, image: Image | null): void {
  const url = image === null ? null : safeImage(image.url)
  if (element.localName !== 'img') {
    element.style.backgroundImage = cssUrl(url)
    return
  }
  element.removeAttribute('srcset')
  element.removeAttribute('sizes')
  element.classList.toggle('w-dyn-bind-empty', url === null)
  if (element.getAttribute('class') === '') element.removeAttribute('class')
  if (url === null) {
    element.removeAttribute('src')
    return
  }
  if (element.getAttribute('src') !== url) element.setAttribute('src', url)
  element.setAttribute('alt', image?.alt ?? '')
}
