import { productId, productSlug } from '../../core/catalog/index.js'
import { orderId, orderToken } from '../../core/orders/index.js'
import type { OrderReading, ProductReading } from '../../core/ports/commerce-gateway.port.js'
import { mutationResolvers } from './mutation-resolvers.js'
import type { ResolverContext } from './mutation-resolvers.js'
import {
  customerResolvers,
  extraItemResolvers,
  orderItemResolvers,
  orderResolvers,
  priceResolvers,
  shippingMethodResolvers,
  siteCommerceResolvers,
} from './order-resolvers.js'
import { imageResolvers, productResolvers, skuPropertyResolvers, skuResolvers } from './product-resolvers.js'

interface OrderArgs {
  readonly finalizedOrder?: { readonly orderId: string; readonly token: string } | null
}

interface Equals {
  readonly eq?: string | null
}

interface ProductFilter {
  readonly id?: Equals | null
  readonly slug?: Equals | null
  readonly f_slug_?: Equals | null
}

interface SkuFilter {
  readonly id?: Equals | null
  readonly f_product_?: Equals | null
  readonly product?: Equals | null
}

/** A cart without lines is no order for a page: it shows its empty state (contract/commerce 9.4). */
async function commerceOrder(_: unknown, { finalizedOrder }: OrderArgs, { scope }: ResolverContext) {
  if (!finalizedOrder) return shownCart(await scope.readCart())
  const which = { orderId: orderId(finalizedOrder.orderId), token: orderToken(finalizedOrder.token) }
  return (await scope.read((commerce) => commerce.readPlacedOrder(which))).order
}

const shownCart = ({ order }: OrderReading) => (order !== null && order.items.length > 0 ? order : null)

/** The product a filter names; null if it names none or there is no such product. */
async function findProduct(
  which: { readonly id?: string | null | undefined; readonly slug?: string | null | undefined },
  { scope }: ResolverContext,
): Promise<ProductReading | null> {
  if (which.id) return scope.readProduct({ id: productId(which.id) })
  return which.slug ? scope.readProduct({ slug: productSlug(which.slug) }) : null
}

async function products(
  _: unknown,
  { filter }: { readonly filter?: ProductFilter | null },
  context: ResolverContext,
) {
  const reading = await findProduct(
    { id: filter?.id?.eq, slug: filter?.slug?.eq ?? filter?.f_slug_?.eq },
    context,
  )
  return reading === null ? [] : [{ ...reading.product, memberships: reading.memberships }]
}

async function skus(
  _: unknown,
  { filter }: { readonly filter?: SkuFilter | null },
  context: ResolverContext,
) {
  const reading = await findProduct({ id: filter?.f_product_?.eq ?? filter?.product?.eq }, context)
  const wanted = filter?.id?.eq
  return reading?.product.skus.filter(({ id }) => !wanted || id === wanted) ?? []
}

async function memberships(
  _: unknown,
  { productIds }: { readonly productIds: readonly string[] },
  context: ResolverContext,
) {
  const readings = await Promise.all(productIds.map((id) => findProduct({ id }, context)))
  return readings.flatMap((reading) => reading?.memberships ?? [])
}

/** What every field of the schema answers. Parents are the core's own values; only names differ. */
export function createResolvers(siteId: string) {
  return {
    Query: {
      database: () => ({ id: siteId }),
      site: () => ({ id: siteId }),
    },
    Database: {
      commerceOrder,
      commerceMemberships: memberships,
      collections: () => ({ c_product_: { id: 'c_product_' }, c_sku_: { id: 'c_sku_' } }),
    },
    Site: {
      commerce: async (_: unknown, __: unknown, { scope }: ResolverContext) => ({
        id: siteId,
        ...(await scope.readCart()).shop,
      }),
    },
    SiteCommerce: siteCommerceResolvers,
    ProductCollection: { items: products },
    SkuCollection: { items: skus },
    CommercePrice: priceResolvers,
    CommerceOrder: orderResolvers,
    CommerceCustomerInfo: customerResolvers,
    CommerceOrderItem: orderItemResolvers,
    CommerceExtraItem: extraItemResolvers,
    CommerceShippingMethod: shippingMethodResolvers,
    CommerceProduct: productResolvers,
    CommerceSku: skuResolvers,
    SkuProperty: skuPropertyResolvers,
    ImageRef: imageResolvers,
    Mutation: mutationResolvers,
  }
}
