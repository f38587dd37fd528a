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

/**
 * Returns of a site (`$1`) that wait for the shop: declared, with the goods received, or accepted for an order of
 * which nothing was sent, so that only the money is to be given back.
 */
export const OPEN_RETURNS = `withdrawal.site_id = $1 AND (withdrawal.state IN ('requested', 'received')
  OR (withdrawal.state = 'accepted' AND NOT EXISTS (SELECT 1 FROM fulfilment
    WHERE fulfilment.site_id = $1 AND fulfilment.order_id = COALESCE(withdrawal.order_id, withdrawal.id))))`
