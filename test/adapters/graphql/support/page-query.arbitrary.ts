import fc from 'fast-check'
import { getNamedType, isObjectType } from 'graphql'
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql'

/** One selected field of a query made up by a test. */
export interface Chosen {
  readonly name: string
  /** The key of the answer; null: the field's name. */
  readonly alias: string | null
  /** The way that it is written in the query. */
  readonly wrapping: 'plain' | 'inline' | 'fragment' | 'included' | 'skipped'
  readonly isKnown: boolean
  /** Null: a plain value. */
  readonly selection: Selection | null
}

export interface Selection {
  readonly type: string
  readonly fields: readonly Chosen[]
}

const WRAPPINGS = ['plain', 'plain', 'plain', 'inline', 'fragment', 'included', 'skipped'] as const
const MAX_DEPTH = 7

const needsArguments = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ type }) => String(type).endsWith('!'))

const unknownName = fc.stringMatching(/^(f_)?x[a-z_0-9]{1,8}$/)

function unknownFields(canHaveParts: boolean): fc.Arbitrary<readonly Chosen[]> {
  const parts = fc.record({ type: fc.constant(''), fields: fc.constant([]) })
  return fc.uniqueArray(
    fc.record({
      name: unknownName,
      alias: fc.constant(null),
      wrapping: fc.constantFrom(...WRAPPINGS),
      isKnown: fc.constant(false),
      selection: canHaveParts ? fc.option(parts, { freq: 2 }) : fc.constant(null),
    }),
    { maxLength: 2, selector: ({ name }) => name },
  )
}

function chosenField(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<Chosen> {
  const type = getNamedType(field.type)
  return fc.record({
    name: fc.constant(field.name),
    alias: fc
      .option(fc.constantFrom('a', 'b', 'c'), { freq: 12 })
      .map((end) => end && `${field.name}_${end}`),
    wrapping: fc.constantFrom(...WRAPPINGS),
    isKnown: fc.constant(true),
    selection: isObjectType(type) ? selectionOf(type, depth + 1) : fc.constant(null),
  })
}

/** True if a selection can hold the field: it needs no argument, and it has fields to select. */
function canBeChosen(field: GraphQLField<unknown, unknown>): boolean {
  const type = getNamedType(field.type)
  return !needsArguments(field) && (!isObjectType(type) || Object.values(type.getFields()).some(canBeChosen))
}

function selectionOf(type: GraphQLObjectType, depth: number): fc.Arbitrary<Selection> {
  const fields = Object.values(type.getFields()).filter(
    (field) => canBeChosen(field) && (depth < MAX_DEPTH || !isObjectType(getNamedType(field.type))),
  )
  const known = fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(4, fields.length) })
    .chain((chosen) => fc.tuple(...chosen.map((field) => chosenField(field, depth))))
  return fc
    .tuple(known, unknownFields(depth < MAX_DEPTH))
    .map(([some, others]) => ({ type: type.name, fields: [...some, ...others] }))
}

/** Queries of every shape that the schema allows, with fields that it does not know. */
export const pageQuery = (schema: GraphQLSchema): fc.Arbitrary<Selection> =>
  selectionOf(schema.getQueryType()!, 0)

/** The depth of a query as the server counts it: a fragment is a level of its own, and so is its spread. */
export const depthOf = ({ fields }: Selection): number =>
  Math.max(
    0,
    ...fields.map(({ wrapping, selection }) => {
      const own = { plain: 1, included: 1, skipped: 1, inline: 2, fragment: 3 }[wrapping]
      return own + (selection === null ? 0 : Math.max(1, depthOf(selection)))
    }),
  )

/** Writes a query; `isPlain` leaves out all that is unknown, renamed or wrapped. */
export function writeQuery(query: Selection, isPlain = false): string {
  const fragments: string[] = []
  const write = ({ type, fields }: Selection): string => {
    const parts = fields
      .filter(({ isKnown, wrapping }) => !isPlain || (isKnown && wrapping !== 'skipped'))
      .map((field) => {
        const body = field.selection === null ? '' : ` ${write(field.selection)}`
        if (isPlain) return `${field.name}${body}`
        const text = `${field.alias === null ? '' : `${field.alias}: `}${field.name}`
        switch (field.wrapping) {
          case 'inline':
            return type === '' ? text + body : `... on ${type} { ${text}${body} }`
          case 'fragment':
            fragments.push(`fragment F${fragments.length} on ${type} { ${text}${body} }`)
            return `...F${fragments.length - 1}`
          case 'included':
            return `${text} @include(if: $yes)${body}`
          case 'skipped':
            return `${text} @skip(if: $yes)${body}`
          case 'plain':
            return text + body
        }
      })
    return `{ __typename ${parts.join(' ')} }`
  }
  const text = write(query)
  return isPlain ? text : `query Q($yes: Boolean = true) ${text} ${fragments.join(' ')}`
}

/** The expected answer to the decorated query, made from the answer to the plain one. */
export function expectedAnswer(query: Selection, plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map((entry) => expectedAnswer(query, entry))
  if (plain === null || typeof plain !== 'object') return plain
  const values = plain as Readonly<Record<string, unknown>>
  const fields = query.fields
    .filter(({ wrapping }) => wrapping !== 'skipped')
    .map(({ name, alias, isKnown, selection }) => {
      const value = isKnown ? values[name] : null
      return [alias ?? name, selection === null ? value : expectedAnswer(selection, value)]
    })
  return { __typename: values['__typename'], ...Object.fromEntries(fields) }
}
