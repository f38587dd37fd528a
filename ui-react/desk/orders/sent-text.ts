import { countText } from '../kit/texts.js'

interface Sent {
  readonly number: string
  /** The pieces that were sent now. */
  readonly pieces: number
  /** The pieces that can still be sent. */
  readonly left: number
}

/** The message after an order was sent, whole or in part. */
export const sentText = ({ number, pieces, left }: Sent): string =>
  left === 0
    ? `Order ${number} marked as sent`
    : `${countText(pieces, 'piece')} of order ${number} marked as sent, ${left} left`
