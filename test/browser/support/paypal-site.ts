import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUTTON =
  '<div data-wf-paypal-element="true"></div>' +
  '<div class="paypal" data-wf-paypal-button=\'{"layout":"horizontal","color":"black",' +
  '"shape":"rect","label":"paypal","tagline":false,"note":false}\'>' +
  '<div style="position:absolute;z-index:999;opacity:0">designer</div></div>'

/** The demonstration shop with PayPal's button and page, made as the builder makes them. */
export function makePaypalSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-paypal-'))
  cpSync('demo', folder, { recursive: true })
  const checkout = readFileSync('demo/checkout.html', 'utf8')
  const withButton = checkout.replace(
    '<form data-node-type="commerce-checkout-customer-info-wrapper"',
    `${BUTTON}<form data-node-type="commerce-checkout-customer-info-wrapper"`,
  )
  writeFileSync(join(folder, 'checkout.html'), withButton)
  writeFileSync(
    join(folder, 'checkout-6.html'),
    withButton.replace('<html ', '<html data-vitrine-paypal-release="6" '),
  )
  const without = (html: string, type: string): string =>
    html.replace(new RegExp(`<form data-node-type="${type}"[\\s\\S]*?</form>`), '')
  const bare = [
    'commerce-checkout-customer-info-wrapper',
    'commerce-checkout-shipping-address-wrapper',
    'commerce-checkout-billing-address-wrapper',
  ].reduce(without, checkout)
  writeFileSync(
    join(folder, 'paypal-checkout.html'),
    bare
      .replace('"commerce-checkout-form-container"', '"commerce-paypal-checkout-form-container"')
      .replace(/w-commerce-commercecheckoutpaymentinfowrapper/g, 'gone" hidden class="gone'),
  )
  return folder
}
