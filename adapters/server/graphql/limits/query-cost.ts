import { Kind, getNamedType, getNullableType, isCompositeType, isListType } from 'graphql'
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql'

/** The assumed length of a list without a limit in the query. */
const USUAL_LIST = 5
/** The maximum length of a list of products. */
const MAX_LIST_LENGTH = 100

type Variables = Readonly<Record<string, unknown>>

interface Walk {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly variables: Variables
  /**
   * The weight of a fragment. A fragment that is still being counted contains itself, which validation refuses.
   */
  readonly known: Map<string, Weight>
}

/** An upper estimate of an answer, from the text of its operation. */
export interface Weight {
  /**
   * Values: every field, multiplied by the lengths of the lists around it, for each alias and each spread of
   * a fragment.
   */
  readonly values: number
  /** The bytes of their names alone, since aliases of a thousand letters cost too. */
  readonly nameBytes: number
}

const NOTHING: Weight = { values: 0, nameBytes: 0 }

/** Adds `times` as much of `other` to `one`. */
const plus = (one: Weight, other: Weight, times = 1): Weight => ({
  values: one.values + times * other.values,
  nameBytes: one.nameBytes + times * other.nameBytes,
})

/** The bytes of a value at least: its name in the answer, its punctuation and the shortest value. */
const minBytes = ({ alias, name }: FieldNode): number => (alias ?? name).value.length + 5

function argumentOf(node: FieldNode, name: string, variables: Variables): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value
  if (value?.kind === Kind.VARIABLE) return variables[value.name.value]
  if (value?.kind === Kind.INT) return Number(value.value)
  return value?.kind === Kind.LIST ? value.values : undefined
}

/** The expected number of list entries in a field's answer, as far as the query shows it. */
function entriesOf(node: FieldNode, isList: boolean, variables: Variables): number {
  const ids = argumentOf(node, 'productIds', variables)
  if (Array.isArray(ids)) return ids.length
  const limit = argumentOf(node, 'limit', variables)
  if (typeof limit === 'number') return Math.min(Math.max(limit, 1), MAX_LIST_LENGTH)
  return isList ? USUAL_LIST : 1
}

function weightOfFields(
  { selections }: SelectionSetNode,
  parent: GraphQLCompositeType | null,
  walk: Walk,
): Weight {
  return selections.reduce<Weight>((sum, selection) => {
    switch (selection.kind) {
      case Kind.FIELD: {
        const fields = parent !== null && 'getFields' in parent ? parent.getFields() : {}
        const type = Object.hasOwn(fields, selection.name.value)
          ? fields[selection.name.value]?.type
          : undefined
        const named = type && getNamedType(type)
        const isList = type !== undefined && isListType(getNullableType(type))
        const inner = selection.selectionSet
          ? weightOfFields(selection.selectionSet, isCompositeType(named) ? named : null, walk)
          : NOTHING
        const own = plus(sum, { values: 1, nameBytes: minBytes(selection) })
        return plus(own, inner, entriesOf(selection, isList, walk.variables))
      }
      case Kind.INLINE_FRAGMENT:
        return plus(sum, weightOfFields(selection.selectionSet, parent, walk))
      case Kind.FRAGMENT_SPREAD:
        return plus(sum, weightOfFragment(selection.name.value, walk))
    }
  }, NOTHING)
}

function weightOfFragment(name: string, walk: Walk): Weight {
  const known = walk.known.get(name)
  if (known !== undefined) return known
  const fragment = walk.fragments.get(name)
  if (fragment === undefined) return NOTHING
  walk.known.set(name, NOTHING)
  const type = walk.schema.getType(fragment.typeCondition.name.value)
  const weight = weightOfFields(fragment.selectionSet, isCompositeType(type) ? type : null, walk)
  walk.known.set(name, weight)
  return weight
}

/** The cost of list entries beyond the estimate, once their number is known. */
export function costBeyondEstimate(
  { fieldNodes, fragments, returnType, schema, variableValues }: GraphQLResolveInfo,
  entries: number,
): number {
  const type = getNamedType(returnType)
  const inner = isCompositeType(type) ? type : null
  return fieldNodes.reduce((sum, node) => {
    const beyond = entries - entriesOf(node, true, variableValues)
    if (beyond <= 0 || node.selectionSet === undefined) return sum
    const walk: Walk = {
      schema,
      fragments: new Map(Object.entries(fragments)),
      variables: variableValues,
      known: new Map(),
    }
    return sum + beyond * weightOfFields(node.selectionSet, inner, walk).values
  }, 0)
}

/** The weight of an operation, in time linear in its text. */
export function weightOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): Weight {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const walk: Walk = { schema, fragments, variables, known: new Map() }
  return document.definitions.reduce<Weight>((sum, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return sum
    const root = schema.getRootType(definition.operation) ?? null
    return plus(sum, weightOfFields(definition.selectionSet, root, walk))
  }, NOTHING)
}
