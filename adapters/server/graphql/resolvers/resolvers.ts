import { GraphQLError } from 'graphql'
import { MAX_LISTED_PRODUCTS, productId, productSlug } from '../../../../core/catalog/index.js'
import type { ProductSortKey } from '../../../../core/catalog/index.js'
import { orderId, orderToken } from '../../../../core/orders/index.js'
import type { OrderReading, ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { projectSku } from '../../../../core/template/index.js'
import type { SiteData } from '../../../../core/template/index.js'
import { inSlices } from '../answers/in-slices.js'
import { LIMITS } from '../limits/limits.js'
import { productFields, skuFields } from './catalogue-fields.js'
import { admitted } from '../limits/limit-classes.js'
import { accountMutations, accountReads } from './account-resolvers.js'
import { oncePer } from '../../../../core/shared/index.js'
import { mutationResolvers } from './mutation-resolvers.js'
import { scalars } from './scalars.js'
import { selfServiceMutations, vitrineAccount } from './self-service-resolvers.js'
import type { ResolverContext } from './mutation-resolvers.js'
import { orderTree, productTree, shopTree } from './site-tree.js'

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
  readonly category?: Equals | null
  readonly search?: string | null
}

interface ProductsArgs {
  readonly filter?: ProductFilter | null
  readonly limit?: number | null
  readonly sort?: { readonly by: ProductSortKey; readonly descending?: boolean | null } | null
  readonly after?: string | null
}

interface SkuFilter {
  readonly id?: Equals | null
  readonly f_product_?: Equals | null
  readonly product?: Equals | null
}

const MAX_SEARCH = 200

const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** A cart without lines is null for a page, which then shows its empty state. */
async function readOrder({ finalizedOrder }: OrderArgs, { scope }: ResolverContext): Promise<OrderReading> {
  if (finalizedOrder) {
    const which = { orderId: orderId(finalizedOrder.orderId), token: orderToken(finalizedOrder.token) }
    return scope.read((commerce) => commerce.readPlacedOrder(which))
  }
  const reading = await scope.readCart()
  return reading.order?.items.length === 0 ? { ...reading, order: null } : reading
}

/** The tree of an order is made once, however often an operation requests it. */
const treeOf = oncePer(({ order, shop }: OrderReading) => order && orderTree(order, shop))

const treeOfProduct = oncePer(productTree)

const commerceOrder = async (_: unknown, args: OrderArgs, context: ResolverContext) =>
  treeOf(await readOrder(args, context))

/** The approximate number of values in a line of an order. */
const VALUES_OF_A_LINE = 40

async function orderValue(_: unknown, args: OrderArgs, context: ResolverContext): Promise<unknown> {
  const { order } = await readOrder(args, context)
  if (order !== null) context.spend(order.items.length * VALUES_OF_A_LINE)
  return order
}

/** The product of a filter; null: it names none, or there is no such product. */
async function findProduct(
  which: { readonly id?: string | null | undefined; readonly slug?: string | null | undefined },
  { scope }: ResolverContext,
): Promise<ProductReading | null> {
  if (which.id) return scope.readProduct({ id: productId(which.id) })
  return which.slug ? scope.readProduct({ slug: productSlug(which.slug) }) : null
}

async function products(_: unknown, { filter, limit, sort, after }: ProductsArgs, context: ResolverContext) {
  const which = { id: filter?.id?.eq, slug: filter?.slug?.eq ?? filter?.f_slug_?.eq }
  const namesOne = (which.id ?? which.slug ?? null) !== null
  if (!namesOne && typeof limit === 'number' && limit > 0) {
    const search = filter?.search ?? ''
    if (search.length > MAX_SEARCH) throw badInput(`A search may have at most ${MAX_SEARCH} characters.`)
    const query = {
      category: filter?.category?.eq ?? null,
      limit: Math.min(limit, MAX_LISTED_PRODUCTS),
      ...(search !== '' && { search }),
      ...(sort && { sort: { key: sort.by, isDescending: sort.descending === true } }),
      ...(after && { after: productId(after) }),
    }
    return inSlices(await context.scope.listProducts(query), treeOfProduct)
  }
  const reading = await findProduct(which, context)
  return reading === null ? [] : [treeOfProduct(reading)]
}

async function skus(
  _: unknown,
  { filter }: { readonly filter?: SkuFilter | null },
  context: ResolverContext,
) {
  const reading = await findProduct({ id: filter?.f_product_?.eq ?? filter?.product?.eq }, context)
  const wanted = filter?.id?.eq
  return reading?.product.skus.filter(({ id }) => !wanted || id === wanted).map(projectSku) ?? []
}

async function memberships(
  _: unknown,
  { productIds }: { readonly productIds: readonly string[] },
  context: ResolverContext,
) {
  if (productIds.length > LIMITS.ids) {
    throw badInput(`A list may have at most ${LIMITS.ids} ids.`)
  }
  return context.scope.readAccount((accounts) => accounts.readMemberships(productIds.map(productId)))
}

/** Reads a field of the owner by its name in the projection. */
const ownerField = (parent: SiteData, { name }: { readonly name: string }): unknown =>
  Object.hasOwn(parent, name) ? parent[name] : null

interface PartsArgs {
  readonly name: string
  /** The page's name for each requested part. */
  readonly keys: readonly string[]
  readonly parts: readonly string[]
}

/**
 * A field of the owner is one text: the address of a picture, a file or a link, or the name of an option or a
 * reference. Other parts are null.
 */
function ownerParts(parent: SiteData, { name, keys, parts }: PartsArgs): unknown {
  const value = ownerField(parent, { name })
  if (value === null || value === '') return null
  return Object.fromEntries(
    keys.map((key, index) => [
      key,
      ['url', 'name', 'id'].includes(parts[index] ?? '') ? String(value) : null,
    ]),
  )
}

/** The resolvers of the schema; all other fields are read by name from the site's data tree. */
export const resolvers = {
  ...scalars,
  Query: {
    database: () => ({ id: 'database' }),
    site: () => ({ id: 'site' }),
  },
  Database: {
    commerceOrder,
    order: orderValue,
    commerceMemberships: memberships,
    userSubscriptions: accountReads.userSubscriptions,
    collections: () => ({ c_product_: { id: 'c_product_' }, c_sku_: { id: 'c_sku_' } }),
  },
  Site: {
    commerce: async (_: unknown, __: unknown, { scope }: ResolverContext) => shopTree(await scope.readShop()),
    siteUser: accountReads.siteUser,
    usysFieldSchema: accountReads.usysFieldSchema,
    vitrineAccount,
  },
  SiteUserData: accountReads.data,
  ProductCollection: { items: products },
  SkuCollection: { items: skus },
  CommerceProduct: { ...productFields, ownerField, ownerParts },
  CommerceSku: { ...skuFields, ownerField, ownerParts },
  Mutation: admitted({ ...mutationResolvers, ...accountMutations, ...selfServiceMutations }),
}
