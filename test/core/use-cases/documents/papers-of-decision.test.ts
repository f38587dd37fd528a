import { expect, it } from '@jest/globals'
import type { DeskOrder, OrderDecision } from '../../../../core/orders/index.js'
import { changesPapers } from '../../../../core/use-cases/documents/papers-of-decision.js'

type State = DeskOrder['refunds'][number]['state']

it.each<[string, State, State | null, boolean]>([
  ['is made', 'requested', 'done', true],
  ['is refused', 'requested', 'refused', false],
  ['comes back from the bank', 'done', 'refused', true],
  ['does not change', 'done', null, false],
])('a refund that %s (%s to %s) changes the papers of its order: %s', (_, before, after, expected) => {
  const refunds = [{ id: 'refund', state: before }] as unknown as DeskOrder['refunds']
  const refundChange = { id: 'refund', state: after, problem: null } as NonNullable<
    OrderDecision['refundChange']
  >
  expect(changesPapers({ refunds }, after === null ? {} : { refundChange })).toBe(expected)
})
