import { describe, expect, it } from '@jest/globals'
import { folderAsShipping } from '../../../../../adapters/server/terminal/orders/typed-pieces.js'

describe('--shipping directly before the folder', () => {
  it.each(['./shop', '/srv/shop', 'shop', '2026-shop'])(
    'gets a message that it took %s as its amount',
    (shipping) => {
      expect(folderAsShipping({ shipping, data: './data' }, undefined)?.lines.join('\n')).toContain(
        `Name the folder before it: vitrine orders refund <order> ${shipping} --data ./data --shipping`,
      )
    },
  )

  it.each([
    ['an amount', '4.90', undefined],
    ['an amount with a comma', '4,90', undefined],
    ['a word beside a folder', 'some', './shop'],
    ['no amount', true, undefined],
  ] as const)('is left to the order for %s', (_, shipping, folder) => {
    expect(folderAsShipping({ shipping }, folder)).toBeNull()
  })
})
