/** Hosts of scripts that track visitors: analysis, advertising, recordings. */
const TRACKERS = [
  'google-analytics.com',
  'googletagmanager.com',
  'doubleclick.net',
  'googleadservices.com',
  'connect.facebook.net',
  'hotjar.com',
  'clarity.ms',
  'analytics.tiktok.com',
  'snap.licdn.com',
  'ct.pinterest.com',
  's.pinimg.com',
  'bat.bing.com',
  'static.ads-twitter.com',
  'hs-scripts.com',
  'hs-analytics.net',
  'klaviyo.com',
  'mixpanel.com',
  'segment.com',
  'fullstory.com',
  'mc.yandex.ru',
  'amplitude.com',
] as const

/** Hosts that are needed to pay an order. */
const OF_PAYMENT = /(?:^|\.)(?:stripe\.com|stripe\.network|paypal\.com|paypalobjects\.com)$/

/** Scripts of services that ask visitors for consent. */
const CONSENT_SERVICES =
  /cookiebot|usercentrics|iubenda|onetrust|cookielaw|cookiefirst|termly|cookieyes|klaro|axeptio|didomi|complianz/i

/** The tracker hosts in a text, such as the address or the code of a script. */
export const trackersIn = (text: string): readonly string[] => TRACKERS.filter((host) => text.includes(host))

/** True if a script belongs to a service that asks for consent. */
export const isConsentService = (address: string): boolean => CONSENT_SERVICES.test(address)

/** True if a page needs this host's scripts for payments. */
export const isPaymentHost = (host: string): boolean =>
  OF_PAYMENT.test(
    host
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/:\d+$/, ''),
  )
