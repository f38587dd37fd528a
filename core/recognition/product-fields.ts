import { hasValue } from '../visibility/index.js'
import { closest, contains, isBlank } from './page-nodes.js'
import type { PageNodes } from './page-nodes.js'

/** The rule that finds a field of an exported product. */
export interface ProductPart<F extends string> {
  readonly field: F
  readonly selector: string
  /**
   * Other empty elements that show the same value: those that match a selector, those with the same classes,
   * those with the same first class.
   */
  readonly twins?: { readonly selector: string } | 'same-classes' | 'same-first-class'
  /** Only if this selector finds another empty element. */
  readonly needs?: string
  /** Only beside an element that shows that field, in the same parent. */
  readonly nextTo?: F
  /** Only if an export emptied both, they have the same classes, and nothing else is beside them. */
  readonly isPaired?: boolean
  /** Only in the product's own block, and only if the element is not marked as drawn. */
  readonly isPlainText?: boolean
  /**
   * Only if the block has no heading with text, since such a heading is the designer's name of the product.
   */
  readonly isUntitled?: boolean
}

/** The tables for recognising products; the builder's markup as data. */
export interface ProductTables<F extends string> {
  readonly parts: readonly ProductPart<F>[]
  readonly heading: string
  readonly price: string
  readonly title: string
  readonly text: string
  /** Selects elements with more than one product: the page itself. */
  readonly page: string
  /** Selects places that never belong to the product. */
  readonly elsewhere: string
  /** An entry of any list. */
  readonly entry: string
  /** The mark that exports since 2024 leave on emptied texts. */
  readonly emptied: string
  /** Empty elements without text: lines, icons, boxes, parts of widgets. */
  readonly drawn: (className: string, style: string) => boolean
}

/** An element with the field of a product that it shows. */
export interface ProductField<N, F extends string> {
  readonly field: F
  readonly element: N
}

/** The product whose parts are searched: its form, if it has one, and its part of the page. */
export interface ProductScope<N> {
  readonly form: N | null
  readonly wrapper: N
}

/**
 * The parts of an exported product: on the page around its form, or in the entry of a list, which may have no form.
 * The nearest block with an empty heading is the product, or with an empty price or text if the name is not shown.
 * Each field is the first empty element of its kind in it, else in the blocks around it. Fields that an owner named
 * are not searched.
 */
export function recogniseProduct<N, F extends string>(
  nodes: PageNodes<N>,
  tables: ProductTables<F>,
  scope: ProductScope<N>,
  named: readonly ProductField<N, F>[],
): readonly ProductField<N, F>[] {
  const blocks = scope.form === null ? [scope.wrapper] : productBlocks(nodes, tables, scope.form, scope)
  const used = new Set<N>(named.map(({ element }) => element))
  const known = new Set<F>(named.map(({ field }) => field))
  const shown = [...named]
  const isLeft = (part: N): boolean => !used.has(part) && isFree(nodes, tables, part, scope)
  const partsOf = (block: N, selector: string): readonly N[] => nodes.select(block, selector).filter(isLeft)
  const isText = missingTextTest(nodes, tables, blocks[0] ?? scope.wrapper)
  return tables.parts.flatMap((part) => {
    if (
      known.has(part.field) ||
      (part.isUntitled && blocks[0] !== undefined && hasTitle(nodes, tables, blocks[0]))
    )
      return []
    const { needs, nextTo } = part
    const isGuess = part.isPlainText === true || nextTo !== undefined
    const isPlaced = (element: N): boolean =>
      (needs === undefined ||
        blocks.some((block) => partsOf(block, needs).some((other) => other !== element))) &&
      (nextTo === undefined ||
        shown.some(
          ({ field, element: other }) =>
            field === nextTo &&
            nodes.parent(other) === nodes.parent(element) &&
            (part.isPaired !== true || isPair(nodes, tables, element, other)),
        ))
    const found = (part.isPlainText ? blocks.slice(0, 1) : blocks)
      .flatMap((block) => partsOf(block, part.selector))
      .find((element) => (!isGuess || isText(element)) && isPlaced(element))
    if (found === undefined) return []
    known.add(part.field)
    used.add(found)
    const others = part.twins
      ? partsOf(scope.wrapper, part.selector).filter((other) => isTwin(nodes, part, other, found))
      : []
    for (const other of others) used.add(other)
    const fields = [found, ...others].map((element) => ({ field: part.field, element }))
    shown.push(...fields)
    return fields
  })
}

