import { productPath, siteOfItemPage } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'

/** Attributes by which an element of an entry refers to another one in it. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']

/**
 * An entry of a product list made from its sample, with its product's id and with labels for its own fields.
 */
export function cloneEntry(sample: HTMLElement, product: Product, index: number): HTMLElement {
  const entry = sample.cloneNode(true) as HTMLElement
  entry.setAttribute('data-vitrine-product', product.slug)
  if (index === 0) return entry
  const referring = REFERENCES.flatMap((name) =>
    [...entry.querySelectorAll(`[${name}]`)].map((element) => ({ name, element })),
  )
  const renamed = new Map<string, string>()
  // Other ids may be used by the designer's style sheet.
  for (const field of entry.querySelectorAll('input[id], select[id], textarea[id]'))
    renamed.set(field.id, `${field.id}-${index + 1}`)
  for (const { name, element } of referring)
    for (const id of (element.getAttribute(name) ?? '').split(/\s+/)) renamed.set(id, `${id}-${index + 1}`)
  for (const element of entry.querySelectorAll('[id]')) element.id = renamed.get(element.id) ?? element.id
  for (const { name, element } of referring) {
    const ids = (element.getAttribute(name) ?? '').split(/\s+/)
    element.setAttribute(name, ids.map((id) => renamed.get(id) ?? id).join(' '))
  }
  return entry
}

/**
 * Sets the links that an export left without an address to the product, and names links that show only its
 * picture.
 */
export function completeLinks(entry: HTMLElement, product: Product, path: string): void {
  const address = productPath(siteOfItemPage(path) ?? '', product.slug)
  for (const link of entry.querySelectorAll<HTMLAnchorElement>(OPEN_LINK)) {
    link.setAttribute('href', address)
    if (showsOnlyPictures(link) && !link.hasAttribute('aria-label'))
      link.setAttribute('aria-label', product.name)
  }
}

/** Texts may still be set later, so their elements count as text already. */
const showsOnlyPictures = (link: HTMLElement): boolean =>
  (link.textContent ?? '').trim() === '' &&
  [...link.querySelectorAll('*')].every(
    (part) => part.childElementCount > 0 || (part.localName === 'img' && !part.getAttribute('alt')),
  )

/** Not a link of a widget or a button. */
const OPEN_LINK = [':not([href])', '[href=""]', '[href="#"]']
  .map((address) => `a${address}:not([data-node-type], [role], .w-lightbox, .w-tab-link, .w-dropdown-link)`)
  .join(', ')
