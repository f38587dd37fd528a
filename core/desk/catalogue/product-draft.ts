import { MAX_STOCK } from '../../catalog/index.js'
import type { DecimalMark } from '../../money/index.js'
import { amountFieldText, amountProblem, minorOf } from '../amount-text.js'
import type { DeskProduct, DeskProductEdit, DeskVariant } from './product-view.js'

/** A field of a form: the typed text; null: the catalogue file's value. */
export type DraftText = string | null

/**
 * The fields of a variant in a form; absent: unchanged. An empty compare-at price means none, an empty stock
 * means unlimited.
 */
export interface VariantDraft {
  readonly price?: DraftText
  readonly compareAt?: DraftText
  readonly stock?: string
}

/** The typed changes of a product; absent: unchanged. */
export interface ProductDraft {
  readonly name?: DraftText
  readonly isVisible?: boolean
  readonly variants: Readonly<Record<string, VariantDraft>>
}

/** A draft without changes. */
export const NO_DRAFT: ProductDraft = { variants: {} }

/** One difference that saving makes; `followsFile`: the field takes the file's value again. */
export interface ProductChange {
  /** Null: the product itself. */
  readonly variant: DeskVariant | null
  readonly field: 'Name' | 'Visibility' | 'Price' | 'Compare-at price' | 'Stock'
  readonly before: string
  readonly after: string
  readonly followsFile: boolean
}

/** The result of reading a draft: its changes, the problems by field id, and the edit to send. */
export interface ReadDraft {
  readonly changes: readonly ProductChange[]
  readonly problems: ReadonlyMap<string, string>
  readonly edit: Omit<DeskProductEdit, 'key' | 'id' | 'version'>
}

type VariantEdit = NonNullable<DeskProductEdit['variants']>[number]

/** The id of a field in `ReadDraft.problems`. */
export const fieldId = (variant: string | null, field: 'name' | keyof VariantDraft): string =>
  variant === null ? field : `${variant} ${field}`

/** The text for no compare-at price. */
const NONE = 'None'
const MAX_NAME = 500

/** The text of a number of pieces; null: unlimited. */
const stockText = (left: number | null): string => (left === null ? 'Unlimited' : String(left))

const amountIn = ({ price }: DeskVariant, amountMinor: number, mark: DecimalMark): string =>
  amountFieldText({ ...price, amountMinor }, mark)

/** The text of a field before any change. */
const fieldText = {
  price: ({ price }: DeskVariant, mark: DecimalMark): string => amountFieldText(price, mark),
  compareAt: ({ compareAt }: DeskVariant, mark: DecimalMark): string =>
    compareAt === null ? '' : amountFieldText(compareAt, mark),
  stock: ({ left }: DeskVariant): string => (left === null ? '' : String(left)),
}

/** The text that a field shows: the typed one, the file's if it follows the file, or the present one. */
export function shownText(
  variant: DeskVariant,
  field: keyof VariantDraft,
  { [field]: typed }: VariantDraft,
  mark: DecimalMark = '.',
): string {
  if (typed === undefined) return fieldText[field](variant, mark)
  if (typed !== null) return typed
  const inFile = field === 'price' ? variant.priceInFile : variant.compareAtInFile
  return inFile === null ? '' : amountFieldText(inFile, mark)
}

interface ReadVariant {
  readonly changes: readonly ProductChange[]
  readonly problems: readonly (readonly [string, string])[]
  readonly edit: VariantEdit | null
}

