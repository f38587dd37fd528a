import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { OrderFailure } from '../../../../../core/use-cases/shop/orders/change-order.js'

type Tag = OwnerProblem['tag'] | OrderFailure['tag']

const PROBLEMS: Readonly<Record<Tag, readonly [code: string, wayOut: string]>> = {
  'not-found': ['not-found', 'refresh'],
  'unknown-order': ['not-found', 'edit'],
  'several-orders': ['ambiguous', 'edit'],
  busy: ['changed-meanwhile', 'refresh'],
  'changed-meanwhile': ['changed-meanwhile', 'refresh'],
  'key-taken': ['key-taken', 'none'],
  'bad-input': ['bad-input', 'edit'],
  'bad-count': ['bad-input', 'edit'],
  'bad-amount': ['bad-input', 'edit'],
  'same-amount': ['not-allowed', 'refresh'],
  'bad-text': ['bad-input', 'edit'],
  'unknown-line': ['bad-input', 'edit'],
  'too-many': ['bad-input', 'edit'],
  'not-allowed': ['not-allowed', 'none'],
  'not-placed': ['not-allowed', 'refresh'],
  cancelled: ['not-allowed', 'refresh'],
  'nothing-left': ['not-allowed', 'refresh'],
  'not-paid': ['not-allowed', 'refresh'],
  disputed: ['not-allowed', 'none'],
  sent: ['not-allowed', 'refresh'],
  withdrawn: ['not-allowed', 'edit'],
  'nothing-held': ['not-allowed', 'refresh'],
  'under-way': ['under-way', 'retry'],
  'wrong-credentials': ['wrong-credentials', 'edit'],
  'second-factor-needed': ['second-factor-needed', 'edit'],
  'wrong-code': ['wrong-code', 'edit'],
  'code-ended': ['code-ended', 'none'],
  'too-often': ['too-many', 'retry'],
}

/** A problem in the form of the API. */
export function toProblem({ tag, message }: { readonly tag: Tag; readonly message: string }): object {
  const [code, wayOut] = PROBLEMS[tag]
  return { __typename: 'Problem', code, message, wayOut }
}
