import { defaultFieldResolver, GraphQLError } from 'graphql'
import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { ACCESS_LEVELS, accessRefusal, isFreshOwnerSession } from '../../../../core/owners/index.js'
import type { AccessLevel, AccessRefusal } from '../../../../core/owners/index.js'
import type { SignedInOwner } from '../../../../core/use-cases/owner/owner-ports.js'
import type { OwnerContext } from './owner-services.js'

const REFUSALS: Readonly<Record<AccessRefusal, { readonly code: string; readonly message: string }>> = {
  unauthenticated: { code: 'UNAUTHENTICATED', message: 'Sign in first.' },
  forbidden: { code: 'FORBIDDEN', message: 'Your role does not allow this.' },
}

/** The error of a refused operation. */
export const refuse = (refusal: AccessRefusal): GraphQLError => {
  const { code, message } = REFUSALS[refusal]
  return new GraphQLError(message, { extensions: { code } })
}

type Field = GraphQLField<unknown, unknown>

const accessArgument = ({ astNode }: Field, argument: 'to' | 'fresh') =>
  astNode?.directives
    ?.find(({ name }) => name.value === 'access')
    ?.arguments?.find(({ name }) => name.value === argument)?.value

/** The level in a field's `@access`; null: none. */
function levelOf(field: Field): AccessLevel | null {
  const value = accessArgument(field, 'to')
  const name = value?.kind === 'EnumValue' ? value.value.toLowerCase().replaceAll('_', '-') : ''
  return ACCESS_LEVELS.find((level) => level === name) ?? null
}

/** True if a field requires a person who has just signed in. */
function asksForProof(field: Field): boolean {
  const value = accessArgument(field, 'fresh')
  return value?.kind === 'BooleanValue' && value.value
}

const rootFields = (schema: GraphQLSchema): readonly (readonly [name: string, field: Field])[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => [`${type?.name}.${field.name}`, field] as const),
  )

/** The minimum right of each field of `Query` and `Mutation`; null: not stated. */
export const accessTable = (schema: GraphQLSchema): Readonly<Record<string, AccessLevel | null>> =>
  Object.fromEntries(rootFields(schema).map(([name, field]) => [name, levelOf(field)]))

/** The fields of `Query` and `Mutation` that require a person who has just signed in. */
export const fieldsWithProof = (schema: GraphQLSchema): readonly string[] =>
  rootFields(schema).flatMap(([name, field]) => (asksForProof(field) ? [name] : []))

type Resolve = GraphQLFieldResolver<unknown, OwnerContext>

const proofNeeded = (): GraphQLError =>
  new GraphQLError('Sign in again to confirm that it is you, then send this again.', {
    extensions: { code: 'PROOF_NEEDED' },
  })

interface Guard {
  readonly level: AccessLevel
  readonly isFresh: boolean
}

const guarded =
  (resolve: Resolve, { level, isFresh }: Guard): Resolve =>
  (parent, args, context, info) => {
    const { current, services } = context
    const refusal = accessRefusal(level, current?.owner.role ?? null)
    if (refusal !== null) throw refuse(refusal)
    if (isFresh && !isFreshOwnerSession(signedIn(context).signedInMs, services.realm.clock.wallTime()))
      throw proofNeeded()
    return resolve(parent, args, context, info)
  }

/**
 * Makes each field of `Query` and `Mutation` check the role of the person: the only place where roles are
 * enforced. Changes the schema. Throws if a field states no right.
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const [name, field] of rootFields(schema)) {
    const level = levelOf(field)
    if (level === null) throw new Error(`${name} of the owner's schema has no @access.`)
    const resolve = (field.resolve ?? defaultFieldResolver) as Resolve
    field.resolve = guarded(resolve, { level, isFresh: asksForProof(field) }) as typeof field.resolve &
      Resolve
  }
}

/** The signed-in person; the field cannot be reached without a session. */
export function signedIn({ current }: OwnerContext): SignedInOwner {
  if (current === null) throw refuse('unauthenticated')
  return current
}
