import { productId } from '../../../../core/catalog/index.js'
import { projectSku, underOldAndNewName } from '../../../../core/template/index.js'
import type { SiteData } from '../../../../core/template/index.js'
import type { ResolverContext } from './mutation-resolvers.js'
import { productTree } from './site-tree.js'

type Resolver = (parent: SiteData, _: unknown, context: ResolverContext) => unknown

const resolversFor = (names: readonly string[], resolver: (name: string) => Resolver) =>
  Object.fromEntries(names.map((name): readonly [string, Resolver] => [name, resolver(name)]))

const bothNames = (...slugs: readonly string[]): readonly string[] =>
  slugs.flatMap((slug) => Object.keys(underOldAndNewName(slug, null)))

/** Only published products are sold, so an answer contains no drafts or archived ones. */
const published = resolversFor(['draft', 'archived', 'f__draft_0ht', 'f__archived_0ht'], () => () => false)

/**
 * Product fields that an order line lacks: they come from the present catalogue, and are null if the product
 * is withdrawn.
 */
export const productFields = {
  ...published,
  ...resolversFor(
    ['categories', 'skus', ...bothNames('description', 'shippable', 'default-sku')],
    (name) =>
      async (parent, _, { scope }) => {
        if (Object.hasOwn(parent, name)) return parent[name]
        const reading = await scope.readProduct({ id: productId(String(parent['id'])) })
        return reading && productTree(reading)[name]
      },
  ),
}

/** The same for the SKU of a line, whose product is `ofProduct`. */
export const skuFields = {
  ...published,
  ...resolversFor(
    [
      'inventory',
      'ecSkuInventoryQuantity',
      ...bothNames('compare-at-price', 'weight', 'width', 'length', 'height'),
      ...bothNames('more-images', 'ec-sku-billing-method'),
    ],
    (name) =>
      async (parent, _, { scope }) => {
        if (Object.hasOwn(parent, name)) return parent[name]
        const reading = await scope.readProduct({ id: productId(String(parent['ofProduct'])) })
        const sku = reading?.product.skus.find(({ id }) => id === parent['id'])
        return sku === undefined ? null : projectSku(sku)[name]
      },
  ),
}
