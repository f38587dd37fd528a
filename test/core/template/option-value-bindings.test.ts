import { describe, expect, it } from '@jest/globals'
import { bindingAssignments, parseBindings, readOptionChoice } from '../../../core/template/index.js'
import type { Binding } from '../../../core/template/index.js'
import { context } from './bindings.fixture.js'

describe('chosen option values', () => {
  const line = (names: 'old' | 'new') => ({
    product: {
      [names === 'old' ? 'f_sku_properties_3dr' : 'skuProperties']: [
        {
          id: 'size',
          name: 'Size',
          enum: [
            { id: 's', name: 'Small' },
            { id: 'l', name: 'Large' },
          ],
        },
        { id: 'colour', name: 'Colour', enum: [{ id: 'red', name: 'Red' }] },
      ],
    },
    sku: {
      [names === 'old' ? 'f_sku_values_3dr' : 'skuValues']: [
        { property: { id: 'size' }, value: { id: 'l' } },
      ],
    },
  })
  const data = { database: { commerceOrder: { userItems: [line('old'), line('new')] } } }
  const path = (item: number, name: string, set: number): string =>
    `database.commerceOrder.userItems.${item}.product.${name}.${set}`

  it.each([
    [path(0, 'f_sku_properties_3dr', 0), { name: 'Size', value: 'Large' }],
    [path(1, 'skuProperties', 0), { name: 'Size', value: 'Large' }],
    [path(0, 'f_sku_properties_3dr', 1), { name: 'Colour', value: '' }],
    [path(0, 'f_sku_properties_3dr', 9), null],
    ['database.commerceOrder', null],
    [path(0, 'f_other_', 0), null],
  ])('at %s are %j', (at, choice) => {
    expect(readOptionChoice(data, at)).toEqual(choice)
  })

  it('are shown by name', () => {
    const [shown] = parseBindings(
      JSON.stringify([
        { innerHTML: { type: 'CommercePropValues', dataPath: path(0, 'f_sku_properties_3dr', 0) } },
      ]),
    )
    const [missing] = parseBindings(
      JSON.stringify([{ innerHTML: { type: 'CommercePropValues', dataPath: 'nowhere' } }]),
    )
    expect(bindingAssignments(shown as Binding, data, context)[0]).toEqual({ target: 'text', value: 'Large' })
    expect(bindingAssignments(missing as Binding, data, context)).toEqual([{ target: 'text', value: '' }])
  })
})
