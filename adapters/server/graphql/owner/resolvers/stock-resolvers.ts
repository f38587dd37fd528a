import type { AuditOperation, OwnerProblem } from '../../../../../core/owners/index.js'
import type {
  StockOrder,
  StockOutcome,
  StockStanding,
} from '../../../../../core/ports/owner/stock-desk.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { mailRetryWords, stockWords } from '../../../../../core/use-cases/owner/audit-words.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'

const REFUSALS: Readonly<Record<Exclude<StockOutcome['tag'], 'done'>, OwnerProblem>> = {
  unknown: { tag: 'not-found', message: 'No variant for sale has this id or code.' },
  uncounted: {
    tag: 'not-allowed',
    message: 'The stock of this variant is unlimited, so nothing can be added: enter a count instead.',
  },
  'too-many': { tag: 'bad-input', message: 'The variant would have more pieces than a variant can have.' },
  changed: {
    tag: 'changed-meanwhile',
    message: 'The stock was changed since you read it: look again, then enter the count.',
  },
}

const BAD_PIECES: OwnerProblem = { tag: 'bad-input', message: 'Write a whole number of pieces.' }

const stockValue = ({ variantId, productName, left }: StockStanding): object => ({
  __typename: 'StockChanged',
  variantId,
  productName,
  left,
})

async function enter(
  operation: AuditOperation,
  { key, variant }: { readonly key: string; readonly variant: string },
  order: StockOrder,
  context: OwnerContext,
): Promise<object> {
  const { pieces } = order
  if (pieces !== null && (!Number.isSafeInteger(pieces) || pieces < (order.tag === 'add' ? 1 : 0)))
    return toProblem(BAD_PIECES)
  const { stock } = context.services
  const read = async (): Promise<Result<StockStanding, OwnerProblem>> => {
    const standing = await stock.find(variant)
    return standing === null ? err(REFUSALS.unknown) : ok(standing)
  }
  const done = await changeOnce<StockStanding, OwnerProblem>(context, {
    operation,
    key,
    asked: [variant, order],
    repeated: read,
    work: async (request) => {
      const found = await read()
      if (!found.ok) return found
      const entry = entriesOf(context, request)(stockWords(found.value, order))
      const outcome = await stock.enter(found.value.variantId, order, entry)
      return outcome.tag === 'done' ? ok(outcome.standing) : err(REFUSALS[outcome.tag])
    },
  })
  return done.ok ? stockValue(done.value) : toProblem(done.failure)
}

interface DeliverInput {
  readonly key: string
  readonly variant: string
  readonly pieces: number
}

interface CountInput {
  readonly key: string
  readonly variant: string
  readonly expected?: number | null
  readonly pieces?: number | null
}

/** The changes of stock. */
export const stockMutations = {
  deliverStock: (_: unknown, { input }: { readonly input: DeliverInput }, context: OwnerContext) =>
    enter('deliverStock', input, { tag: 'add', pieces: input.pieces }, context),
  countStock: (_: unknown, { input }: { readonly input: CountInput }, context: OwnerContext) =>
    enter(
      'countStock',
      input,
      { tag: 'set', pieces: input.pieces ?? null, expected: input.expected ?? null },
      context,
    ),
}

/** Retries mails. */
export const retryMails = async (
  _: unknown,
  { key, id = null }: { readonly key: string; readonly id?: string | null },
  context: OwnerContext,
): Promise<object> => {
  const { services } = context
  const done = await changeOnce<number, OwnerProblem>(context, {
    operation: 'retryMails',
    key,
    asked: id,
    repeated: async () => ok(0),
    work: async (request) => {
      const entry = entriesOf(context, request)(mailRetryWords(id))
      const count = await services.retryMails(id, entry)
      if (count !== null && (count > 0 || id === null)) return ok(count)
      return err({
        tag: 'not-found',
        message: 'This mail did not fail, was sent, or is being sent just now.',
      })
    },
  })
  return done.ok ? { __typename: 'MailsRetried', count: done.value } : toProblem(done.failure)
}
