import * as v from 'valibot'
import { nearestHint } from '../../../core/shared/index.js'

/** A schema of a value in the file, and its result for the shop. */
export type Schema<T> = v.GenericSchema<unknown, T>

type Message = (issue: v.BaseIssue<unknown>) => string

/** The message for a value that is not `expected`, or that is missing. */
export const must =
  (expected: string): Message =>
  ({ input }) =>
    input === undefined ? `is missing: it must be ${expected}` : `must be ${expected}`

const isText = (text: string): boolean => text.trim() !== ''

/** A text that is not blank. */
export const text = v.pipe(v.string(must('a text')), v.check(isText, must('a text that is not empty')))

/** A text by a rule; `expected` completes "must be ...". */
export const textOf = (expected: string, isRight: (value: string) => boolean) =>
  v.pipe(v.string(must(expected)), v.check(isRight, must(expected)))

/** A text by a pattern, which editors know too. */
export const textLike = (expected: string, pattern: RegExp) =>
  v.pipe(v.string(must(expected)), v.regex(pattern, must(expected)))

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, must(`one of ${words.join(', ')}`))

/** True or false. */
export const flag = v.boolean(must('true or false'))

/** A finite number. */
export const number = v.pipe(v.number(must('a number')), v.finite(must('a number')))

/** A whole number, at least `min`. */
export const wholeNumber = (min: number, expected: string) =>
  v.pipe(v.number(must(expected)), v.safeInteger(must(expected)), v.minValue(min, must(expected)))

/** A whole number, zero or more. */
export const count = wholeNumber(0, 'a whole number, zero or more')

/** Converts a valid value; `parse` returns undefined if it cannot read it. */
export const parsed = <In, Out>(expected: string, parse: (value: In) => Out | undefined) =>
  v.rawTransform<In, Out>(({ dataset, addIssue, NEVER }) => {
    const value = parse(dataset.value)
    if (value !== undefined) return value
    addIssue({ message: `must be ${expected}` })
    return NEVER
  })

/** Adds the meaning of a setting, for the tables of the documentation and for editors. */
export const means = <S extends v.GenericSchema>(meaning: string, schema: S) =>
  v.pipe(schema, v.description<v.InferOutput<S>, string>(meaning))

/** An optional setting, which may also be null; `fallback` is the default. */
export const optional = <S extends v.GenericSchema, const D extends v.InferInput<S>>(
  schema: S,
  fallback: D,
) => v.nullish(schema, fallback as never)

/** A setting that is null if it is not set. */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** Refuses lists, which valibot accepts as objects without members. */
const refuseLists = <S extends v.GenericSchema>(schema: S): S => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
    schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config),
})

const UNKNOWN_NAME = 'is not known here; known are '

const unknownName = (known: readonly string[]): string => `${UNKNOWN_NAME}${known.join(', ')}`

/** True for the problem of a name that is not known, other than that of a wrong value. */
export const isUnknownName = (message: string): boolean => message.startsWith(UNKNOWN_NAME)

/** The problem of an unknown name, with the known one that it may mean; other problems stay the same. */
export function withNearestName(message: string, name: unknown): string {
  if (!isUnknownName(message) || typeof name !== 'string') return message
  return message + nearestHint(name, message.slice(UNKNOWN_NAME.length).split(', '))
}

const inObject =
  (entries: v.ObjectEntries): Message =>
  (issue) => {
    const key = issue.path?.[0]?.key
    if (typeof key !== 'string') return must('an object')(issue)
    const entry = entries[key] as { readonly message?: unknown } | undefined
    return typeof entry?.message === 'function' ? (entry.message as Message)(issue) : 'is missing'
  }

/**
 * An object with these members and no others, since a misspelt setting must be reported. The closed object of
 * valibot reports only one unknown name.
 */
export const members = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  refuseLists(
    v.objectWithRest(entries, v.never(unknownName(Object.keys(entries))), inObject(entries)),
  ) as unknown as v.ObjectSchema<Entries, Message>

/** A list; a missing one is empty. */
export const list = <S extends v.GenericSchema>(item: S) => v.optional(v.array(item, must('a list')), [])

/** A list whose items have unique names; more than `max` of them are refused. */
export const distinct = <S extends v.GenericSchema>(
  item: S,
  nameOf: (item: v.InferOutput<S>) => string,
  max: number = Number.MAX_SAFE_INTEGER,
) =>
  v.optional(
    v.pipe(
      v.array(item, must('a list')),
      v.maxLength(max, `may have at most ${max} entries`),
      v.check(
        (items) => repeatedOf(items.map(nameOf)) === undefined,
        ({ input }) => `names ${repeatedOf(input.map(nameOf)) ?? ''} twice`,
      ),
    ),
    [],
  )

function repeatedOf(names: readonly string[]): string | undefined {
  const earlier = new Set<string>()
  return names.find((name) => earlier.size === earlier.add(name).size)
}

/** An object whose names the owner chooses; a missing one is empty. */
export const record = <S extends v.GenericSchema>(value: S) =>
  v.optional(refuseLists(v.record(v.string(), value, must('an object'))), {})

/** The same for an object that may have these names only. */
export const recordOf = <S extends v.GenericSchema>(names: readonly string[], value: S) =>
  v.optional(refuseLists(v.record(v.picklist(names, unknownName(names)), value, must('an object'))), {})

/**
 * A rule over several members that are already read; skipped if one of them is invalid itself. `problemOf`
 * returns the problem of `at`, or of the whole object if `at` is null.
 */
export const together = <T>(
  names: readonly (keyof T & string)[],
  at: (keyof T & string) | null,
  problemOf: (value: T) => string | null,
) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const isWrong = ({ path }: v.BaseIssue<unknown>) =>
      path === undefined || names.some((name) => name === path[0].key)
    if (dataset.issues?.some(isWrong)) return
    const value = dataset.value as T
    const message = problemOf(value)
    if (message === null) return
    const place = { type: 'unknown', origin: 'value', input: value, key: at, value: null } as const
    addIssue({ message, ...(at !== null && { path: [place] }) })
  })
