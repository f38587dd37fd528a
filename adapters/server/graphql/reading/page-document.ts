import {
  GraphQLError,
  Kind,
  TypeInfo,
  isInputObjectType,
  isObjectType,
  parse,
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

/** Translates type names of the other generation; everything else stays. */
export const translateTypes = (aliases: ReadonlyMap<string, string>, document: DocumentNode): DocumentNode =>
  visit(document, {
    NamedType: (node) => {
      const own = aliases.get(node.name.value)
      return own === undefined ? undefined : { ...node, name: nameNode(own) }
    },
  })

/**
 * The field of products and SKUs that replaces a page's query for parts of an owner's field: `f_picture_ {
 * url alt }`.
 */
const OWNER_PARTS = 'ownerParts'

const textNode = (value: string) => ({ kind: Kind.STRING, value }) as const

/** `f_picture_ { url }` -> `f_picture_: ownerParts(name: "f_picture_", keys: ["url"], parts: ["url"])`. */
function toOwnerParts(node: FieldNode): FieldNode {
  const fields = node.selectionSet?.selections.filter((selection) => selection.kind === Kind.FIELD) ?? []
  const listOf = (name: string, texts: readonly string[]) => ({
    kind: Kind.ARGUMENT as const,
    name: nameNode(name),
    value: { kind: Kind.LIST as const, values: texts.map(textNode) },
  })
  return {
    kind: Kind.FIELD,
    alias: nameNode(node.alias?.value ?? node.name.value),
    name: nameNode(OWNER_PARTS),
    ...(node.directives && { directives: node.directives }),
    arguments: [
      { kind: Kind.ARGUMENT, name: nameNode('name'), value: textNode(node.name.value) },
      listOf(
        'keys',
        fields.map((field) => (field.alias ?? field.name).value),
      ),
      listOf(
        'parts',
        fields.map((field) => field.name.value),
      ),
    ],
  }
}

/** The field on every type of the running schema that replaces unknown fields. It is always null. */
const NOTHING = 'nothing'

const toNothing = (node: FieldNode): FieldNode => ({
  kind: Kind.FIELD,
  alias: nameNode(node.alias?.value ?? node.name.value),
  name: nameNode(NOTHING),
  ...(node.directives && { directives: node.directives }),
})

/**
 * The schema's text with the fields that replace unknown ones: `NOTHING` on every type that a query can
 * reach, `OWNER_PARTS` on types with owner's fields.
 */
export function withNothing(schemaText: string): string {
  const types = parse(schemaText, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value !== 'Mutation'
      ? [definition.name.value]
      : [],
  )
  const parts = `${OWNER_PARTS}(name: String!, keys: [String!]!, parts: [String!]!): JSON`
  return [
    schemaText,
    ...types.map((type) => `extend type ${type} { ${NOTHING}: JSON }`),
    ...['CommerceProduct', 'CommerceSku'].map((type) => `extend type ${type} { ${parts} }`),
  ].join('\n')
}

/**
 * Makes every unknown field answerable, since pages request fields of sites and years that we do not know. A plain
 * one of a product or SKU becomes the owner's own field of that name. One with parts becomes a query for its parts.
 * All others are null. Mutations stay unchanged.
 */
export function answerUnknownFields(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema)
  const isMutation = (type: unknown): boolean => type === schema.getMutationType()
  return visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        leave: (node) => {
          const parent = types.getParentType()
          if (types.getFieldDef() || !isObjectType(parent) || isMutation(parent)) return undefined
          if (node.name.value.startsWith('__')) return undefined
          if (!('ownerField' in parent.getFields()) || node.arguments?.length) return toNothing(node)
          return node.selectionSet ? toOwnerParts(node) : toOwnerField(node)
        },
      },
    }),
  )
}

/**
 * Replaces the rule that every field must be known: in a query an unknown field is null; an unknown mutation
 * is an error, since a change was wanted.
 */
export const knownMutationsRule: ValidationRule = (context) => ({
  Field: (node) => {
    const parent = context.getParentType()
    if (parent === undefined || parent === null || parent !== context.getSchema().getMutationType()) return
    if (context.getFieldDef() || node.name.value.startsWith('__')) return
    context.reportError(new GraphQLError(`There is no mutation "${node.name.value}".`, { nodes: node }))
  },
})
