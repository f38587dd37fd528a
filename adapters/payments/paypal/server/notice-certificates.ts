import { verify, X509Certificate } from 'node:crypto'
import type { RawNotice } from '../../../../core/ports/payments/payment-processor.port.js'
import { boundedFetch } from '../../../server/platform/index.js'
import { crc32 } from './crc32.js'
import { interfaceUrl } from './paypal-client.js'
import type { PaypalOptions } from './paypal-options.js'

/**
 * The certificates with which PayPal signs its notices. A notice signed by one of them is genuine without a
 * request to PayPal, so that a sender of forged notices cannot delay the genuine ones.
 */
export interface NoticeCertificates {
  readonly haveSigned: (webhookId: string, notice: RawNotice) => boolean
  /** Stores the certificate of a notice that PayPal itself has confirmed. Never rejects. */
  readonly learn: (webhookId: string, notice: RawNotice) => Promise<void>
}

const TIMEOUT_MS = 5000
/** The pause before a certificate that did not arrive is requested again. */
const PAUSE_MS = 10 * 60_000
/** The maximum number of certificates; PayPal uses one at a time. */
const MAX_KEPT = 4
const MAX_BYTES = 64_000

interface Signed {
  readonly address: string
  readonly text: Buffer
  readonly signature: Buffer
}

/** The text that PayPal signs for a notice, and its signature; null: the kind of signature is unknown. */
function signedOf(webhookId: string, { body, headers }: RawNotice): Signed | null {
  const {
    'paypal-auth-algo': algorithm,
    'paypal-cert-url': address,
    'paypal-transmission-id': id,
    'paypal-transmission-sig': signature,
    'paypal-transmission-time': time,
  } = headers
  if (algorithm !== 'SHA256withRSA' || address === undefined || signature === undefined) return null
  const text = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  return { address, text, signature: Buffer.from(signature, 'base64') }
}

const hasSigned = ({ publicKey }: X509Certificate, { text, signature }: Signed): boolean =>
  publicKey.asymmetricKeyType === 'rsa' && verify('sha256', text, publicKey, signature)

function readCertificate(text: string): X509Certificate | null {
  try {
    return new X509Certificate(text)
  } catch {
    return null
  }
}

/**
 * Makes the store of certificates, in memory until they expire. They come only from PayPal's own hosts, over
 * its own TLS.
 */
export function createNoticeCertificates(options: PaypalOptions): NoticeCertificates {
  const { wallTime = Date.now } = options
  const fetch = boundedFetch(options.fetch ?? globalThis.fetch, MAX_BYTES)
  const { origin } = new URL(interfaceUrl(options))
  const origins = new Set([origin, origin.replace('//api-m.', '//api.')])
  const known = new Map<string, X509Certificate>()
  const asked = new Map<string, number>()

  const isCurrent = ({ validFrom, validTo }: X509Certificate): boolean =>
    Date.parse(validFrom) <= wallTime() && wallTime() < Date.parse(validTo)

  const download = async (address: string): Promise<X509Certificate | null> => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      return response.ok ? readCertificate(await response.text()) : null
    } catch {
      return null
    }
  }

  const keep = <T>(map: Map<string, T>, address: string, value: T): void => {
    map.delete(address)
    map.set(address, value)
    for (const oldest of map.keys()) if (map.size > MAX_KEPT) map.delete(oldest)
  }

  return {
    haveSigned: (webhookId, notice) => {
      const signed = signedOf(webhookId, notice)
      const certificate = signed === null ? undefined : known.get(signed.address)
      if (signed === null || certificate === undefined) return false
      return isCurrent(certificate) && hasSigned(certificate, signed)
    },
    learn: async (webhookId, notice) => {
      const signed = signedOf(webhookId, notice)
      if (signed === null || !URL.canParse(signed.address)) return
      const { address } = signed
      const isPausing = wallTime() - (asked.get(address) ?? -Infinity) < PAUSE_MS
      if (isPausing || !origins.has(new URL(address).origin)) return
      keep(asked, address, wallTime())
      const certificate = await download(address)
      if (certificate !== null && isCurrent(certificate) && hasSigned(certificate, signed))
        keep(known, address, certificate)
    },
  }
}
