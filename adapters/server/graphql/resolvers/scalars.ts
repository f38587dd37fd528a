import { GraphQLID, GraphQLScalarType } from 'graphql'

/**
 * An id in the forms that a page may send: a text or a whole number. A scalar without this check accepts any
 * JSON value, so that an object could reach the back end as an id.
 */
const BasicId = new GraphQLScalarType({
  name: 'BasicId',
  description: 'An opaque id.',
  serialize: (value) => GraphQLID.serialize(value),
  parseValue: (value) => GraphQLID.parseValue(value),
  parseLiteral: (node, variables) => GraphQLID.parseLiteral(node, variables),
})

/** The scalars of the protocol that arguments use. */
export const scalars = { BasicId }
