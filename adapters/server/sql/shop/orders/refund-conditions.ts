import { MONEY_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'

/** Refunds of a site (`$1`) without an answer of the provider. */
export const REFUNDS_UNDER_WAY = `refund.site_id = $1 AND refund.state IN ('requested', 'pending')`

/**
 * Refunds of a site (`$1`) that the provider refused, also after they were made, for orders without a refund that
 * was requested later.
 */
export const REFUNDS_REFUSED = `refund.site_id = $1 AND refund.state = 'refused' AND NOT EXISTS (
  SELECT 1 FROM refund AS later WHERE later.site_id = refund.site_id AND later.order_id = refund.order_id
    AND later.state <> 'refused' AND later.requested_on >= COALESCE((
      SELECT MAX(refusal.acted_on) FROM order_event AS refusal
      WHERE refusal.site_id = refund.site_id AND refusal.order_id = refund.order_id
        AND refusal.kind = 'refund-refused' AND strpos(refusal.detail, refund.id) > 0
    ), refund.requested_on))`

/** The order of a return. */
const ORDER_OF_RETURN = 'COALESCE(withdrawal.order_id, withdrawal.id)'

/** The refunds of a return's order that were made or are being made. */
const GIVEN_BACK = `FROM refund WHERE refund.site_id = $1 AND refund.order_id = ${ORDER_OF_RETURN}
  AND refund.kind = 'refund' AND refund.state <> 'refused'`

/** The pieces of a return in the form in which refunds store theirs; NULL: the whole order. */
const PIECES_OF_RETURN = `(SELECT jsonb_agg(jsonb_build_array(line -> 'lineId', line -> 'count'))
  FROM jsonb_array_elements(CAST(withdrawal.lines AS JSONB)) AS line)`

/**
 * True if the money of a return is paid back, or is on its way. The order was cancelled or refunded in full,
 * or a refund since the return names its lines or an amount (`refundMissing` decides it for one order).
 */
const IS_PAID_BACK = `(EXISTS (SELECT 1 ${GIVEN_BACK} AND refund.requested_on >= withdrawal.received_on
    AND (refund.lines = '[]' OR CAST(refund.lines AS JSONB) @> ${PIECES_OF_RETURN}))
  OR EXISTS (SELECT 1 FROM payment_attempt AS paid WHERE paid.site_id = $1 AND paid.order_id = ${ORDER_OF_RETURN}
    AND (paid.cancelled OR (paid.status = '${MONEY_STATUSES.taken}' AND GREATEST(COALESCE(paid.refunded_minor, 0),
      (SELECT COALESCE(SUM(refund.amount_minor), 0) ${GIVEN_BACK})
    ) >= COALESCE(paid.captured_minor, paid.amount_minor)))))`

/**
 * Returns of a site (`$1`) that wait for the shop. They are declared, have arrived, or are accepted for an
 * order of which nothing was sent, so that only the money is to be given back.
 */
export const OPEN_RETURNS = `withdrawal.site_id = $1 AND (withdrawal.state IN ('requested', 'received')
  OR (withdrawal.state = 'accepted' AND NOT EXISTS (SELECT 1 FROM fulfilment
    WHERE fulfilment.site_id = $1 AND fulfilment.order_id = ${ORDER_OF_RETURN}) AND NOT ${IS_PAID_BACK}))`
