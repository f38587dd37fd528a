import { describe, expect, it } from '@jest/globals'
import { MAX_VARIANTS, planOptions, suggestCode } from '../../../../core/catalog/index.js'
import type { OwnedProduct, WantedOption } from '../../../../core/catalog/index.js'
import { currencyCode } from '../../../../core/money/index.js'
import type { CatalogueTable } from '../../../../core/ports/owner/files/catalogue-file.port.js'
import { decideOptions } from '../../../../core/use-cases/owner/catalogue/decide-options.js'
import type { OptionsDecision } from '../../../../core/use-cases/owner/catalogue/decide-options.js'
import { allAtOnce, err, ok } from '../../../../core/shared/index.js'
import { namedProductOptions } from '../../../../core/use-cases/owner/catalogue/named-product-options.js'
import { valueOf } from '../../../support/value-of.js'

const RULES = {
  currency: currencyCode('EUR'),
  idOf: (handle: string, values: readonly string[]) => [handle, ...values].join('-'),
}

/** A table of lines with `|` between the cells. */
function table(text: string): CatalogueTable {
  const [columns = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))
  return {
    slug: 'catalogue',
    columns,
    lines: lines.map((cells, at) => ({ id: `${at}`, cells })),
    decimal: '.',
  }
}

/** The table after a decision, as `changedText` writes it. */
function after(before: CatalogueTable, { rewrite }: OptionsDecision): readonly string[] {
  const lines = before.lines.map(({ cells }): readonly string[] | null => cells)
  for (const change of rewrite.changes)
    if (change.tag === 'add') lines.push(change.cells)
    else lines[change.line] = change.tag === 'set' ? change.cells : null
  const columns = [...before.columns, ...rewrite.addedColumns]
  return [columns, ...lines].flatMap((cells) => (cells === null ? [] : [cells.join('|')]))
}

/** An option in words: `Size: S, M>Medium, +L` renames M and adds L; `+Size: S` is a new option. */
function wanted(text: string, was: number | null): WantedOption {
  const [name = '', values = ''] = text.split(': ')
  return {
    was,
    name,
    values: values.split(', ').map((value) => {
      const [before = '', next] = value.split('>')
      return was === null || value.startsWith('+')
        ? { was: null, name: value.replace('+', '') }
        : { was: before, name: next ?? before }
    }),
  }
}

const variant = (values: string, code: string) => ({
  values: values.split('/'),
  code,
  priceMinor: 950,
  stock: 3,
})

const SHOP = table(`
  Product Handle|Product Name|Variant Price|Variant Sku|Variant Inventory|Main Variant Image
  mug|Mug|9.00|MUG|7|/mug.jpg
  lamp|Lamp|90.00|LAMP|1|`)

const SIZED = table(`
  Product Handle|Product Name|Variant Price|Option 1 Name|Option 1 Value|Option 1 Value ID|Variant Sku|Variant Inventory
  mug|Mug|9.00|Size|S|s1|M-S|7
  mug||12.00||M||M-M|2
  rug|Rug|40.00||||R|1`)

it.each<
  readonly [string, CatalogueTable, readonly WantedOption[], readonly object[], readonly string[], string]
