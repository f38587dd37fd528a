type OwnerFields = Readonly<Record<string, string | number | boolean | null>>

const HEX_LETTERS = 'bcdfghjklmnpqrst'

const spell = (hex: string): string =>
  [...hex].map((digit) => HEX_LETTERS[Number.parseInt(digit, 16)]).join('')

/** The GraphQL name of a field by its slug: `compare-at` -> `f_compare_at_7dr` (contract/commerce 6.7). */
export function encodeFieldName(slug: string): string {
  let codes = ''
  const plain = slug.replace(/[^a-z0-9]/gi, (character, index: number) => {
    codes += `${index}${spell(character.charCodeAt(0).toString(16))}`
    return '_'
  })
  return `f_${plain}_${codes}`
}

/** The owner's field behind a name as pages write it, encoded or plain; null where there is none. */
export function ownerFieldOf(fields: OwnerFields | undefined, name: string): OwnerFields[string] {
  const slug = Object.keys(fields ?? {}).find(
    (candidate) => candidate === name || encodeFieldName(candidate) === name,
  )
  return slug === undefined ? null : (fields?.[slug] ?? null)
}