/** True if an entry has an empty price element, as in the export of a product list. */
export const lacksPrice = <N, F extends string>(
  nodes: PageNodes<N>,
  tables: ProductTables<F>,
  entry: N,
): boolean =>
  nodes
    .select(entry, tables.price)
    .some((part) => isFree(nodes, tables, part, { form: null, wrapper: entry }))

/** The product's block and those around it, innermost first; the whole page only if there is no other. */
function productBlocks<N, F extends string>(
  nodes: PageNodes<N>,
  tables: ProductTables<F>,
  form: N,
  scope: ProductScope<N>,
): readonly N[] {
  const around: N[] = []
  let outer = nodes.parent(form)
  for (; outer !== null && !nodes.matches(outer, tables.page); outer = nodes.parent(outer)) {
    around.push(outer)
    if (outer === scope.wrapper) break
  }
  const isText = missingTextTest(nodes, tables, scope.wrapper)
  const firstWith = (selector: string, isPart: (part: N) => boolean): number =>
    around.findIndex((block) =>
      nodes.select(block, selector).some((part) => isFree(nodes, tables, part, scope) && isPart(part)),
    )
  const first =
    [tables.heading, tables.price]
      .map((selector) => firstWith(selector, () => true))
      .find((index) => index >= 0) ??
    [tables.title, tables.text].map((selector) => firstWith(selector, isText)).find((index) => index >= 0)
  if (first !== undefined) return around.slice(first)
  const isOfPage = (selector: string): boolean =>
    outer !== null && nodes.select(outer, selector).some((part) => isFree(nodes, tables, part, scope))
  // Parts directly on the page, without a block around them and the form.
  return outer !== null && (isOfPage(tables.heading) || isOfPage(tables.price)) ? [outer] : []
}

/**
 * Distinguishes emptied texts from elements that never had text. If exports mark emptied texts, elements
 * without the mark were empty before.
 */
function missingTextTest<N, F extends string>(
  nodes: PageNodes<N>,
  { emptied, drawn }: ProductTables<F>,
  block: N,
): (part: N) => boolean {
  const isMarking = nodes.select(block, emptied).length > 0
  return (part) =>
    isMarking
      ? nodes.matches(part, emptied)
      : !drawn(nodes.attribute(part, 'class') ?? '', nodes.attribute(part, 'style') ?? '')
}

/** True if two elements were emptied, look the same, and have nothing beside them. */
function isPair<N, F extends string>(
  nodes: PageNodes<N>,
  { emptied }: ProductTables<F>,
  one: N,
  other: N,
): boolean {
  const around = nodes.parent(one)
  const [first, second] = [one, other].map((each) => (nodes.attribute(each, 'class') ?? '').trim())
  return (
    around !== null && first === second && nodes.matches(one, emptied) && nodes.children(around).length === 2
  )
}

const hasTitle = <N, F extends string>(
  nodes: PageNodes<N>,
  { heading }: ProductTables<F>,
  block: N,
): boolean => nodes.select(block, heading).some((each) => !isBlank(nodes, each))

function isTwin<N, F extends string>(
  nodes: PageNodes<N>,
  { twins }: ProductPart<F>,
  other: N,
  found: N,
): boolean {
  if (typeof twins === 'object') return nodes.matches(other, twins.selector)
  const [one, two] = [other, found].map((each) => (nodes.attribute(each, 'class') ?? '').trim())
  // Two adjacent elements with the same classes are two different fields.
  if (twins === 'same-classes') return one === two && nodes.parent(other) !== nodes.parent(found)
  return one?.split(/\s+/)[0] === two?.split(/\s+/)[0]
}

/**
 * True if an element is empty, and not part of the form, a cart, the navigation or the entry of another list.
 */
function isFree<N, F extends string>(
  nodes: PageNodes<N>,
  { elsewhere, entry }: ProductTables<F>,
  part: N,
  { form, wrapper }: ProductScope<N>,
): boolean {
  const isOpen = nodes.tag(part) === 'img' ? lacksPicture(nodes, part, form ?? wrapper) : isBlank(nodes, part)
  if (!isOpen || (form !== null && contains(nodes, form, part)) || closest(nodes, part, elsewhere) !== null)
    return false
  const item = closest(nodes, part, entry)
  return item === null || item === wrapper
}

/**
 * True if there is no picture, or only the builder's placeholder. Pictures in a bulleted list are its
 * bullets.
 */
function lacksPicture<N>(nodes: PageNodes<N>, image: N, product: N): boolean {
  const item = closest(nodes, image, 'li')
  const isBullet = item !== null && !contains(nodes, item, product)
  return !isBullet && !hasValue(nodes.attribute(image, 'src'))
}