>([
  [
    'makes variants of a product with one, which stays what it is',
    SHOP,
    [wanted('Size: S, M', null)],
    [variant('M', 'MUG-M')],
    [
      'Product Handle|Product Name|Variant Price|Variant Sku|Variant Inventory|Main Variant Image|' +
        'Option 1 Name|Option 1 Value|Variant ID',
      'mug|Mug|9.00|MUG|7|/mug.jpg|Size|S|mug',
      'lamp|Lamp|90.00|LAMP|1|',
      'mug|Mug|9.50|MUG-M|3||Size|M',
    ],
    'mug: Size: S, M; 1 variant added',
  ],
  [
    'renames a value, and the variant keeps its id; the old name may be a new value',
    SIZED,
    [wanted('Size: S>Small, M, +S', 0)],
    [variant('S', 'M-XS')],
    [
      `${SIZED.columns.join('|')}|Variant ID`,
      'mug|Mug|9.00|Size|Small|s1|M-S|7|mug-S',
      'mug||12.00|Size|M||M-M|2',
      'rug|Rug|40.00||||R|1',
      'mug|Mug|9.50|Size|S||M-XS|3|mug-S-2',
    ],
    'mug: Size: Small, M, S; 1 variant added',
  ],
  [
    'reorders values, and the product keeps its own values',
    SIZED,
    [wanted('Size: M, S', 0)],
    [],
    [
      SIZED.columns.join('|'),
      'mug|Mug|12.00|Size|M||M-M|2',
      'mug||9.00|Size|S|s1|M-S|7',
      'rug|Rug|40.00||||R|1',
    ],
    'mug: Size: M, S',
  ],
  [
    'removes the value of the first line, and the product keeps its own values',
    SIZED,
    [wanted('Size: M', 0)],
    [],
    [SIZED.columns.join('|'), 'mug|Mug|12.00|Size|M||M-M|2', 'rug|Rug|40.00||||R|1'],
    'mug: Size: M; 1 variant removed',
  ],
  [
    'removes an option: of variants that become equal the first stays',
    SIZED,
    [],
    [],
    [`${SIZED.columns.join('|')}|Variant ID`, 'mug|Mug|9.00||||M-S|7|mug-S', 'rug|Rug|40.00||||R|1'],
    'mug: no options; 1 variant removed',
  ],
  [
    'adds an option before another',
    SIZED,
    [wanted('Colour: Red', null), wanted('Size: S, M', 0)],
    [],
    [
      `${SIZED.columns.join('|')}|Option 2 Name|Option 2 Value|Option 2 Value ID|Variant ID`,
      'mug|Mug|9.00|Colour|Red||M-S|7|Size|S|s1|mug-S',
      'mug||12.00|Colour|Red||M-M|2|Size|M||mug-M',
      'rug|Rug|40.00||||R|1',
    ],
    'mug: Colour: Red; Size: S, M',
  ],
])('%s', (_, shop, options, added, lines, summary) => {
  const decided = valueOf(decideOptions(shop, 'mug', { options, added: added as never }, RULES))
  expect(after(shop, decided)).toEqual(lines)
  expect(decided.summary).toBe(summary)
})

it('names removed variants by their ids in the shop, and ignores drafts', () => {
  const shop = table(`
    Product Handle|Product Name|Variant Price|Option 1 Name|Option 1 Value|Variant ID|Draft
    mug|Mug|9|Size|S|v1|
    mug||9||L||yes
    mug||9||M||`)
  const decided = valueOf(
    decideOptions(shop, 'mug', { options: [wanted('Size: M>Medium', 0)], added: [] }, RULES),
  )
  expect(decided.removed).toEqual([{ id: 'v1', name: 'S' }])
  expect(after(shop, decided).slice(1)).toEqual(['mug|Mug|9|Size|Medium|mug-M|', 'mug||9||L||yes'])
})

it.each<readonly [string, readonly WantedOption[], readonly object[], string]>([
  ['without a name', [wanted(': S', 0)], [], 'Give each option a name, such as Size.'],
  [
    'without a value',
    [{ was: 0, name: 'Size', values: [] }],
    [],
    'Size: write at least one value, or remove the option.',
  ],
  ['with a value twice', [wanted('Size: S, M>s', 0)], [], 'Size: two values are the same.'],
  [
    'with one name twice',
    [wanted('Size: S, M', 0), wanted('size: Red', null)],
    [],
    'Two options have the same name.',
  ],
  ['of an option that is not there', [wanted('Size: S', 1)], [], 'The product has no such option.'],
  ['of a value that is not there', [wanted('Size: S, L>XL', 0)], [], 'Size: the product has no such value.'],
  [
    'of which no variant stays',
    [wanted('Size: +L', 0)],
    [variant('L', '')],
    'At least one variant of the product has to stay.',
  ],
  ['with a value of no variant', [wanted('Size: S, M, +L', 0)], [], 'Size: no variant has the value L.'],
  [
    'with a variant of no option',
    [wanted('Size: S, M', 0)],
    [variant('XL', '')],
    'The options have no variant XL.',
  ],
  [
    'with a variant twice',
    [wanted('Size: S, M', 0)],
    [variant('S', '')],
    'The product has the variant S already.',
  ],
  [
    'with the code of another',
    [wanted('Size: S, M, +L', 0)],
    [variant('L', 'r')],
    'Another variant has the SKU "r".',
  ],
])('refuses options %s', (_, options, added, message) => {
  expect(decideOptions(SIZED, 'mug', { options, added: added as never }, RULES)).toEqual({
    ok: false,
    failure: { tag: 'bad-input', message },
  })
})

