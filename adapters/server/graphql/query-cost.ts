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

/** How many entries a list is taken to have where nothing says so. */
const USUAL_LIST = 5
/** As many entries as a list of products has at most. */
const LONGEST_LIST = 100

type Variables = Readonly<Record<string, unknown>>

interface Walk {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly variables: Variables
  /** What a fragment costs; one that is being counted contains itself, which validation refuses. */
  readonly known: Map<string, number>
  /** What one value of a field counts for. */
  readonly weightOf: (field: FieldNode) => number
}

const asOne = (): number => 1

/** The name of a value in the answer, its marks and the shortest value. */
const leastBytes = ({ alias, name }: FieldNode): number => (alias ?? name).value.length + 5

function argumentOf(node: FieldNode, name: string, variables: Variables): unknown {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value
  if (value?.kind === Kind.VARIABLE) return variables[value.name.value]
  if (value?.kind === Kind.INT) return Number(value.value)
  return value?.kind === Kind.LIST ? value.values : undefined
}

/** How many entries of a list a field is answered with, as far as the question tells. */
function entriesOf(node: FieldNode, isList: boolean, variables: Variables): number {
  const ids = argumentOf(node, 'productIds', variables)
  if (Array.isArray(ids)) return ids.length
  const limit = argumentOf(node, 'limit', variables)
  if (typeof limit === 'number') return Math.min(Math.max(limit, 1), LONGEST_LIST)
  return isList ? USUAL_LIST : 1
}

function costOfFields(
  { selections }: SelectionSetNode,
  parent: GraphQLCompositeType | null,
  walk: Walk,
): number {
  return selections.reduce((sum, selection) => {
    switch (selection.kind) {
      case Kind.FIELD: {
        const fields = parent !== null && 'getFields' in parent ? parent.getFields() : {}
        const type = Object.hasOwn(fields, selection.name.value)
          ? fields[selection.name.value]?.type
          : undefined
        const named = type && getNamedType(type)
        const isList = type !== undefined && isListType(getNullableType(type))
        const inner = selection.selectionSet
          ? costOfFields(selection.selectionSet, isCompositeType(named) ? named : null, walk)
          : 0
        return sum + walk.weightOf(selection) + entriesOf(selection, isList, walk.variables) * inner
      }
      case Kind.INLINE_FRAGMENT:
        return sum + costOfFields(selection.selectionSet, parent, walk)
      case Kind.FRAGMENT_SPREAD:
        return sum + costOfFragment(selection.name.value, walk)
    }
  }, 0)
}

function costOfFragment(name: string, walk: Walk): number {
  const known = walk.known.get(name)
  if (known !== undefined) return known
  const fragment = walk.fragments.get(name)
  if (fragment === undefined) return 0
  walk.known.set(name, 0)
  const type = walk.schema.getType(fragment.typeCondition.name.value)
  const cost = costOfFields(fragment.selectionSet, isCompositeType(type) ? type : null, walk)
  walk.known.set(name, cost)
  return cost
}

/** What the entries of a list cost beyond those that were guessed, once it is known how many there are. */
export function costBeyondGuess(
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
      weightOf: asOne,
    }
    return sum + beyond * costOfFields(node.selectionSet, inner, walk)
  }, 0)
}

function weightOfOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  weightOf: Walk['weightOf'],
): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const walk: Walk = { schema, fragments, variables, known: new Map(), weightOf }
  return document.definitions.reduce((sum, definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return sum
    return sum + costOfFields(definition.selectionSet, schema.getRootType(definition.operation) ?? null, walk)
  }, 0)
}

/**
 * How many values an operation may be answered with: every field once for each entry of the lists around it,
 * under each alias, in fragments as often as they are spread. Its time is that of reading the text.
 */
export const costOfOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): number => weightOfOperation(schema, document, variables, asOne)

/** How many bytes the names alone take in an answer, by the same count: aliases of a thousand letters cost too. */
export const bytesOfOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
): number => weightOfOperation(schema, document, variables, leastBytes)
