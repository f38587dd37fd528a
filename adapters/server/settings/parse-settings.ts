import * as v from 'valibot'
import { parseCurrencyCode } from '../../../core/money/index.js'
import type { CurrencyCode } from '../../../core/money/index.js'
import { err, isRecord, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { isUnknownName, withNearestName } from './settings-kit.js'
import { settingsSchema } from './settings-schema.js'
import type { StoreSettings } from '../../../core/use-cases/settings/store-settings.js'

/** One problem in a settings file. */
export interface SettingsProblem {
  /** Its path in the file: `shipping[0].rate.amount`. */
  readonly path: string
  /** The broken rule. */
  readonly message: string
  /** The value in the file, as JSON, shortened if it is long; null: none, or a secret. */
  readonly found: string | null
}

type Keys = readonly unknown[]

const pathOf = (keys: Keys): string =>
  keys.reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  ) || 'the file'

const MAX_SHOWN = 60

function shown(value: unknown, keys: Keys): string | null {
  if (value === undefined || typeof value === 'object' || keys.includes('password')) return null
  const json = JSON.stringify(value)
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}

const problem = (keys: Keys, message: string, value: unknown): SettingsProblem => ({
  path: pathOf(keys),
  message,
  found: shown(value, keys),
})

/** Characters that JSON allows but databases and addresses refuse. */
const UNWRITABLE = /[\0\p{Cs}]/u

function unwritable(value: unknown, keys: Keys = []): readonly SettingsProblem[] {
  if (typeof value === 'string' && UNWRITABLE.test(value)) {
    const message = 'holds a character that cannot be stored: \\u0000, or half of a pair (\\ud800 to \\udfff)'
    return [problem(keys, message, undefined)]
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => unwritable(item, [...keys, at]))
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, member]) => unwritable(member, [...keys, name]))
    : []
}

const toProblem = ({ path, message, input }: v.BaseIssue<unknown>): SettingsProblem =>
  problem(path?.map(({ key }) => key) ?? [], withNearestName(message, path?.at(-1)?.key), input)

const isMisspelt = ({ message }: SettingsProblem): boolean => isUnknownName(message)

/**
 * Reads the settings of a shop from a parsed `vitrine.json`. A failure lists every problem with its path.
 * Unknown names come first, since a misspelt name explains a missing one.
 */
export function parseSettings(input: unknown): Result<StoreSettings, readonly SettingsProblem[]> {
  const currency = parseCurrencyCode(isRecord(input) ? input['currency'] : null)
  // Amounts need a currency. Without one, its own problem is listed, and the rest is read as euros to
  // find further problems.
  const read = v.safeParse(settingsSchema(currency.ok ? currency.value : ('EUR' as CurrencyCode)), input)
  const odd = unwritable(input)
  if (read.success && odd.length === 0) return ok(read.output)
  const wrong = (read.issues ?? []).map(toProblem).filter((one) => odd.every(({ path }) => path !== one.path))
  return err([...wrong.filter(isMisspelt), ...odd, ...wrong.filter((one) => !isMisspelt(one))])
}

/** A problem on one line for people: path, required value, present value. */
export const settingsProblemLine = ({ path, message, found }: SettingsProblem): string =>
  `${path}: ${message}${found === null ? '' : `; it is ${found}`}`
