/** A page that can be added to a site: for its shop, its search, or wrong addresses. */
export type PieceKind = 'checkout' | 'confirmation' | 'product' | 'search' | 'lost'

/** The path of each such page. */
export const PIECE_PATHS: Readonly<Record<PieceKind, string>> = {
  checkout: 'checkout.html',
  confirmation: 'order-confirmation.html',
  product: 'detail_product.html',
  search: 'search.html',
  lost: '404.html',
}
