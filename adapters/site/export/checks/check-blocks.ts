import { accountForms, pageBlocks } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import type { Finding } from './finding.js'

/** The blocks of a shop that the page script and the server know. */
const KNOWN = new Set(
  [
    'add-to-cart-button add-to-cart-error add-to-cart-form add-to-cart-option-list add-to-cart-option-select',
    'add-to-cart-pill add-to-cart-pill-group buy-now-button cart-apple-pay-button cart-close-link cart-container',
    'cart-container-wrapper cart-error cart-form cart-open-link cart-quick-checkout-actions',
    'cart-quick-checkout-button cart-wrapper checkout-additional-info checkout-billing-address-toggle-checkbox',
    'checkout-billing-address-wrapper checkout-billing-zip-field checkout-customer-info-wrapper',
    'checkout-discount-form checkout-discount-input checkout-error-state checkout-form-container',
    'checkout-place-order-button checkout-shipping-address-wrapper checkout-shipping-methods-empty-state',
    'checkout-shipping-methods-list checkout-shipping-methods-wrapper checkout-shipping-zip-field',
    'order-confirmation-wrapper paypal-checkout-form-container',
  ]
    .join(' ')
    .split(' '),
)

/** Blocks of a shop that are unknown and have no effect on the page. */
export function unknownBlocks(page: ParsedPage, path: string): readonly Finding[] {
  const unknown = pageBlocks(page)
    .map(({ type }) => type)
    .filter((type) => type.startsWith('commerce-') && !KNOWN.has(type.slice('commerce-'.length)))
  return [...new Set(unknown)].map((type) => ({
    level: 'note',
    check: 'shop',
    page: path,
    message: `The block ${type} is unknown: it shows its exported content and does nothing.`,
    fix: 'Remove it from the page, or report it with its page.',
  }))
}

/** Reports the setup that account forms on a page need before visitors can use them. */
export function accountNotes(page: ParsedPage, path: string): readonly Finding[] {
  const kinds = [...new Set(accountForms(page).map(({ kind }) => kind))]
  return kinds.length === 0
    ? []
    : [
        {
          level: 'note',
          check: 'accounts',
          page: path,
          message: `The page has forms of visitor accounts (${kinds.join(', ')}).`,
          fix:
            '`vitrine serve` answers them; what `vitrine build` writes needs --backend. Links to verify and to ' +
            'reset a password go out by mail: set a mail server (docs/accounts.md).',
        },
      ]
}
