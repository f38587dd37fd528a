import { siteOfItemPage } from '../../../core/catalog/index.js'

/**
 * Where a link to the checkout leads. An export's template page carries the address beside itself
 * (`checkout.html`) but is shown at `/product/<slug>`: there the checkout is beside the folder of the
 * products, not in it. A page that states its base knows better.
 */
export function checkoutAddress(link: HTMLAnchorElement): string {
  const stated = link.getAttribute('href') ?? ''
  const { document, location } = link.ownerDocument.defaultView ?? window
  const site = siteOfItemPage(location.pathname)
  const isBeside = /^[\w-]+(?:\.html)?(?:[?#].*)?$/.test(stated)
  if (site === null || !isBeside || document.querySelector('base[href]')) return link.href
  return new URL(`${site}/${stated}`, location.href).href
}
