import type { AuditOperation, OwnerProblem } from '../../../../../core/owners/index.js'
import { ok } from '../../../../../core/shared/index.js'
import {
  createDiscount,
  editDiscount,
  endDiscount,
} from '../../../../../core/use-cases/shop/discounts/change-discount.js'
import type {
  DiscountCommand,
  DiscountOutcome,
} from '../../../../../core/use-cases/shop/discounts/change-discount.js'
import { checkCode } from '../../../../../core/use-cases/shop/discounts/decide-discount.js'
import type { DiscountEdit } from '../../../../../core/use-cases/shop/discounts/decide-discount.js'
import { discountState } from '../../../../../core/pricing/index.js'
import type { OwnedDiscount } from '../../../../../core/pricing/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { changeOnce, entriesOf, GONE } from '../values/keyed-change.js'
import { moneyValue } from '../values/order-values.js'
import type { OwnerContext } from '../owner-services.js'
import { cutPage, pageSize, withoutUndefined } from '../values/page-of.js'
import type { PageArgs } from '../values/page-of.js'
import { toProblem } from '../values/problems.js'

/** Parts per million of one percent. */
const PARTS_OF_PERCENT = 10_000

/** A discount in the form of the API. */
function discountValue(discount: OwnedDiscount, nowMs: number) {
  const { code, name, source, version, worth, expiresOn, minimumSubtotal } = discount
  const { usageLimit, usedCount, minimumCount, productIds } = discount
  return {
    code,
    name,
    state: discountState(discount, nowMs),
    source,
    version,
    percent: worth.tag === 'percent' ? worth.share / PARTS_OF_PERCENT : null,
    amount: worth.tag === 'amount' ? moneyValue(worth.amount) : null,
    expiresAt: expiresOn,
    usageLimit,
    usedCount,
    minimumSubtotal: minimumSubtotal && moneyValue(minimumSubtotal),
    minimumCount,
    productIds,
  }
}

const MAX_SEARCH = 200

/** The codes in their stored form: in capital letters. */
const keptCode = (code: string): string => {
  const checked = checkCode(code)
  return checked.ok ? checked.value : ''
}

/** The discount codes of the shop and of its settings. */
export const discountQueries = {
  discounts: async (
    _: unknown,
    { search, after, ...args }: PageArgs & { readonly search?: string | null },
    { services }: OwnerContext,
  ) => {
    const limit = pageSize(args)
    const found = await services.discounts.list({
      search: (search ?? '').slice(0, MAX_SEARCH),
      after: after ?? null,
      limit: limit + 1,
    })
    const nowMs = services.realm.clock.wallTime()
    const { shown, next } = cutPage(found, limit, ({ code }) => code)
    return { items: shown.map((one) => discountValue(one, nowMs)), next }
  },
  discount: async (_: unknown, { code }: { readonly code: string }, { services }: OwnerContext) => {
    const found = await services.discounts.find(keptCode(code))
    return found === null ? null : discountValue(found, services.realm.clock.wallTime())
  },
}

interface DiscountFields {
  readonly name?: string | null
  readonly percent?: number | null
  readonly amountMinor?: number | null
  readonly expiresAt?: number | null
  readonly usageLimit?: number | null
  readonly minimumSubtotalMinor?: number | null
  readonly minimumCount?: number | null
  readonly productIds?: readonly string[] | null
}

interface DiscountInput extends DiscountFields {
  readonly key: string
  readonly code: string
  readonly version?: number
  readonly dryRun?: boolean | null
}

/** Null removes a limit; for the name and the value, null means unchanged. */
const toEdit = ({ name, percent, amountMinor, expiresAt, ...limits }: DiscountFields): DiscountEdit => ({
  ...withoutUndefined({ name: name ?? undefined, percent: percent ?? undefined }),
  ...withoutUndefined({ amountMinor: amountMinor ?? undefined, expiresOn: expiresAt }),
  ...withoutUndefined(limits),
})

type Change = (
  command: DiscountCommand,
  edit: DiscountEdit,
  services: OwnerContext['services'],
) => Promise<Result<DiscountOutcome, OwnerProblem>>

const change =
  (operation: AuditOperation, run: Change) =>
  async (
    _: unknown,
    { input }: { readonly input: DiscountInput },
    context: OwnerContext,
  ): Promise<object> => {
    const { key, code, version, dryRun, ...fields } = input
    const { services } = context
    const edit = toEdit(fields)
    const isDryRun = dryRun === true
    const command = { code, isDryRun, ...withoutUndefined({ version }) }
    const done = await changeOnce<DiscountOutcome, OwnerProblem>(context, {
      operation,
      key,
      asked: [code, edit],
      isDryRun,
      repeated: async () => {
        const discount = await services.discounts.find(keptCode(code))
        return discount === null ? GONE : ok({ discount, summary: null })
      },
      work: (request) => run({ ...command, entryOf: entriesOf(context, request) }, edit, services),
    })
    if (!done.ok) return toProblem(done.failure)
    const { discount, summary } = done.value
    return {
      __typename: 'DiscountChanged',
      discount: discountValue(discount, services.realm.clock.wallTime()),
      hasChanged: summary !== null && !isDryRun,
      isDryRun,
    }
  }

const shopNow = ({ shop, realm }: OwnerContext['services']) => ({
  currency: shop.currency,
  nowMs: realm.clock.wallTime(),
})

/** The changes of discounts. */
export const discountMutations = {
  createDiscount: change('createDiscount', (command, edit, services) =>
    createDiscount(services.discounts, command, edit, shopNow(services)),
  ),
  editDiscount: change('editDiscount', (command, edit, services) =>
    editDiscount(services.discounts, command, edit, shopNow(services)),
  ),
  endDiscount: change('endDiscount', (command, _, { discounts, realm }) =>
    endDiscount(discounts, command, realm.clock.wallTime()),
  ),
}
