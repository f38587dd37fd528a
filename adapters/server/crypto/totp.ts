import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { AuthenticatorSetUp } from '../../../core/ports/accounts/authenticator-apps.port.js'

/** The validity of a code: the codes of the steps before and after are wrong (ASVS 5.0, 6.5.5). */
const TOTP_PERIOD_S = 30

/** The code generator of an authenticator app. */
const totpOf = (secret: string, issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: TOTP_PERIOD_S, digits: 6 })

/** The time step of a code that is correct now; null: it is wrong, or not six digits. */
export function rightStepOf(secret: string, code: string, nowMs: number): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  if (totpOf(secret, '', '').validate({ token: digits, timestamp: nowMs, window: 0 }) === null) return null
  return Math.floor(nowMs / 1000 / TOTP_PERIOD_S)
}

/** A new secret of 160 bits in base 32, from two tokens of hex digits. */
export const newTotpSecret = (token: () => string): string =>
  Secret.fromHex(token() + token().slice(0, 8)).base32

/** The dark squares of a QR code as one SVG path, one unit each, and its number of squares in a row. */
function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}

/** A secret as an authenticator app takes it; `issuer` and `label` are shown in the app. */
export function appSetUp(secret: string, issuer: string, label: string): AuthenticatorSetUp {
  const uri = totpOf(secret, issuer, label).toString()
  return { uri, qr: drawQr(uri) }
}
