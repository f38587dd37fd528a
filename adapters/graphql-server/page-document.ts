import {
  GraphQLError,
  Kind,
  TypeInfo,
  isInputObjectType,
  isObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { DocumentNode, FieldNode, GraphQLSchema, StringValueNode, ValidationRule } from 'graphql'

/** Names of input types that pages use -> the schema's own, from its `@alsoNamed` directives. */
export function readTypeAliases(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue
    const names = type.astNode?.directives?.find(({ name }) => name.value === 'alsoNamed')?.arguments?.[0]
      ?.value
    if (names?.kind !== Kind.LIST) continue
    for (const name of names.values) aliases.set((name as StringValueNode).value, type.name)
  }
  return aliases
}

const nameNode = (value: string) => ({ kind: Kind.NAME, value }) as const

/** `f_colour_` -> `f_colour_: ownerField(name: "f_colour_")`. */
const toOwnerField = (node: FieldNode): FieldNode => ({
  ...node,
  alias: nameNode(node.alias?.value ?? node.name.value),
  name: nameNode('ownerField'),
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: nameNode('name'),
      value: { kind: Kind.STRING, value: node.name.value },
    },
  ],
})

/** Translates type names of the other generation; nothing else is changed. */
export const translateTypes = (aliases: ReadonlyMap<string, string>, document: DocumentNode): DocumentNode =>
  visit(document, {
    NamedType: (node) => {
      const own = aliases.get(node.name.value)
      return own === undefined ? undefined : { ...node, name: nameNode(own) }
    },
  })

/**
 * Turns a plain field that the schema does not know, on a product or SKU, into a question for the owner's own field of that name
 * (null where there is none). Unknown fields elsewhere stay unknown and are absent from the answer.
 */
export function askOwnerFields(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        leave: (node) => {
          const parent = types.getParentType()
          if (types.getFieldDef() || node.selectionSet || !isObjectType(parent)) return undefined
          if (node.arguments?.length || node.name.value.startsWith('__')) return undefined
          return 'ownerField' in parent.getFields() ? toOwnerField(node) : undefined
        },
      },
    }),
  )
}

/**
 * Stands in for the rule that every field must be known: in a query an unknown field is simply absent from the answer, since pages ask
 * for fields of sites and years we do not know; a mutation that does not exist is an error, since something was meant to happen.
 */
export const knownMutationsRule: ValidationRule = (context) => ({
  Field: (node) => {
    const parent = context.getParentType()
    if (parent === undefined || parent === null || parent !== context.getSchema().getMutationType()) return
    if (context.getFieldDef() || node.name.value.startsWith('__')) return
    context.reportError(new GraphQLError(`There is no mutation "${node.name.value}".`, { nodes: node }))
  },
})
