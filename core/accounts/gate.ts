import type { AccessGroup } from './account-settings.js'
import { UTILITY_PAGES } from './utility-pages.js'
import { normalizeText } from '../shared/index.js'

/** An address of the site that an owner reserves for some visitors (docs/accounts.md). */
export interface Gate {
  /** An address of the site; `*` at its end stands for everything below: `/members/*`. */
  readonly path: string
  /** Any one of these groups opens it; an empty list: any member. */
  readonly groups: readonly string[]
  /**
   * Opens a gate without groups for every visitor who knows the password, members or not; null: a gate for
   * members.
   */
  readonly password: string | null
}

/** The member at a gate; null: the visitor is not logged in. */
export type GateVisitor = { readonly groups: readonly string[]; readonly needsFactor?: boolean } | null

/**
 * The answer of a gate to a visitor.
 * - `open`: the visitor may pass.
 * - `log-in`: the visitor is not logged in.
 * - `factor`: the visitor has to set up a second factor first.
 * - `denied`: the visitor is in none of the groups that the gate admits.
 */
export type GateAnswer = 'open' | 'log-in' | 'factor' | 'denied'

/** Pages that log in or explain a refusal: a gate before them would redirect in circles. */
const NEVER_GATED: readonly string[] = [...Object.values(UTILITY_PAGES), '401', '404']
  .filter((name) => name !== UTILITY_PAGES['usys-user-account'])
  .map((name) => `/${name}`)

/**
 * Normalizes an address: decoded, in small letters, without repeated or trailing slashes, and without `.html`
 * or `/index` at its end.
 */
export function gateAddress(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A path that cannot be decoded stays as it is, and is no page either.
  }
  const plain = normalizeText(decoded, 'NFC')
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '/')
    .replace(/^\/*|\/+$/g, '')
  return `/${plain}`
}

/** Returns a function that tells whether an address has a gate. */
function matcherOf({ path }: Gate): (address: string) => boolean {
  if (!path.endsWith('*')) {
    const own = gateAddress(path)
    return (address) => address === own
  }
  const above = gateAddress(path.slice(0, -1))
  return (address) => above === '/' || address.startsWith(`${above}/`)
}

/**
 * Other addresses of the file at this address: the page of its folder, or the template of a collection's
 * items.
 */
function placesOf(address: string, file: string): readonly string[] {
  if (/(?:^|\/)index\.html?$/i.test(file)) return [address, address === '/' ? '/index' : `${address}/index`]
  const [, collection] = /^\/detail_([\w-]+)$/.exec(address) ?? []
  return collection === undefined ? [address] : [address, `/${collection}/item`]
}

/** Finds the gates of a site's file, such as `about/team.html`, that was requested at `path`. */
export type FindGates = (file: string, path: string) => readonly Gate[]

/**
 * Finds gates both by the requested address and by the place of the file, so that no other name of the file
 * bypasses them. A folder's own page lies in the folder.
 */
export function createGateFinder(gates: readonly Gate[]): FindGates {
  if (gates.length === 0) return () => []
  const matchers = gates.map((gate) => ({ gate, matches: matcherOf(gate) }))
  return (file, path) => {
    const own = gateAddress(file)
    if (NEVER_GATED.includes(own)) return []
    const addresses = [gateAddress(path), ...placesOf(own, file)]
    return matchers.filter(({ matches }) => addresses.some(matches)).map(({ gate }) => gate)
  }
}

/** True for a gate that requires a member, not only a password. */
const isForMembers = ({ groups, password }: Gate): boolean => password === null || groups.length > 0

/** Decides if a visitor may pass: every gate must open; for admins all gates open. */
export function passGates(
  gates: readonly Gate[],
  who: GateVisitor,
  groups: readonly Pick<AccessGroup, 'id' | 'type'>[],
): GateAnswer {
  const asking = gates.filter(isForMembers)
  if (asking.length === 0) return 'open'
  if (who === null) return 'log-in'
  if (who.needsFactor === true) return 'factor'
  if (isAdmin(who.groups, groups)) return 'open'
  const isOpen = asking.every(
    (gate) => gate.groups.length === 0 || gate.groups.some((group) => who.groups.includes(group)),
  )
  return isOpen ? 'open' : 'denied'
}

/** True if one of a member's groups has the type admin; admins see everything. */
export const isAdmin = (
  own: readonly string[],
  groups: readonly Pick<AccessGroup, 'id' | 'type'>[],
): boolean => groups.some(({ id, type }) => type === 'admin' && own.includes(id))
