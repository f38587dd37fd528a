import { optionTexts, productId } from '../../../../core/catalog/index.js'
import type { Product, ProductId } from '../../../../core/catalog/index.js'
import type { MemberFilter, MemberSortKey, MemberSummary } from '../../../../core/accounts/index.js'
import type { AuditEntry } from '../../../../core/owners/index.js'
import type { MailFilter, MailSummary } from '../../../../core/ports/mail-outbox.port.js'
import type { SubscriptionFilter, SubscriptionSortKey } from '../../../../core/subscriptions/index.js'
import { moneyValue } from './order-values.js'
import type { OwnerContext } from './owner-services.js'
import { badCursor, pageOf, pageSize, setOnly, unavailable } from './page-of.js'
import type { PageArgs, SortArgs } from './page-of.js'
import { subscriptionValue } from './subscription-values.js'

/** A mail of the outbox as the API answers it. */
const mailValue = ({ id, kind, to, state, tries, failure, createdMs, nextTryMs }: MailSummary) => ({
  id,
  kind,
  to,
  state,
  tries,
  failure,
  createdAt: createdMs,
  nextTryAt: state === 'waiting' ? nextTryMs : null,
})

const memberValue = (member: MemberSummary) => ({
  id: member.id,
  email: member.email,
  name: member.name,
  status: member.status,
  groups: member.groups,
  createdAt: member.createdOnMs,
  lastLogInAt: member.lastLogInMs,
  bannedAt: member.bannedOnMs,
})

const auditValue = ({ id, atMs, by, operation, subject, detail }: AuditEntry) => ({
  id,
  at: atMs,
  by,
  operation,
  subject,
  detail,
})

function productValue({ id, name, slug, categories, optionSets, skus, defaultSkuId }: Product) {
  const shown = skus.find((sku) => sku.id === defaultSkuId) ?? skus[0]
  return {
    id,
    name,
    slug,
    imageUrl: shown?.mainImage?.url ?? null,
    categories,
    variants: skus.map((sku) => ({
      id: sku.id,
      code: sku.code,
      options: optionTexts(optionSets, sku.optionValues),
      price: moneyValue(sku.price),
      compareAt: sku.compareAtPrice && moneyValue(sku.compareAtPrice),
      imageUrl: sku.mainImage?.url ?? null,
      left: sku.inventory.type === 'finite' ? sku.inventory.quantity : null,
    })),
  }
}

async function readProduct({ services }: OwnerContext, id: ProductId) {
  const read = await services.commerce.readProduct({ id })
  if (!read.ok) throw unavailable()
  return read.value === null ? null : productValue(read.value.product)
}

interface ProductsArgs extends PageArgs {
  readonly search?: string | null
  readonly outOfStock?: boolean | null
}

const MAX_SEARCH = 200

async function products(_: unknown, args: ProductsArgs, context: OwnerContext) {
  const { search, outOfStock, after } = args
  const limit = pageSize(args)
  // One more than is shown tells whether there is another page.
  const asked = limit + 1
  if (outOfStock === true) {
    const ids = await context.services.outOfStock(after ?? null, asked)
    const items = []
    for (const id of ids.slice(0, limit)) items.push(await readProduct(context, productId(id)))
    return { items: items.filter((item) => item !== null), next: ids.length > limit ? ids[limit - 1] : null }
  }
  const read = await context.services.commerce.listProducts({
    category: null,
    limit: asked,
    ...(search && { search: search.slice(0, MAX_SEARCH) }),
    ...(after && { after: productId(after) }),
  })
  if (!read.ok) throw read.failure.tag === 'rejected' ? badCursor() : unavailable()
  const found = read.value.map(({ product }) => product)
  const shown = found.slice(0, limit)
  return { items: shown.map(productValue), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

interface MemberFilterArgs extends Omit<MemberFilter, 'text'> {
  readonly search?: string | null
}

/** The readings of everything besides orders. */
export const listQueries = {
  mails: (_: unknown, args: PageArgs & { readonly filter?: MailFilter | null }, { services }: OwnerContext) =>
    pageOf(services.mails, { filter: setOnly(args.filter), args, by: 'time' }, mailValue),
  mailTemplates: (_: unknown, __: unknown, { services }: OwnerContext) => services.mailTemplates,
  mailPreview: (_: unknown, { template }: { readonly template: string }, { services }: OwnerContext) =>
    services.previewMail(template),
  products,
  product: (_: unknown, { id }: { readonly id: string }, context: OwnerContext) =>
    readProduct(context, productId(id)),
  subscriptions: (
    _: unknown,
    args: PageArgs & SortArgs<SubscriptionSortKey> & { readonly filter?: SubscriptionFilter | null },
    { services }: OwnerContext,
  ) =>
    pageOf(
      services.subscriptions,
      { filter: setOnly(args.filter), args, by: 'purchased' },
      subscriptionValue,
    ),
  members: (
    _: unknown,
    args: PageArgs & SortArgs<MemberSortKey> & { readonly filter?: MemberFilterArgs | null },
    { services }: OwnerContext,
  ) => {
    if (services.members === null) return { items: [], next: null }
    const { search, ...rest } = setOnly(args.filter)
    const filter: MemberFilter = { ...rest, ...(search !== undefined && search !== '' && { text: search }) }
    return pageOf(services.members, { filter, args, by: 'time' }, memberValue)
  },
  audit: (
    _: unknown,
    args: PageArgs & { readonly filter?: { readonly by?: string; readonly subject?: string } | null },
    { services }: OwnerContext,
  ) => pageOf(services.audit, { filter: setOnly(args.filter), args, by: 'time' }, auditValue),
}
