import * as v from 'valibot'
import type { SettingField, SettingShape } from '../../../core/desk/index.js'
import type { CurrencyCode } from '../../../core/money/index.js'
import { settingsSchema } from './settings-schema.js'

/** A schema of valibot, with the properties that a form needs. */
interface Walked {
  readonly type: string
  readonly wrapped?: Walked
  readonly default?: unknown
  readonly entries?: Readonly<Record<string, Walked>>
  readonly item?: Walked
  readonly value?: Walked
  readonly key?: string
  readonly options?: readonly (Walked & string)[]
  readonly literal?: unknown
}

const CHECKED_BY_TYPE = { string: 'text', number: 'number', boolean: 'flag' } as const

/** The secret of the file: the password of a gate. */
const isSecret = (name: string): boolean => name === 'password'

const isLeftOut = ({ type }: Walked): boolean => type === 'optional' || type === 'nullish'

function fieldsOf({ entries = {} }: Walked, without?: string): readonly SettingField[] {
  return Object.entries(entries).flatMap(([name, entry]): readonly SettingField[] => {
    if (name === '$schema' || name === without) return []
    return [
      {
        name,
        help: plainMeaning(v.getDescription(entry as never) ?? ''),
        isNeeded: !isLeftOut(entry),
        fallback: typeof entry.default === 'function' ? null : (entry.default ?? null),
        isSecret: isSecret(name),
        shape: shapeOf(entry),
      },
    ]
  })
}

function shapeOf(schema: Walked): SettingShape {
  if (schema.wrapped) return shapeOf(schema.wrapped)
  const { type, key = '', options = [] } = schema
  if (type in CHECKED_BY_TYPE) return { tag: CHECKED_BY_TYPE[type as keyof typeof CHECKED_BY_TYPE] }
  if (type === 'picklist') return { tag: 'choice', words: options }
  if (type === 'array' && schema.item) return { tag: 'list', item: shapeOf(schema.item) }
  if (type === 'record' && schema.value) return { tag: 'record', item: shapeOf(schema.value) }
  if (schema.entries) return { tag: 'group', fields: fieldsOf(schema) }
  if (type === 'variant')
    return {
      tag: 'variant',
      key,
      options: options.map((option) => ({
        word: String(option.entries?.[key]?.literal),
        fields: fieldsOf(option, key),
      })),
    }
  // An amount or a measure: a number that may also be written as a text.
  return type === 'union' && options.every((option) => option.type === 'number' || option.type === 'string')
    ? { tag: 'decimal' }
    : { tag: 'json' }
}

/** A meaning without links and formatting. */
const plainMeaning = (meaning: string): string => {
  const text = meaning
    .replaceAll(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The settings of a site for a form, from the schema of `vitrine.json`. */
export const settingFields = (currency: CurrencyCode): readonly SettingField[] =>
  fieldsOf(settingsSchema(currency) as unknown as Walked)
