/** A value of a form post before it is encoded; `undefined` is left out, `null` is sent empty. */
export type FormPayloadValue =
  | string
  | boolean
  | number
  | null
  | undefined
  | { readonly [key: string]: FormPayloadValue }

/** Nested values as the name-value pairs of a form post: `fields[Email]=...` (reference/forms#sending). */
export function formPayloadPairs(
  payload: Readonly<Record<string, FormPayloadValue>>,
  prefix = '',
): readonly (readonly [name: string, value: string])[] {
  return Object.entries(payload).flatMap(([key, value]) => {
    const name = prefix === '' ? key : `${prefix}[${key}]`
    if (value === undefined) return []
    if (typeof value === 'object' && value !== null) return formPayloadPairs(value, name)
    return [[name, value === null ? '' : `${value}`] as const]
  })
}
