/** Refunds of a site (`$1`) without an answer of the provider. */
export const REFUNDS_UNDER_WAY = `refund.site_id = $1 AND refund.state IN ('requested', 'pending')`

/** Refunds of a site (`$1`) that the provider refused, for orders without a later refund. */
export const REFUNDS_REFUSED = `refund.site_id = $1 AND refund.state = 'refused' AND NOT EXISTS (
  SELECT 1 FROM refund AS later WHERE later.site_id = refund.site_id AND later.order_id = refund.order_id
    AND later.state <> 'refused' AND later.requested_on >= refund.requested_on)`

/** Returns of a site (`$1`) that wait for the shop: declared, or with the goods received. */
export const OPEN_RETURNS = `withdrawal.site_id = $1 AND withdrawal.state IN ('requested', 'received')`
