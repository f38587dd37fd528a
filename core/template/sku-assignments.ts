import type { Sku } from '../catalog/index.js'
import { formatPriceValue } from '../money/index.js'
import type { Assignment, LightboxItem } from './assignment.js'
import { readField, readPath } from './data-path.js'
import { decodeAttribute } from './decode.js'
import { cssUrl, safeImage, safeLink } from './safe-url.js'
import { projectSku } from './site-data.js'
import { plainText } from './value-text.js'
import type { BindingContext } from './value-text.js'

/** One binding to the chosen SKU: a field and its target (reference/product#sku-bindings). */
export interface SkuBinding {
  readonly from: string
  readonly to: string
}

/** Reads the SKU bindings of an attribute, URI-encoded or plain; invalid ones are left out. */
export function parseSkuBindings(text: string | null | undefined): readonly SkuBinding[] {
  const decoded = decodeAttribute(text)
  const entries = decoded.ok && Array.isArray(decoded.value) ? (decoded.value as readonly unknown[]) : []
  return entries.flatMap((entry) => {
    const [from, to] = [readField(entry, 'from'), readField(entry, 'to')]
    return typeof from === 'string' && typeof to === 'string' ? [{ from, to }] : []
  })
}

/** The effects of a node's SKU bindings after a choice. */
export function skuAssignments(
  bindings: readonly SkuBinding[],
  sku: Sku,
  context: BindingContext,
): readonly Assignment[] {
  const data = projectSku(sku)
  return bindings.flatMap((binding) => skuAssignment(binding, data, context))
}

const PRICES = ['f_price_', 'price', 'f_compare_at_price_7dr10dr', 'compareAtPrice']

/**
 * The only attributes that may receive a SKU's text, so that the page gets no address or event handler this
 * way.
 */
const TEXT_ATTRIBUTE = /^(?:alt|title|placeholder|aria-label|data-[\w-]+)$/

function skuAssignment(
  { from, to }: SkuBinding,
  data: unknown,
  context: BindingContext,
): readonly Assignment[] {
  const value = readPath(data, from.replace(/\[\]$/, ''))
  switch (to) {
    case 'src':
      return sourceAssignments(value)
    case 'style.background-image':
      return [{ target: 'style', property: 'background-image', value: cssUrl(urlOf(value)) }]
    case 'media':
      return [{ target: 'lightbox', items: lightboxItems(value) }]
    case 'innerHTML':
      return textAssignments(skuText(from, value, context))
    case 'value':
      return [{ target: 'field-value', value: skuText(from, value, context) }]
    default:
      return TEXT_ATTRIBUTE.test(to)
        ? [{ target: 'attribute', name: to, value: skuText(from, value, context) }]
        : []
  }
}

function skuText(from: string, value: unknown, context: BindingContext): string {
  if (value === null || value === undefined) return ''
  return PRICES.includes(from) ? formatPriceValue(value, context.prices) : plainText(value)
}

const textAssignments = (text: string): readonly Assignment[] => [
  { target: 'text', value: text },
  { target: 'emptiness', isEmpty: text === '' },
]

/** A picture that replaces the page's own also removes the sizes made from that one. */
function sourceAssignments(value: unknown): readonly Assignment[] {
  const url = urlOf(value)
  const alt = readField(value, 'alt')
  return [
    { target: 'attribute', name: 'src', value: url },
    { target: 'attribute', name: 'srcset', value: null },
    { target: 'attribute', name: 'sizes', value: null },
    ...(typeof alt === 'string' ? [{ target: 'attribute', name: 'alt', value: alt } as const] : []),
    { target: 'emptiness', isEmpty: url === null },
  ]
}

function lightboxItems(value: unknown): readonly LightboxItem[] {
  return (Array.isArray(value) ? value : [value]).flatMap((image): readonly LightboxItem[] => {
    const url = urlOf(image)
    const film = videoItem(readField(image, 'video'), url)
    if (film) return [film]
    return url === null ? [] : [{ url, type: 'image' }]
  })
}

/** A video with its player; its picture is only the thumbnail. Null: not a video, or without a player. */
function videoItem(video: unknown, thumbnailUrl: string | null): LightboxItem | null {
  const [url, html] = [readField(video, 'url'), readField(video, 'html')]
  const address = typeof url === 'string' ? safeLink(url) : null
  if (address === null || typeof html !== 'string' || html === '') return null
  const size = (name: 'width' | 'height'): Readonly<Record<string, number>> => {
    const value = readField(video, name)
    return typeof value === 'number' && value > 0 ? { [name]: value } : {}
  }
  return {
    url: address,
    type: 'video',
    html,
    ...size('width'),
    ...size('height'),
    ...(thumbnailUrl === null ? {} : { thumbnailUrl }),
  }
}

/** The address of a picture, from a picture or an address; null: there is none that is allowed. */
function urlOf(value: unknown): string | null {
  const url = typeof value === 'string' ? value : readField(value, 'url')
  return typeof url === 'string' && url !== '' ? safeImage(url) : null
}
