import { expect, it } from '@jest/globals'
import { createQuickCheckoutService } from '../../../../core/checkout/index.js'
import type { QuickCheckoutPorts } from '../../../../core/checkout/index.js'
import type { WalletSheet } from '../../../../core/ports/payments/wallet-sheet.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { ADDRESS, anOrder, POST, reading, rejected, UNREACHABLE } from '../checkout.fixture.js'

it.each([
  ['arrive', ok(undefined)],
  ['the shop refuses', err(rejected('Unlisted'))],
  ['do not arrive', err(UNREACHABLE)],
])('a sheet shows the order after an address was chosen, with estimates that %s', async (_, recalculated) => {
  const log: unknown[] = []
  const done = async <T>(entry: unknown, value: T): Promise<T> => {
    log.push(entry)
    return value
  }
  const service = createQuickCheckoutService({
    commerce: {
      updateAddress: ({ kind, obfuscated }: { readonly kind: string; readonly obfuscated?: boolean }) =>
        done([kind, obfuscated], ok(undefined)),
      readCart: () => done('read', ok(reading(anOrder()))),
      updateShippingMethod: (id: unknown) => done(id, ok(undefined)),
      recalculate: () => done('recalculate', recalculated),
    },
    onOrderChanged: () => log.push('changed'),
  } as unknown as QuickCheckoutPorts)
  const sheet = { show: () => log.push('open'), answer: ({ tag }: { readonly tag: string }) => log.push(tag) }
  service.open(sheet as unknown as WalletSheet)
  service.tell({ tag: 'address-chosen', address: ADDRESS })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(log).toEqual([
    'open',
    ['shipping', true],
    'read',
    POST.id,
    'recalculate',
    'read',
    'contents',
    'changed',
  ])
})
