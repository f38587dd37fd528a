import { defaultFieldResolver, GraphQLError } from 'graphql'
import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { ACCESS_LEVELS, accessRefusal } from '../../../../core/owners/index.js'
import type { AccessLevel, AccessRefusal } from '../../../../core/owners/index.js'
import type { SignedInOwner } from '../../../../core/use-cases/owner/owner-ports.js'
import type { OwnerContext } from './owner-services.js'

const REFUSALS: Readonly<Record<AccessRefusal, { readonly code: string; readonly message: string }>> = {
  unauthenticated: { code: 'UNAUTHENTICATED', message: 'Sign in first.' },
  forbidden: { code: 'FORBIDDEN', message: 'Your role does not allow this.' },
}

const refuse = (refusal: AccessRefusal): GraphQLError => {
  const { code, message } = REFUSALS[refusal]
  return new GraphQLError(message, { extensions: { code } })
}

/** The level that a field's `@access` names; null: it has none. */
function levelOf({ astNode }: GraphQLField<unknown, unknown>): AccessLevel | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'access')
  const value = directive?.arguments?.find(({ name }) => name.value === 'to')?.value
  const name = value?.kind === 'EnumValue' ? value.value.toLowerCase().replaceAll('_', '-') : ''
  return ACCESS_LEVELS.find((level) => level === name) ?? null
}

/** Each field of `Query` and `Mutation` with the least right that it asks for; null: it names none. */
export const accessTable = (schema: GraphQLSchema): Readonly<Record<string, AccessLevel | null>> =>
  Object.fromEntries(
    [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, levelOf(field)]),
    ),
  )

type Resolve = GraphQLFieldResolver<unknown, OwnerContext>

const guarded =
  (resolve: Resolve, level: AccessLevel): Resolve =>
  (parent, args, context, info) => {
    const refusal = accessRefusal(level, context.current?.owner.role ?? null)
    if (refusal !== null) throw refuse(refusal)
    return resolve(parent, args, context, info)
  }

/**
 * Makes each field of `Query` and `Mutation` check the role of the person who asks: the one place where roles are
 * enforced. The schema is changed. Throws where a field names no right.
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const level = levelOf(field)
      if (level === null) throw new Error(`${type?.name}.${field.name} of the owner's schema has no @access.`)
      const resolve = (field.resolve ?? defaultFieldResolver) as Resolve
      field.resolve = guarded(resolve, level) as typeof field.resolve & Resolve
    }
}

/** The person who asks, behind a field that none reaches without a session. */
export function signedIn({ current }: OwnerContext): SignedInOwner {
  if (current === null) throw refuse('unauthenticated')
  return current
}