it('suggests the variants of new values, and leaves out combinations that were never made', () => {
  const plan = planOptions(
    [
      ['S', 'Red'],
      ['S', 'Blue'],
      ['M', 'Red'],
    ],
    [wanted('Size: S, M, +L', 0), wanted('Colour: Red, Blue', 1), wanted('Wood: Oak, Elm', null)],
  )
  expect(plan.missing.map(({ values }) => values.join('/'))).toEqual([
    'S/Red/Elm',
    'S/Blue/Elm',
    'M/Red/Elm',
    'L/Red/Oak',
    'L/Red/Elm',
    'L/Blue/Oak',
    'L/Blue/Elm',
  ])
})

it('stops at a thousand variants for any number of values', () => {
  const many = Array.from({ length: 200 }, (_, at) => `v${at}`).join(', ')
  const options = ['A', 'B', 'C', 'D'].map((name) => wanted(`${name}: ${many}`, null))
  const plan = planOptions([[]], options)
  expect([plan.isTooMany, plan.missing.length]).toEqual([true, MAX_VARIANTS - 1])
  expect(decideOptions(SIZED, 'mug', { options, added: [] }, RULES).ok).toBe(false)
})

it.each([
  ['MUG', [undefined], ['L'], 'MUG-L'],
  ['M-S', ['S'], ['Extra large'], 'M-EXTRA-LARGE'],
  ['m-s-red', ['S', 'Red'], ['S', 'Blue'], 'm-s-BLUE'],
  ['S', ['S'], ['L'], 'S-L'],
  ['OTT-FOR', ['Forest'], ['Extra large'], 'OTT-EXT'],
  ['OTT-FOR', ['Forest'], ['S'], 'OTT-S'],
  ['IDA-CLA-L', ['Clay', 'Large'], ['Clay', 'Huge'], 'IDA-CLA-H'],
  ['MUG', [undefined], ['大'], 'MUG'],
  ['', ['S'], ['L'], ''],
])('suggests for %s, %j to %j the code %s', (code, before, values, made) => {
  expect(suggestCode(code, before, values)).toBe(made)
})

describe('the options of a product by a name', () => {
  const product = (slug: string): OwnedProduct => ({
    ...{ id: `id-${slug}`, slug, name: slug, isVisible: true, categories: [], inFile: {} },
    variants: [],
  })
  const ask = (name: string, options: readonly WantedOption[] | null) =>
    namedProductOptions(
      {
        products: {
          find: async (named) => (named === 'unknown' ? null : product(named)),
          ordersWith: async () => new Map(),
        },
        catalogue: {
          file: {
            read: async () => ok(SIZED),
            parse: async () => err('not asked'),
            faultsOf: async () => [],
            write: async () => ok(undefined),
            inTurns: async (steps) => allAtOnce(steps),
            alone: (work) => work(),
          },
          entries: { keep: async () => true, correct: async () => undefined },
        },
      },
      {
        operation: 'changeOptions',
        entryOf: () => {
          throw new Error('a dry run has no entry')
        },
      },
      {
        ...RULES,
        name,
        changeOf: options && (() => ok({ options, added: [] })),
        removesUsed: false,
        isDryRun: true,
      },
    )

  it('are shown if no change is wanted, or changed', async () => {
    expect(await ask('mug', null)).toMatchObject({
      value: { tag: 'shown', product: { options: [{ number: 1, name: 'Size' }] } },
    })
    expect(await ask('mug', [wanted('Size: S>Small, M', 0)])).toMatchObject({
      value: { tag: 'changed', inUse: [] },
    })
  })

  it.each([
    ['unknown', { tag: 'no-product' }],
    ['lamp', { tag: 'not-in-file', slug: 'lamp' }],
  ])('do not exist for %s', async (name, failure) => {
    expect(await ask(name, null)).toEqual({ ok: false, failure })
  })

  it('are refused if the wanted ones do not fit the file', async () => {
    expect(await ask('mug', [wanted('Size: XL>L', 0)])).toMatchObject({ failure: { tag: 'refused' } })
  })
})
