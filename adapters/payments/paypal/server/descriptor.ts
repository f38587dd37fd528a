import type { ProviderDescriptor } from '../../../../core/ports/payments/provider-descriptor.port.js'
import { PAYPAL_SOURCES } from '../shared/paypal-page-sources.js'
import { PAYPAL } from '../shared/paypal-provider.js'
import { createPaypalCheck } from './check-paypal.js'
import type { PaypalOptions } from './paypal-options.js'
import { createPaypalProcessor } from './paypal-processor.js'

/** The descriptor of PayPal. */
export const PAYPAL_DESCRIPTOR: ProviderDescriptor<typeof PAYPAL, PaypalOptions> = {
  name: PAYPAL,
  title: 'PayPal',
  keys: [
    { name: 'PAYPAL_CLIENT_ID', isNeeded: true },
    { name: 'PAYPAL_CLIENT_SECRET', isNeeded: true },
    { name: 'PAYPAL_WEBHOOK_ID' },
    { name: 'PAYPAL_MODE', shape: { pattern: /^(?:sandbox|live)$/, example: 'sandbox or live' } },
    { name: 'PAYPAL_API_BASE', isAddress: true },
  ],
  sources: PAYPAL_SOURCES,
  scriptHosts: /(?:^|\.)(?:paypal\.com|paypalobjects\.com)$/,
  read: (keys) => {
    const isLive = keys['PAYPAL_MODE'] === 'live'
    const baseUrl = keys['PAYPAL_API_BASE']
    return {
      clientId: keys['PAYPAL_CLIENT_ID'] ?? '',
      clientSecret: keys['PAYPAL_CLIENT_SECRET'] ?? '',
      webhookId: keys['PAYPAL_WEBHOOK_ID'] || null,
      isLive,
      ...(baseUrl && { baseUrl }),
      mode: isLive ? 'live' : 'test',
    }
  },
  createProcessor: (options, { siteUrl, onProblem }) =>
    createPaypalProcessor({ ...options, siteUrl, onProblem }),
  createCheck: (options, { siteUrl }) => createPaypalCheck({ ...options, siteUrl }),
}
