import { readField } from '../template/index.js'

/** The builder's placeholder picture; it counts as no picture (reference/conditions#operators). */
const PLACEHOLDER = /\/(?:placeholder\.[0-9a-f]{6,}|image-placeholder)\.svg(?:[?#]|$)/i

/**
 * True if a field has a value: text that is not empty, a list with entries, a valid number, a picture other
 * than the placeholder.
 */
export function hasValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (typeof value === 'number') return !Number.isNaN(value)
  if (Array.isArray(value)) return value.length > 0
  const url = typeof value === 'string' ? value : readField(value, 'url')
  if (url === null || url === '') return false
  return !(typeof url === 'string' && PLACEHOLDER.test(url))
}
