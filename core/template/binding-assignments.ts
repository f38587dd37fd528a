import { orderNumber } from '../shared/index.js'
import type { Assignment } from './assignment.js'
import type { Binding } from './binding.js'
import { readField, readPath } from './data-path.js'
import { countryName, isCountry } from './country-name.js'
import { linkAddress } from './link-address.js'
import { readOptionChoice } from './option-choice.js'
import { richText, videoPadding } from './rich-text.js'
import { cssUrl, safeImage } from './safe-url.js'
import { plainText, valueText } from './value-text.js'
import type { BindingContext } from './value-text.js'

const TEXT_TYPES =
  'PlainText HighlightedText Number Option Date Phone Email Link CommercePropValues CommercePrice'.split(' ')
const ALT_TYPES = 'PlainText Option Number Date Phone Email Video Link'.split(' ')
const LINK_TYPES = ['Phone', 'Email', 'Video', 'Link', 'FileRef']
/** The types that a link target of the page accepts (reference/bindings#targets). */
const LINK_TARGET_TYPES = ['PlainText', 'FullSlug']

/** The types that a target accepts; a binding of another type has no effect (reference/bindings#targets). */
const TARGET_TYPES: Readonly<Record<string, readonly string[]>> = {
  innerHTML: [...TEXT_TYPES, 'RichText', 'Video'],
  'style.color': ['Color'],
  'style.background-color': ['Color'],
  'style.border-color': ['Color'],
  'style.background-image': ['ImageRef'],
  src: ['ImageRef'],
  alt: ALT_TYPES,
  href: LINK_TYPES,
  id: ['PlainText'],
  for: ['PlainText'],
  value: ['Number', 'PlainText'],
  checked: ['Bool'],
}

/**
 * Shoppers read the short number of an order where the builder binds its id
 * (reference/bindings#order-aliases).
 */
const ORDER_ID = 'database.commerceOrder.id'

/**
 * Applies a binding to the data of a page: the value at its path, filtered and made safe for its target.
 * `data` is the site data tree with its aliases, or one entry of a list. An unknown binding has no effect.
 */
export function bindingAssignments(
  binding: Binding,
  data: unknown,
  context: BindingContext,
): readonly Assignment[] {
  const value = readPath(data, binding.dataPath)
  if (binding.target === context.itemAttribute) {
    return binding.type === 'ItemRef'
      ? [attribute(binding.target, plainText(readField(value, 'id') ?? value))]
      : []
  }
  if (binding.target === context.linkTarget) {
    return LINK_TARGET_TYPES.includes(binding.type)
      ? [attribute('href', linkAddress(valueText(value, binding, context), binding))]
      : []
  }
  const isTaken =
    Object.hasOwn(TARGET_TYPES, binding.target) && TARGET_TYPES[binding.target]?.includes(binding.type)
  if (isTaken !== true) return []
  switch (binding.target) {
    case 'innerHTML':
      return contentAssignments(binding, value, data, context)
    case 'style.background-image':
      return [{ target: 'style', property: 'background-image', value: cssUrl(imageUrl(value)) }]
    case 'src':
      return [attribute('src', safeImage(imageUrl(value) ?? '') ?? '')]
    case 'href':
      return [attribute('href', linkAddress(value, binding))]
    case 'value':
      return [{ target: 'field-value', value: isMissing(value) ? null : valueText(value, binding, context) }]
    case 'checked':
      return [{ target: 'property', name: 'checked', value: value === true || value === 'true' }]
    case 'alt':
    case 'id':
    case 'for':
      return [attribute(binding.target, valueText(value, binding, context))]
    default:
      return [{ target: 'style', property: binding.target.slice('style.'.length), value: cssColor(value) }]
  }
}

const attribute = (name: string, value: string): Assignment => ({ target: 'attribute', name, value })

const isMissing = (value: unknown): boolean => value === undefined || value === null

function contentAssignments(
  binding: Binding,
  value: unknown,
  data: unknown,
  context: BindingContext,
): readonly Assignment[] {
  if (binding.type === 'RichText' || binding.type === 'Video') {
    const html = richText(value, binding)
    const paddingTop = binding.type === 'Video' ? videoPadding(value) : null
    return withEmptiness({ target: 'rich', html, paddingTop }, html)
  }
  const text =
    binding.type === 'CommercePropValues'
      ? (readOptionChoice(data, binding.dataPath)?.value ?? '')
      : isCountry(binding)
        ? countryName(valueText(value, binding, context), context.language)
        : binding.dataPath === ORDER_ID
          ? orderNumber(valueText(value, binding, context))
          : valueText(value, binding, context)
  return withEmptiness({ target: 'text', value: text }, text)
}

/** A filled node loses its mark for empty elements; one that stays empty keeps the mark, if it has one. */
const withEmptiness = (content: Assignment, text: string): readonly Assignment[] =>
  text === '' ? [content] : [content, { target: 'emptiness', isEmpty: false }]

/** The address of an image, a file or a bare text; null: none. */
function imageUrl(value: unknown): string | null {
  const url = typeof value === 'string' ? value : readField(value, 'url')
  return typeof url === 'string' && url !== '' ? url : null
}

/** A colour of letters, digits and the marks of colour functions; empty for other values. */
const cssColor = (value: unknown): string =>
  typeof value === 'string' && /^[#\w\s(),.%/+-]+$/.test(value) ? value : ''
