import { GraphQLError, GraphQLScalarType } from 'graphql'
import { isRecord, parseMoment } from '../../../../core/shared/index.js'

const badValue = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

function parseTime(value: unknown): number {
  const time = typeof value === 'string' && value.includes('T') ? parseMoment(value) : null
  if (time === null) throw badValue('A time is written as 2027-01-31T12:00:00Z.')
  return time
}

/** Wall-clock ms in the program, ISO 8601 in the API. */
const DateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  serialize: (value) => new Date(Number(value)).toISOString(),
  parseValue: parseTime,
})

function parseWhole(value: unknown): number {
  if (Number.isSafeInteger(value)) return value as number
  throw badValue('Write a whole number.')
}

/** A whole number that JavaScript represents exactly. */
const Whole = new GraphQLScalarType<number, number>({
  name: 'Whole',
  serialize: parseWhole,
  parseValue: parseWhole,
  parseLiteral: (node) => parseWhole(node.kind === 'IntValue' ? Number(node.value) : null),
})

/** An object of the browser's passkey functions, accepted only as a variable. */
const Json = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => {
    if (isRecord(value)) return value
    throw badValue('Send a JSON object.')
  },
  parseLiteral: () => {
    throw badValue('Send a JSON object as a variable.')
  },
})

/** The scalars of the owner's schema. */
export const ownerScalars = { DateTime, Whole, JSON: Json }
