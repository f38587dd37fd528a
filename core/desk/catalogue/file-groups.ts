import type { DeskFileCell, DeskProductFile } from './product-file.js'

/** A column of the catalogue file as a form shows it. */
interface KnownColumn {
  readonly column: string
  readonly label: string
  readonly hint?: string
  /** True: a text of several lines. */
  readonly isLong?: boolean
}

interface KnownGroup {
  readonly id: string
  readonly title: string
  /** `variant`: each line of the product has its own value. */
  readonly scope: 'product' | 'variant'
  readonly columns: readonly KnownColumn[]
}

const GROUPS: readonly KnownGroup[] = [
  {
    id: 'texts',
    title: 'Description',
    scope: 'product',
    columns: [
      { column: 'Product Description', label: 'Description', isLong: true },
      { column: 'Product Categories', label: 'Categories', hint: 'With ; between them.' },
    ],
  },
  {
    id: 'search',
    title: 'Search engines',
    scope: 'product',
    columns: [
      { column: 'SEO Title', label: 'Title', hint: 'Empty: the name of the product.' },
      { column: 'SEO Description', label: 'Text', hint: 'Empty: the description.', isLong: true },
    ],
  },
  {
    id: 'maker',
    title: 'Manufacturer',
    scope: 'product',
    columns: [
      { column: 'Manufacturer', label: 'Name' },
      { column: 'Manufacturer Address', label: 'Postal address', isLong: true },
      { column: 'Manufacturer Contact', label: 'Mail or web address' },
      {
        column: 'Responsible Person',
        label: 'Responsible person in the EU',
        hint: 'Needed where the manufacturer is outside of the EU.',
      },
      { column: 'Responsible Person Address', label: 'Postal address of that person', isLong: true },
      { column: 'Responsible Person Contact', label: 'Mail or web address of that person' },
      { column: 'Safety Information', label: 'Warnings and safety information', isLong: true },
    ],
  },
  {
    id: 'pictures',
    title: 'Pictures',
    scope: 'variant',
    columns: [
      { column: 'Main Variant Image', label: 'Main picture', hint: 'Its address, such as /images/lamp.jpg.' },
      { column: 'More Variant Images', label: 'More pictures', hint: 'With ; between them.', isLong: true },
    ],
  },
  {
    id: 'unit',
    title: 'Unit price',
    scope: 'variant',
    columns: [
      { column: 'Unit Pricing Measure', label: 'Content', hint: 'Such as 250 g or 0.75 l.' },
      {
        column: 'Unit Pricing Base Measure',
        label: 'Base measure',
        hint: 'What the unit price is for, such as 1 kg. Empty: 1 kg, 1 l, 1 m.',
      },
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping and tax',
    scope: 'variant',
    columns: [
      { column: 'Variant Weight', label: 'Weight' },
      { column: 'Variant Width', label: 'Width' },
      { column: 'Variant Height', label: 'Height' },
      { column: 'Variant Length', label: 'Length' },
    ],
  },
]

/** Columns that are edited elsewhere, or not at all. */
const ELSEWHERE = new RegExp(
  [
    '^(Product (Handle|Name|ID)|Option \\d+ .*)$',
    '^Variant (ID|Sku|Price|Compare-at Price|Inventory)$',
    '^((Collection|Locale) ID|(Created|Updated|Published) On)$',
  ].join('|'),
)

/** A value of the catalogue file and its place there. */
export interface FileField extends Pick<DeskFileCell, 'line' | 'column'> {
  readonly label: string
  readonly hint: string | null
  readonly isLong: boolean
  readonly value: string
  /** The variant to which it belongs; null: the product, or its only variant. */
  readonly variant: string | null
}

/** Fields that are shown and edited together. */
export interface FileGroup {
  readonly id: string
  readonly title: string
  readonly fields: readonly FileField[]
}

const LONG_VALUE = 80

/** The fields of a product in the catalogue file, including columns that the file lacks. */
export function fileGroups({ columns, lines }: DeskProductFile): readonly FileGroup[] {
  const known = new Set(GROUPS.flatMap((group) => group.columns.map(({ column }) => column)))
  const others = columns.filter((column) => column !== '' && !known.has(column) && !ELSEWHERE.test(column))
  const groups: readonly KnownGroup[] = [
    ...GROUPS,
    {
      id: 'others',
      title: 'More fields',
      scope: 'product',
      columns: others.map((column) => ({ column, label: column })),
    },
  ]
  return groups
    .filter((group) => group.columns.length > 0)
    .map(({ id, title, scope, columns: shown }) => ({
      id,
      title,
      fields: lines.slice(0, scope === 'product' ? 1 : lines.length).flatMap(({ name, cells }, line) =>
        shown.map(({ column, label, hint, isLong }): FileField => {
          const value = cells[columns.indexOf(column)] ?? ''
          return {
            line,
            column,
            label,
            hint: hint ?? null,
            isLong: isLong ?? value.length > LONG_VALUE,
            value,
            variant: scope === 'product' || lines.length === 1 ? null : name,
          }
        }),
      ),
    }))
}
