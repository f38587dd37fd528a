import { buildSchema, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import { OWNER_SCHEMA_TEXT } from '../../../adapters/graphql/protocol/owner/server.js'

const schema = buildSchema(OWNER_SCHEMA_TEXT)

function missingIn(type: GraphQLOutputType, value: unknown, path: string): readonly string[] {
  if (value == null) return isNonNullType(type) ? [path] : []
  const inner = getNullableType(type)
  if (isListType(inner))
    return (value as readonly unknown[]).flatMap((one, at) => missingIn(inner.ofType, one, `${path}[${at}]`))
  if (!isObjectType(inner)) return []
  return Object.values(inner.getFields()).flatMap((field) =>
    missingIn(field.type, (value as Readonly<Record<string, unknown>>)[field.name], `${path}.${field.name}`),
  )
}

/** The fields of a type of the owner's API that a value lacks although they are never null: a query of them fails. */
export function missingFields(typeName: string, value: object): readonly string[] {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`The owner's API has no type ${typeName}.`)
  return missingIn(type, value, typeName)
}
