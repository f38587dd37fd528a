import type { Binding } from './binding.js'
import { readField, readPath } from './data-path.js'

const LINK = /<a\b[^>]*>/gi
const ATTRIBUTE = /\b(href|data-rt-link-type|data-rt-link-collectionid)=(["'])(.*?)\2/gi

/**
 * The markup of a rich text or an embed, not sanitised yet. Links to other pages of the site get the page's
 * prefix, links to items of a collection the collection's own path (reference/bindings#filters).
 */
export function richText(value: unknown, binding: Binding): string {
  const html =
    typeof value === 'string' ? value : (readField(value, 'html') ?? readPath(value, 'metadata.html'))
  if (typeof html !== 'string') return ''
  if (binding.filter.name !== 'rich') return html
  // The search stops at the last `>`: behind it, each possible link would be followed to the end of the
  // text in vain.
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(LINK, (link) => rewriteLink(link, binding)) + html.slice(end)
}

function rewriteLink(link: string, { pageLinkPrefix, collectionSlugs }: Binding): string {
  const attributes = Object.fromEntries(
    [...link.matchAll(ATTRIBUTE)].map(([, name, , value]) => [String(name).toLowerCase(), value]),
  )
  const { href, 'data-rt-link-type': kind, 'data-rt-link-collectionid': collectionId } = attributes
  if (href?.startsWith('/') !== true || href.startsWith('//')) return link
  const slug = collectionId === undefined ? undefined : collectionSlugs[collectionId]
  const path = slug === undefined ? href : `/${slug}/${href.slice(href.lastIndexOf('/') + 1)}`
  const isInternal = kind === 'page' || slug !== undefined
  if (!isInternal) return link
  const address = escapeAttribute(`${pageLinkPrefix}${path}`)
  return link.replace(/\bhref=(["']).*?\1/i, () => `href="${address}"`)
}

const escapeAttribute = (text: string): string => text.replace(/["<>]/g, (char) => encodeURIComponent(char))

/**
 * The space above a video, height by width, that keeps its shape at any width; null: its size is unknown
 * (reference/constants#widgets).
 */
export function videoPadding(value: unknown): string | null {
  const read = (name: string): number => {
    const size = readField(value, name) ?? readPath(value, `metadata.${name}`)
    return typeof size === 'number' || typeof size === 'string' ? Number(size) : NaN
  }
  const [width, height] = [read('width'), read('height')]
  return width > 0 && height > 0 ? `${(height / width) * 100}%` : null
}
