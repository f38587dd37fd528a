import {
  defaultFieldResolver,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
} from 'graphql'
import type {
  ExecutionResult,
  GraphQLError,
  GraphQLFieldResolver,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

type Path = readonly (string | number)[]

/** The errors of one operation, of which the first ones are reported. */
export interface OperationErrors {
  /**
   * The error for all further values once the maximum is reached, after which they fail unread; null before
   * that.
   */
  readonly last: () => GraphQLError | null
  /** Counts the failure of a value, and returns the error for it. */
  readonly note: (thrown: unknown, info: GraphQLResolveInfo, path: Path) => GraphQLError
}

/** The part of the resolver context that counts errors. */
export interface BoundedContext {
  readonly errors: OperationErrors
}

/** Counts errors up to `max`; the last one represents all that follow, so that no more are made. */
export function createOperationErrors(max: number): OperationErrors {
  let count = 0
  let last: GraphQLError | null = null
  return {
    last: () => last,
    note: (thrown, { fieldNodes }, path) => {
      if (last !== null) return last
      const error = locatedError(thrown, fieldNodes, path)
      count += 1
      if (count >= max) last = error
      return error
    },
  }
}

const pathOf = ({ path }: GraphQLResolveInfo): Path => {
  const keys: (string | number)[] = []
  for (let at: typeof path | undefined = path; at !== undefined; at = at.prev) keys.unshift(at.key)
  return keys
}

type Write = (value: unknown, fail: (thrown: unknown, index?: number) => GraphQLError) => unknown

/**
 * Returns the function that writes values of a type as in the answer; null: values of the type have fields of
 * their own.
 */
function writerOf(type: GraphQLOutputType): Write | null {
  const inner = getNullableType(type)
  if (isLeafType(inner))
    return (value) => (value === null || value === undefined ? value : inner.serialize(value))
  if (!isListType(inner)) return null
  const write = writerOf(inner.ofType as GraphQLOutputType)
  if (write === null) return null
  // An error in one entry leaves the other entries valid.
  return (value, fail) =>
    !Array.isArray(value)
      ? value
      : value.map(async (entry: unknown, index) => {
          try {
            return write(await entry, fail)
          } catch (thrown) {
            return fail(thrown, index)
          }
        })
}

type Resolve = GraphQLFieldResolver<unknown, BoundedContext>

/** True for the field of a mutation itself, which is always read because the change was made. */
const isOfChange = ({ operation, path }: GraphQLResolveInfo): boolean =>
  operation.operation === 'mutation' && path.prev?.prev === undefined

const bounded = (resolve: Resolve, type: GraphQLOutputType): Resolve => {
  const write = writerOf(type)
  const checked = (value: unknown, fail: (thrown: unknown, index?: number) => GraphQLError): unknown => {
    if (isNonNullType(type) && (value === null || value === undefined))
      throw new Error(`The field has no value, and ${type.toString()} requires one.`)
    return write === null ? value : write(value, fail)
  }
  return (parent, args, context, info) => {
    const { errors } = context
    const last = errors.last()
    if (last !== null && !isOfChange(info)) throw last
    const fail = (thrown: unknown, index?: number): GraphQLError =>
      errors.note(thrown, info, index === undefined ? pathOf(info) : [...pathOf(info), index])
    try {
      const value: unknown = resolve(parent, args, context, info)
      if (!(value instanceof Promise)) return checked(value, fail)
      return value
        .then((found: unknown) => checked(found, fail))
        .catch((thrown: unknown) => {
          throw fail(thrown)
        })
    } catch (thrown) {
      throw fail(thrown)
    }
  }
}

/**
 * Makes every field of a schema count its failures. After the maximum, further ones share one error, and
 * unread values stay unread. Changes the schema.
 */
function boundErrors(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      field.resolve = bounded(
        (field.resolve ?? defaultFieldResolver) as Resolve,
        field.type,
      ) as typeof field.resolve & Resolve
  }
}

const cut = <T>(result: T, max: number): T => {
  const { errors } = Object(result) as ExecutionResult
  return errors !== undefined && errors.length > max ? { ...result, errors: errors.slice(0, max) } : result
}

/**
 * Limits the errors of an operation, and removes unreported ones from its result before they are formatted.
 * Changes the schema.
 */
export function boundedErrorsPlugin(schema: GraphQLSchema, max: number): Plugin {
  boundErrors(schema)
  return {
    onExecute: ({ executeFn, setExecuteFn }) => {
      setExecuteFn(async (args) => cut(await executeFn(args), max))
    },
  }
}
