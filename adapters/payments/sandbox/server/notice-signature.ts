import { createHmac, timingSafeEqual } from 'node:crypto'
import type { NoticeFailure, RawNotice } from '../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'

/** The header with the signature of a notice: `t=<seconds>,v1=<hex>`. */
const SIGNATURE_HEADER = 'sandbox-signature'
/** The maximum age of a notice; an older one may have been recorded and sent again. */
const OLDEST_SECONDS = 300

const digest = (secret: string, seconds: number, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** Signs a notice with the secret that the provider and the shop share. */
export const signNotice = (secret: string, body: Uint8Array, nowMs: number): RawNotice => {
  const seconds = Math.floor(nowMs / 1000)
  return {
    body,
    headers: { [SIGNATURE_HEADER]: `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}` },
  }
}

const forged = (message: string) => err<NoticeFailure>({ tag: 'forged', message })

/** The body of a notice that was signed with this secret recently. */
export function verifyNotice(
  secret: string,
  { body, headers }: RawNotice,
  nowMs: number,
): Result<string, NoticeFailure> {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[SIGNATURE_HEADER] ?? '')
  if (parts === null) return forged('The notice is not signed.')
  const seconds = Number(parts[1])
  if (Math.abs(nowMs / 1000 - seconds) > OLDEST_SECONDS) return forged('The notice is too old.')
  const isRight = timingSafeEqual(digest(secret, seconds, body), Buffer.from(parts[2] ?? '', 'hex'))
  return isRight ? ok(Buffer.from(body).toString('utf8')) : forged('The signature of the notice is wrong.')
}
