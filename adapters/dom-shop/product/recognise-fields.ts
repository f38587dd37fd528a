import { hasValue } from '../../../core/visibility/index.js'
import type { FieldName, ItemField } from './item-fields.js'

interface ProductPart {
  readonly field: FieldName
  readonly selector: string
  /** Whether another such element, empty too, shows the same. */
  readonly isTwin?: (other: HTMLElement, found: HTMLElement) => boolean
  /** Only in the product's own block, and only text: an element of a size of its own is decoration. */
  readonly isPlainText?: boolean
  /** Not where the block has a heading with words: the designer named the product there. */
  readonly isUntitled?: boolean
}

const HEADING = 'h1, h2, h3, h4, h5, h6'
const PRICE = '[class*="price" i]'
const TITLE = '[class*="title" i], [class*="name" i]'
const TEXT = 'div'

/**
 * How the fields of an exported product are recognised: what stands empty where the builder's product
 * template has it.
 */
const PRODUCT_PARTS: readonly ProductPart[] = [
  // The nearest heading is the name; so is an empty title of the page above it.
  { field: 'name', selector: HEADING, isTwin: (other) => other.localName === 'h1' },
  { field: 'compare-at-price', selector: '[class*="compare" i]' },
  { field: 'price', selector: PRICE, isTwin: (other, found) => other.className === found.className },
  // Designers name the styles of texts as they like. Where no class says what a text is, the first empty one
  // is the name, the next the price.
  {
    field: 'name',
    selector: TITLE,
    isPlainText: true,
    isUntitled: true,
    isTwin: (other, found) => other.classList[0] === found.classList[0],
  },
  { field: 'name', selector: TEXT, isPlainText: true, isUntitled: true },
  { field: 'price', selector: TEXT, isPlainText: true },
  { field: 'main-image', selector: 'img' },
  { field: 'description', selector: '.w-richtext, p' },
]

/**
 * The parts of an exported product: of the page around `form`, or of the entry of a list (`wrapper`), which
 * may have no form. The nearest block with an empty heading is the product, or with an empty price or text
 * where the name is not shown; each field is the first empty element of its kind in it, else in the blocks
 * around it. Fields an owner named are not guessed.
 */
export function recognisedFields(
  form: HTMLElement | null,
  wrapper: Element,
  named: readonly ItemField[],
): readonly ItemField[] {
  const blocks = form ? productBlocks(form, wrapper) : [wrapper]
  const used = new Set<Element>(named.map(({ element }) => element))
  const known = new Set(named.map(({ field }) => field))
  const isLeft = (part: HTMLElement): boolean => !used.has(part) && isFree(part, form, wrapper)
  const partsOf = (block: Element, selector: string): readonly HTMLElement[] =>
    [...block.querySelectorAll<HTMLElement>(selector)].filter(isLeft)
  return PRODUCT_PARTS.flatMap(({ field, selector, isTwin, isPlainText, isUntitled }) => {
    if (known.has(field) || (isUntitled && blocks[0] && hasTitle(blocks[0]))) return []
    const found = (isPlainText ? blocks.slice(0, 1) : blocks)
      .flatMap((block) => partsOf(block, selector))
      .find((part) => !isPlainText || isMissingText(part))
    if (!found) return []
    known.add(field)
    used.add(found)
    const others = isTwin ? partsOf(wrapper, selector).filter((other) => isTwin(other, found)) : []
    for (const other of others) used.add(other)
    return [found, ...others].map((element) => ({ field, element }))
  })
}

/** Whether an entry shows a price that nobody has written: the export of a product list. */
export const lacksPrice = (entry: Element): boolean =>
  [...entry.querySelectorAll<HTMLElement>(PRICE)].some((part) => isFree(part, null, entry))

/**
 * The product's block and those around it, innermost first; the whole page is none, because it shows more
 * than the product.
 */
function productBlocks(form: HTMLElement, wrapper: Element): readonly Element[] {
  const around: Element[] = []
  for (let block = form.parentElement; block && !block.matches('body, main'); block = block.parentElement) {
    around.push(block)
    if (block === wrapper) break
  }
  const firstWith = (selector: string, isPart: (part: HTMLElement) => boolean): number =>
    around.findIndex((block) =>
      [...block.querySelectorAll<HTMLElement>(selector)].some(
        (part) => isFree(part, form, wrapper) && isPart(part),
      ),
    )
  const first =
    [HEADING, PRICE].map((selector) => firstWith(selector, () => true)).find((place) => place >= 0) ??
    [TITLE, TEXT].map((selector) => firstWith(selector, isMissingText)).find((place) => place >= 0)
  return first === undefined ? [] : around.slice(first)
}

const hasTitle = (block: Element): boolean =>
  [...block.querySelectorAll(HEADING)].some((heading) => !isBlank(heading))

const isBlank = (part: Element): boolean =>
  part.childElementCount === 0 && (part.textContent ?? '').trim() === ''

/**
 * Text that an export took away leaves nothing to see: a line or an icon has a size, a part of a widget a
 * class of the builder's, a picture a background of its own.
 */
const isMissingText = (part: HTMLElement): boolean =>
  part.offsetHeight === 0 &&
  part.style.backgroundImage === '' &&
  !/(?:^|\s)w-(?!dyn-bind-empty)/.test(part.className)

/** Empty, and neither part of the form, of a cart, of the navigation nor of the entry of another list. */
function isFree(part: HTMLElement, form: HTMLElement | null, wrapper: Element): boolean {
  const isOpen = part.localName === 'img' ? lacksPicture(part, form, wrapper) : isBlank(part)
  if (!isOpen || form?.contains(part)) return false
  if (part.closest(TAKEN)) return false
  const item = part.closest('.w-dyn-item')
  return item === null || item === wrapper
}

const TAKEN =
  '[data-node-type="commerce-cart-wrapper"], [data-node-type="commerce-add-to-cart-form"], [data-node-type="commerce-add-to-cart-error"], [data-vitrine-bind], .w-nav, nav, footer'

/** No picture, or the builder's placeholder for one. Pictures of a bulleted list are its bullets. */
function lacksPicture(image: HTMLElement, form: HTMLElement | null, wrapper: Element): boolean {
  const item = image.closest('li')
  const isBullet = item !== null && !item.contains(form ?? wrapper)
  return !isBullet && !hasValue(image.getAttribute('src'))
}
