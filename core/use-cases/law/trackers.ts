/** Hosts whose scripts follow visitors: analysis, advertising, recordings. */
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

/** Hosts without which an order cannot be paid. */
const OF_PAYMENT = /(?:^|\.)(?:stripe\.com|stripe\.network|paypal\.com|paypalobjects\.com)$/

/** Scripts of services that ask visitors for consent. */
const CONSENT_SERVICES =
  /cookiebot|usercentrics|iubenda|onetrust|cookielaw|cookiefirst|termly|cookieyes|klaro|axeptio|didomi|complianz/i

/** The hosts of trackers that a text names, such as the address or the code of a script. */
export const trackersIn = (text: string): readonly string[] => TRACKERS.filter((host) => text.includes(host))

/** True if the address of a script is that of a service that asks for consent. */
export const isConsentService = (address: string): boolean => CONSENT_SERVICES.test(address)

/** True if a script of this host is one that a page needs to be paid. */
export const isPaymentHost = (host: string): boolean =>
  OF_PAYMENT.test(
    host
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/:\d+$/, ''),
  )
