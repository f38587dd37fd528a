import { createHmac, timingSafeEqual } from 'node:crypto'
import { visitorId } from '../../../core/ports/visitor.port.js'
import type { VisitorId } from '../../../core/ports/visitor.port.js'

/**
 * Distinguishes the visitors of this site from invented cookies: each secret has a signature of the site, and
 * an unsigned one belongs to no visitor (ADR 61).
 */
export interface VisitorSecrets {
  /** The text of a visitor's cookie. */
  readonly sign: (visitor: VisitorId, isReturning?: boolean) => string
  /** The visitor in a cookie's text; null: not made by this site. */
  readonly read: (text: string) => KnownVisitor | null
}

/** A visitor, as their cookie describes them. */
export interface KnownVisitor {
  readonly id: VisitorId
  /** True if the site signed the cookie for a browser that was logged in. */
  readonly isReturning: boolean
}

const SECRET = /^([0-9a-f]{32})\.([0-9a-f]{64})$/

/** Signs visitors with a key of the site; every process of the site needs the key, which must stay secret. */
export function createVisitorSecrets(siteKey: string): VisitorSecrets {
  const signatureOf = (secret: string, isReturning: boolean): Buffer =>
    createHmac('sha256', siteKey)
      .update(`${isReturning ? 'returning ' : ''}visitor ${secret}`)
      .digest()
  return {
    sign: (visitor, isReturning = false) => `${visitor}.${signatureOf(visitor, isReturning).toString('hex')}`,
    read: (text) => {
      const [, secret = '', sent = ''] = SECRET.exec(text) ?? []
      if (secret === '') return null
      const signature = Buffer.from(sent, 'hex')
      const isReturning = timingSafeEqual(signature, signatureOf(secret, true))
      if (!isReturning && !timingSafeEqual(signature, signatureOf(secret, false))) return null
      return { id: visitorId(secret), isReturning }
    },
  }
}
