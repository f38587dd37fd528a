import { withoutEnd } from '../shared/index.js'

/**
 * The title of an item's page: an export's lacks the name of the item, which the builder writes in front of it. Null:
 * the title says something already.
 */
export function itemTitle(title: string, name: string): string | null {
  const rest = title.trim()
  return rest === '' || /^[-–|·:]/.test(rest) ? withoutEnd(`${name} ${rest}`, /[\s–|·:-]/) : null
}
