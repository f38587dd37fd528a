import { expect, it } from '@jest/globals'
import { judgeHold } from '../../../../../core/use-cases/shop/payments/judge-hold.js'
import type { HeldStock } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { begunPayment, KEY } from './begun-payment.js'

/** One piece of four, of which the source of the attempt, or all shoppers, hold so many others. */
const heldBy = (source: number, all: number): HeldStock => ({
  bySourceOf: async () => [['sku-1', source]],
  forShoppers: async () => [['sku-1', all]],
  left: async () => new Map([['sku-1', 4]]),
})

it.each([
  ['its source before it is written', 'source', heldBy(9, 0), false],
  ['its source alone before it is written', 'source', heldBy(0, 40), true],
  ['all once it is written', 'all', heldBy(0, 40), false],
  ['all alone once it is written', 'all', heldBy(40, 1), true],
] as const)('counts the pieces of %s', async (_, whose, stock, mayHold) => {
  const { attempts, attempt } = begunPayment()
  const { terms, reference } = attempt.state
  const action = { provider: 'fake', clientSecret: 'secret' } as never
  const waiting = {
    ...attempt,
    state: { tag: 'action-required', terms, reference, action },
  } as typeof attempt
  attempts.set(KEY, waiting)
  const ports = { attempts: { find: async (id: string) => attempts.get(id) ?? null } as never, stock }
  expect(await judgeHold(ports, waiting, whose)).toEqual({ attempt: waiting, mayHold })
})
