import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { SettingChange, SettingEdit } from '../../../ports/owner/files/settings-file.port.js'
import { isRecord, isSameJson, ok, ownValue } from '../../../shared/index.js'
import type { Result, UntrustedRecord } from '../../../shared/index.js'

/** The keys of a path in the settings: names of members, and indexes of list items. */
export type SettingKeys = readonly (string | number)[]

/** The settings after some edits. */
export interface SettingsDecision {
  readonly values: UntrustedRecord
  readonly changes: readonly SettingChange[]
}

const PATH = /^[\w$-]+(?:\.[\w$-]+|\[\d{1,4}\])*$/
const SECRET_NAME = 'password'
const NO_PLACES = ['__proto__', 'constructor', 'prototype']

/** The maximum length of a path: settings are a few levels deep, and each level is read for each change. */
const MAX_PATH_CHARACTERS = 300

/** The keys of a path such as `shipping[0].rate.amount`; null: not a path. */
export function settingKeys(path: string): SettingKeys | null {
  if (path.length > MAX_PATH_CHARACTERS || !PATH.test(path)) return null
  const keys = (path.match(/[\w$-]+|\[\d+\]/g) ?? []).map((key) =>
    key.startsWith('[') ? Number(key.slice(1, -1)) : key,
  )
  return keys.some((key) => NO_PLACES.some((name) => name === key)) ? null : keys
}

/** The path of keys. */
const pathOf = (keys: SettingKeys): string => keys.join('.')

/** The value at keys; undefined: none. */
export const settingAt = (values: unknown, keys: SettingKeys): unknown =>
  keys.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? (value as unknown[])[key] : undefined
    return isRecord(value) ? ownValue(value, String(key)) : undefined
  }, values)

/** True if a value contains a secret. */
export function holdsSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSecret)
  if (!isRecord(value)) return false
  return Object.entries(value).some(([name, member]) =>
    name === SECRET_NAME ? member != null : holdsSecret(member),
  )
}

/** A value without its secrets. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      name === SECRET_NAME ? [] : [[name, withoutSecrets(member)]],
    ),
  )
}

function withValue(within: unknown, [key, ...rest]: SettingKeys, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const items = Array.isArray(within) ? (within as unknown[]) : []
    if (rest.length === 0 && value === undefined) return items.filter((_, at) => at !== key)
    return Object.assign([...items], { [key]: withValue(items[key], rest, value) })
  }
  const { [key]: known, ...others } = isRecord(within) ? within : {}
  if (rest.length === 0 && value === undefined) return others
  return { ...(isRecord(within) ? within : {}), [key]: withValue(known, rest, value) }
}

/** Lists, and groups that did not exist, are changed as a whole, so that a change can be reverted. */
function placeOf(before: unknown, keys: SettingKeys): SettingKeys {
  const end = keys.findIndex(
    (key, at) => typeof key === 'number' || settingAt(before, keys.slice(0, at + 1)) == null,
  )
  if (end === -1) return keys
  return keys.slice(0, typeof keys[end] === 'number' ? end : end + 1)
}

/** Applies edits to the settings: the resulting differences, without secrets. */
export function decideSettings(
  before: UntrustedRecord,
  edits: readonly SettingEdit[],
): Result<SettingsDecision, OwnerProblem> {
  let values: unknown = before
  const places = new Map<string, SettingKeys>()
  for (const { path, value } of edits) {
    const keys = settingKeys(path)
    if (keys === null) return refuse('bad-input', `"${path}" is not a setting.`)
    const place = placeOf(before, keys)
    if (keys.includes(SECRET_NAME) || holdsSecret(value) || holdsSecret(settingAt(before, place)))
      return refuse('not-allowed', `${pathOf(place)} holds a password: edit it in vitrine.json.`)
    const items = keys[place.length]
    const known = settingAt(values, place)
    if (typeof items === 'number' && items > (Array.isArray(known) ? known.length : 0))
      return refuse('bad-input', `${pathOf(place)} has no item ${items}.`)
    values = withValue(values, keys, value)
    places.set(pathOf(place), place)
  }
  const changes = [...places].flatMap(([path, keys]): readonly SettingChange[] => {
    const [was, is] = [settingAt(before, keys), settingAt(values, keys)]
    return isSameJson(was, is) ? [] : [{ path, before: was, after: is }]
  })
  return ok({ values: isRecord(values) ? values : {}, changes })
}
