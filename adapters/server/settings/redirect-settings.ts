import type { Redirect } from '../../../core/site/index.js'
import { UNREADABLE, whole } from './settings-reader.js'
import type { Read, SettingsReader } from './settings-reader.js'

const isOldAddress = (text: string): boolean => /^\/(?!\/)[^?#*\s]*\*?$/.test(text)
const isTarget = (text: string): boolean =>
  /^\/(?!\/)[^\s]*$/.test(text) || /^https?:\/\/(?!:splat)[^\s/]\S*$/.test(text)

/** Reads one address that a site once had, and where it leads now. */
export function readRedirect(place: SettingsReader): Read<Redirect> {
  const members = place.members(['from', 'to'])
  if (members === UNREADABLE) return UNREADABLE
  return whole<Redirect>({
    from: members.from.read(
      (value) => (typeof value === 'string' && isOldAddress(value) ? value : undefined),
      'an old address of the site such as /shop/mug or /blog/*',
    ),
    to: members.to.read(
      (value) => (typeof value === 'string' && isTarget(value) ? value : undefined),
      'an address such as /product/mug, /news/:splat or https://example.com/',
    ),
  })
}
