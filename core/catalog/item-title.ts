import { withoutEnd } from '../shared/index.js'

/**
 * The title of an item's page with the item's name in front, which the builder adds and an export lacks.
 * Null: the title needs no change.
 */
export function itemTitle(title: string, name: string): string | null {
  const rest = title.trim()
  return rest === '' || /^[-–|·:]/.test(rest) ? withoutEnd(`${name} ${rest}`, /[\s–|·:-]/) : null
}
