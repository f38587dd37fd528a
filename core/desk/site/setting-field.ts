/**
 * The form of a setting's value in `vitrine.json`; `decimal`: an amount, a measure or a percentage, as a number or a
 * text; `json`: one of several forms, written as JSON.
 */
export type SettingShape =
  | { readonly tag: 'text' | 'number' | 'decimal' | 'flag' | 'json' }
  | { readonly tag: 'choice'; readonly words: readonly string[] }
  | { readonly tag: 'group'; readonly fields: readonly SettingField[] }
  | { readonly tag: 'variant'; readonly key: string; readonly options: readonly SettingVariant[] }
  | { readonly tag: 'list'; readonly item: SettingShape }
  | { readonly tag: 'record'; readonly item: SettingShape }

/** One variant of a group, identified by a word. */
export interface SettingVariant {
  readonly word: string
  readonly fields: readonly SettingField[]
}

/** One setting, or one part of a setting. */
export interface SettingField {
  readonly name: string
  /** Its meaning, in the words of the documentation. */
  readonly help: string
  /** True: required. */
  readonly isNeeded: boolean
  /** The default value; null: none. */
  readonly fallback: unknown
  /** True: a secret, which is neither shown nor edited. */
  readonly isSecret: boolean
  readonly shape: SettingShape
}

/** The form of the value at keys such as `['shipping', 0, 'rate']`; null: the settings have no such key. */
export function settingShapeAt(
  fields: readonly SettingField[],
  keys: readonly (string | number)[],
): SettingShape | null {
  return keys.reduce<SettingShape | null>((shape, key) => (shape === null ? null : shapeWithin(shape, key)), {
    tag: 'group',
    fields,
  })
}

function shapeWithin(shape: SettingShape, key: string | number): SettingShape | null {
  switch (shape.tag) {
    case 'list':
      return typeof key === 'number' ? shape.item : null
    case 'record':
      return shape.item
    case 'group':
      return shape.fields.find(({ name }) => name === key)?.shape ?? null
    case 'variant':
      if (key === shape.key) return { tag: 'choice', words: shape.options.map(({ word }) => word) }
      return shape.options.flatMap(({ fields }) => fields).find(({ name }) => name === key)?.shape ?? null
    default:
      return null
  }
}
