import type { PaymentProvider } from '../../../../core/orders/index.js'

const attributeOf = (element: Element | null, name: string): string | null =>
  element?.getAttribute(name)?.trim() || null

function publishedStripe(document: Document): readonly PaymentProvider[] {
  const script = document.querySelector('script[data-wf-ecomm-key]')
  const publicKey =
    attributeOf(script, 'data-wf-ecomm-key') ??
    attributeOf(document.querySelector('[data-publishable-key]'), 'data-publishable-key')
  return publicKey === null
    ? []
    : [{ name: 'stripe', publicKey, account: attributeOf(script, 'data-wf-ecomm-acct-id') }]
}

function publishedPaypal(document: Document): readonly PaymentProvider[] {
  const source = attributeOf(document.querySelector('script[src*="paypal.com/sdk/js"]'), 'src')
  if (source === null) return []
  const { searchParams } = new URL(source, document.baseURI)
  const publicKey = searchParams.get('client-id')
  return publicKey ? [{ name: 'paypal', publicKey, account: searchParams.get('merchant-id') }] : []
}

/** The payment providers that a page was published for, with the keys in its own markup. */
export const publishedProviders = (document: Document): readonly PaymentProvider[] => [
  ...publishedStripe(document),
  ...publishedPaypal(document),
]
