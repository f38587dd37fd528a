import { createHmac } from 'node:crypto'
import { emailKey } from '../../../../core/accounts/index.js'
import type { CartReminders } from '../../../../core/ports/shop/cart-reminders.port.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { escapeHtml, htmlPage } from '../../../../core/shared/index.js'
import { unsubscribeTexts } from '../../../../core/use-cases/mails/cart-reminder.js'
import type { MailShop } from '../../../../core/use-cases/mails/orders/mailed-order.js'
import { isSameSecret } from '../../crypto/same-secret.js'
import { at, respond, takeForAddress, visitorAddress } from '../../http/index.js'
import type { Route } from '../../http/index.js'

/** The address of the link that ends reminders of carts. */
const UNSUBSCRIBE_PATH = '/.vitrine/unsubscribe'

/** The digests of addresses and the links that contain them, under a key of the site. */
export interface UnsubscribeLinks {
  /** The digest of an address; then the one under which an earlier version stored a refusal, if it differs. */
  readonly keysOf: (email: string) => readonly [string, ...string[]]
  readonly urlOf: (origin: string, key: string) => string
  /** True if this site made the link. */
  readonly isOurs: (key: string, mark: string) => boolean
}

/** Makes the links that end reminders. */
export function createUnsubscribeLinks(siteKey: string): UnsubscribeLinks {
  const digest = (what: string): string => createHmac('sha256', siteKey).update(what).digest('hex')
  const keyOf = (spelling: string): string => digest(`address:${spelling}`)
  const markOf = (key: string): string => digest(`link:${key}`)
  return {
    keysOf: (email) => {
      const [key, former] = [emailKey(email), email.trim().toLowerCase()]
      return key === former ? [keyOf(key)] : [keyOf(key), keyOf(former)]
    },
    urlOf: (origin, key) => `${origin}${UNSUBSCRIBE_PATH}?key=${key}&mark=${markOf(key)}`,
    isOurs: (key, mark) => isSameSecret(mark, markOf(key)),
  }
}

/** The dependencies for ending reminders. */
export interface UnsubscribeRouteOptions {
  readonly links: UnsubscribeLinks
  readonly reminders: Pick<CartReminders, 'refuse'>
  readonly shop: () => Pick<MailShop, 'language'>
  readonly limit: RateLimit
  readonly trustProxy: boolean
}

const TRIES = { points: 60, windowMs: 10 * 60_000 } as const
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

/**
 * Ends reminders by the link of a mail. A POST ends them, sent by mail programs with one click (RFC 8058) or
 * by the page that a GET shows. A GET changes nothing, since programs that scan mails open links.
 */
export function createUnsubscribeRoute(options: UnsubscribeRouteOptions): Route {
  const { links, reminders, shop, limit, trustProxy } = options
  return at(UNSUBSCRIBE_PATH, async (request, response) => {
    const { method = 'GET' } = request
    if (!['GET', 'HEAD', 'POST'].includes(method))
      return respond.notAllowed(response, ['GET', 'HEAD', 'POST'])
    if (!(await takeForAddress({ limit, ...TRIES }, 'unsubscribe', visitorAddress(request, trustProxy))))
      return respond.tooOften(response, TRIES.windowMs, 'That was asked too often. Please try again later.')
    const { searchParams } = new URL(request.url ?? '', 'http://site')
    const key = searchParams.get('key') ?? ''
    if (!links.isOurs(key, searchParams.get('mark') ?? ''))
      return respond.text(response, 404, 'There is no such link. Open it as it stands in the mail.')
    if (method === 'POST') await reminders.refuse(key)
    const texts = unsubscribeTexts(shop())
    const button = `<button>${escapeHtml(texts.button)}</button>`
    const asked = `<p>${escapeHtml(texts.ask)}</p><form method="post">${button}</form>`
    const body = method === 'POST' ? `<p role="status">${escapeHtml(texts.done)}</p>` : asked
    const page = { title: texts.title, language: shop().language }
    const main = `<main><h1>${escapeHtml(texts.title)}</h1>${body}</main>`
    return respond.html(response, 200, htmlPage({ ...page, body: main }), HEADERS)
  })
}