function readVariant(variant: DeskVariant, draft: VariantDraft, mark: DecimalMark): ReadVariant {
  const changes: ProductChange[] = []
  const problems: [string, string][] = []
  const follow: ('PRICE' | 'COMPARE_AT')[] = []
  let edit: Omit<VariantEdit, 'variant' | 'follow'> = {}
  const note = (field: ProductChange['field'], before: string, after: string, followsFile = false): void =>
    void changes.push({ variant, field, before, after, followsFile })

  const { currency } = variant.price
  const price = shownText(variant, 'price', draft, mark)
  const priceMinor = minorOf(price, currency, mark)
  if (priceMinor === null) problems.push([fieldId(variant.id, 'price'), amountProblem(mark)])
  else if (draft.price === null || priceMinor !== variant.price.amountMinor) {
    note('Price', fieldText.price(variant, mark), amountIn(variant, priceMinor, mark), draft.price === null)
    if (draft.price === null) follow.push('PRICE')
    else edit = { ...edit, priceMinor }
  }

  const compareAt = shownText(variant, 'compareAt', draft, mark).trim()
  const compareAtMinor = compareAt === '' ? null : minorOf(compareAt, currency, mark)
  if (compareAt !== '' && compareAtMinor === null)
    problems.push([fieldId(variant.id, 'compareAt'), `${amountProblem(mark)} Leave it empty for none.`])
  else if (draft.compareAt === null || compareAtMinor !== (variant.compareAt?.amountMinor ?? null)) {
    const followsFile = draft.compareAt === null
    const after = compareAtMinor === null ? NONE : amountIn(variant, compareAtMinor, mark)
    note('Compare-at price', fieldText.compareAt(variant, mark) || NONE, after, followsFile)
    if (followsFile) follow.push('COMPARE_AT')
    else edit = { ...edit, compareAtMinor }
  }

  const stock = shownText(variant, 'stock', draft).trim()
  const left = stock === '' ? null : Number(stock)
  if (left !== null && !(/^\d+$/.test(stock) && left <= MAX_STOCK))
    problems.push([fieldId(variant.id, 'stock'), 'Write a whole number such as 12, or nothing.'])
  else if (left !== variant.left) {
    note('Stock', stockText(variant.left), stockText(left))
    edit = { ...edit, stock: { expected: variant.left, left } }
  }

  const isEdited = changes.length > 0
  return {
    changes,
    problems,
    edit: isEdited ? { variant: variant.id, ...edit, ...(follow.length > 0 && { follow }) } : null,
  }
}

const visibilityText = (isVisible: boolean): string => (isVisible ? 'For sale' : 'Hidden')

/**
 * Compares a draft with the product as last read. A field that another person has set to the same value
 * meanwhile is no longer a difference.
 */
export function readDraft(product: DeskProduct, draft: ProductDraft, mark: DecimalMark = '.'): ReadDraft {
  const changes: ProductChange[] = []
  const problems = new Map<string, string>()
  const followsName = draft.name === null
  const name = followsName ? (product.nameInFile ?? product.name) : (draft.name ?? product.name).trim()
  const isVisible = draft.isVisible ?? product.isVisible
  if (name === '') problems.set(fieldId(null, 'name'), 'Write a name.')
  if (name.length > MAX_NAME) problems.set(fieldId(null, 'name'), `Write at most ${MAX_NAME} characters.`)
  const isRenamed = followsName || name !== product.name
  if (isRenamed)
    changes.push({
      variant: null,
      field: 'Name',
      before: product.name,
      after: name,
      followsFile: followsName,
    })
  const isTurned = isVisible !== product.isVisible
  if (isTurned)
    changes.push({
      variant: null,
      field: 'Visibility',
      before: visibilityText(product.isVisible),
      after: visibilityText(isVisible),
      followsFile: false,
    })
  const variants = product.variants.map((variant) =>
    readVariant(variant, draft.variants[variant.id] ?? {}, mark),
  )
  for (const read of variants) for (const [id, text] of read.problems) problems.set(id, text)
  const edits = variants.flatMap(({ edit }) => edit ?? [])
  return {
    changes: [...changes, ...variants.flatMap((read) => read.changes)],
    problems,
    edit: {
      ...(isRenamed && !followsName && { name }),
      ...(isTurned && { isVisible }),
      ...(followsName && { follow: ['NAME'] as const }),
      ...(edits.length > 0 && { variants: edits }),
    },
  }
}
