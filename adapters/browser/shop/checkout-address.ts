import { siteOfItemPage } from '../../../core/catalog/index.js'

/**
 * The target of a link to the checkout. An export's template page carries the address beside itself
 * (`checkout.html`) but is shown at `/product/<slug>`: there the checkout is beside the folder of the
 * products, not in it. The base that a page states comes first.
 */
export function checkoutAddress(link: HTMLAnchorElement): string {
  const stated = link.getAttribute('href') ?? ''
  const { document, location } = link.ownerDocument.defaultView ?? window
  const site = siteOfItemPage(location.pathname)
  const isBeside = /^[\w-]+(?:\.html)?(?:[?#].*)?$/.test(stated)
  if (site === null || !isBeside || document.querySelector('base[href]')) return link.href
  return new URL(`${site}/${stated}`, location.href).href
}
