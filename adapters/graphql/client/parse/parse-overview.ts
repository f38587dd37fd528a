import { minorUnits, parseCurrencyCode } from '../../../../core/money/index.js'
import type {
  AccountOrder,
  AccountOverview,
  AccountPasskey,
  AccountSession,
  NewFactor,
} from '../../../../core/ports/accounts/account-self-service.port.js'
import { toRecord } from '../../../../core/shared/index.js'
import { parseCards } from './parse-cards.js'
import { parseOrderLinks } from './parse-order-links.js'
import { asBoolean, asNumber, asText, asInteger, everyOf } from './reading.js'

function parseSession(input: unknown): AccountSession | null {
  const session = toRecord(input)
  const id = asText(session['id'])
  if (id === null) return null
  return {
    id,
    browser: asText(session['browser']),
    createdOnMs: asNumber(session['createdOnMs']) ?? 0,
    usedOnMs: asNumber(session['usedOnMs']) ?? 0,
    isThis: asBoolean(session['isThis']),
  }
}

/** Reads a passkey or an account at a provider; both have the same fields. */
function parsePasskey(input: unknown): AccountPasskey | null {
  const passkey = toRecord(input)
  const [id, name] = [asText(passkey['id']), asText(passkey['name'])]
  if (id === null || name === null) return null
  const createdOnMs = asNumber(passkey['createdOnMs']) ?? 0
  return { id, name, createdOnMs, usedOnMs: asNumber(passkey['usedOnMs']) }
}

function parseItem(input: unknown): AccountOrder['items'][number] | null {
  const { name, count } = toRecord(input)
  const pieces = asInteger(count)
  return typeof name === 'string' && pieces !== null ? { name, count: pieces } : null
}

function parseOrder(input: unknown): AccountOrder | null {
  const order = toRecord(input)
  const total = toRecord(order['total'])
  const id = asText(order['id'])
  const amount = asInteger(total['amount'])
  const currency = parseCurrencyCode(total['currency'])
  const items = everyOf(order['items'], parseItem)
  if (id === null || amount === null || !currency.ok || items === null) return null
  return {
    id,
    placedOnMs: asNumber(order['placedOnMs']) ?? 0,
    total: { amount: minorUnits(amount), currency: currency.value },
    itemCount: asInteger(order['itemCount']) ?? 0,
    items,
    ...parseOrderLinks(order),
  }
}

/** Reads an authenticator app to set up; the path contains only squares. */
export function parseFactor(input: unknown): NewFactor | null {
  const factor = toRecord(input)
  const qr = toRecord(factor['qr'])
  const [secret, uri, path] = [asText(factor['secret']), asText(factor['uri']), asText(qr['path'])]
  const size = asInteger(qr['size'])
  if (secret === null || uri === null || path === null || size === null) return null
  return /^[Mhvz\d -]*$/.test(path) && uri.startsWith('otpauth://')
    ? { secret, uri, qr: { size, path } }
    : null
}

/** Reads the state of an account; null: invalid. */
export function parseOverview(input: unknown): AccountOverview | null {
  const overview = toRecord(input)
  const email = asText(overview['email'])
  const factor = toRecord(overview['secondFactor'])
  const sessions = everyOf(overview['sessions'], parseSession)
  const orders = everyOf(overview['orders'], parseOrder)
  const passkeys = everyOf(overview['passkeys'], parsePasskey)
  const providers = everyOf(overview['providers'], parsePasskey)
  if (email === null || sessions === null || orders === null || passkeys === null || providers === null)
    return null
  return {
    email,
    newEmail: asText(overview['newEmail']),
    hasPassword: asBoolean(overview['hasPassword']),
    provenUntilMs: asNumber(overview['provenUntilMs']),
    secondFactor: {
      isOn: asBoolean(factor['isOn']),
      recoveryCodes: asInteger(factor['recoveryCodes']) ?? 0,
    },
    passkeys,
    providers,
    sessions,
    orders,
    cards: parseCards(overview['cards']),
  }
}
