import { defaultFieldResolver, getNullableType, isListType, isObjectType } from 'graphql'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { inSlices } from '../answers/in-slices.js'
import { costBeyondEstimate } from './query-cost.js'

/** The budget that the resolvers of one operation share. */
export interface CountingContext {
  /** Adds to the cost of the operation; throws if it is too high. */
  readonly spend: (cost: number) => void
}

type Resolve = GraphQLFieldResolver<unknown, CountingContext>

const counted =
  (resolve: Resolve): Resolve =>
  async (parent, args, context, info) => {
    const value: unknown = await resolve(parent, args, context, info)
    if (!Array.isArray(value)) return value
    context.spend(costBeyondEstimate(info, value.length))
    return inSlices(value as readonly unknown[], (entry) => entry)
  }

/**
 * Makes every list of a schema count its entries beyond the estimate, and completes it in slices, so that a
 * long answer does not delay others. Changes the schema.
 */
export function countLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields()))
      if (isListType(getNullableType(field.type)))
        field.resolve = counted((field.resolve ?? defaultFieldResolver) as Resolve) as typeof field.resolve &
          Resolve
  }
}
