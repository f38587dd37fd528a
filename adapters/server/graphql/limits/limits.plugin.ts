import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import { GraphQLError, Kind, validate } from 'graphql'
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  SelectionSetNode,
  ValidationRule,
} from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { LIMITS } from './limits.js'

const countSubmits = (params: readonly GraphQLParams[]): number =>
  params.reduce(
    (count, { query }) => count + (query?.split('ecommerceAttemptSubmitOrder').length ?? 1) - 1,
    0,
  )

/**
 * Mutations that accept a secret or could guess one: one attempt per request, so that limits by request work.
 */
const SECRET_TAKERS = [
  'usysCreateSession',
  'usysCreateUser',
  'usysUpdatePassword',
  'usysResetPassword',
  'vitrineConfirmIdentity',
  'vitrineChangePassword',
  'vitrineChangeEmail',
  'vitrineLogInWithCode',
  'vitrineSendLink',
  'vitrineOpenLink',
  'vitrineLogInWithPasskey',
  'vitrineTurnOnFactor',
  'vitrineChangeCard',
] as const

const countSecrets = (params: readonly GraphQLParams[]): number =>
  params.reduce(
    (count, { query }) =>
      SECRET_TAKERS.reduce((sum, name) => sum + (query?.split(name).length ?? 1) - 1, count),
    0,
  )

/**
 * Limits a request to one order and one password attempt in any notation: neither a batch nor aliases add
 * attempts. The check counts names in the text, so that it can only count too many.
 */
const oneSubmit: Plugin = {
  onRequestParse: () => ({
    onRequestParseDone: ({ requestParserResult }) => {
      const params = Array.isArray(requestParserResult) ? requestParserResult : [requestParserResult]
      if (countSubmits(params) > LIMITS.submitsPerRequest)
        throw new GraphQLError('A request can place at most one order.', {
          extensions: { code: 'TooManySubmits', http: { status: 400 } },
        })
      if (countSecrets(params) > LIMITS.secretsPerRequest)
        throw new GraphQLError('A request can log in, sign up or set a password at most once.', {
          extensions: { code: 'TooManySecrets', http: { status: 400 } },
        })
    },
  }),
}

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined

/**
 * The number of fields that one selection adds to the top of an operation, through any nesting. A fragment is
 * counted once, however often it is spread: `known` has the counts of earlier fragments.
 */
function countFields(
  { selections }: SelectionSetNode,
  fragmentOf: FragmentOf,
  known: Map<string, number>,
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return sum + countFields(selection.selectionSet, fragmentOf, known)
    return sum + countFieldsOfFragment(selection.name.value, fragmentOf, known)
  }, 0)
}

function countFieldsOfFragment(name: string, fragmentOf: FragmentOf, known: Map<string, number>): number {
  const count = known.get(name)
  if (count !== undefined) return count
  // Another rule refuses a fragment that contains itself.
  known.set(name, 0)
  const fragment = fragmentOf(name)
  const fields = fragment ? countFields(fragment.selectionSet, fragmentOf, known) : 0
  known.set(name, fields)
  return fields
}

const fewRootFieldsRule: ValidationRule = (context) => {
  const known = new Map<string, number>()
  return {
    OperationDefinition: (node) => {
      const fields = countFields(node.selectionSet, (name) => context.getFragment(name), known)
      if (fields <= LIMITS.rootFields) return
      const message = `One operation may have at most ${LIMITS.rootFields} fields at its top.`
      context.reportError(new GraphQLError(message, { nodes: node }))
    },
  }
}

const fewRootFields: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(fewRootFieldsRule),
}

/**
 * Validates an operation up to the maximum of reported errors. Each further error takes time and is not sent.
 */
export const validateBriefly = (
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] => validate(schema, document, rules, { maxErrors: LIMITS.errors - 1 })

const fewErrors: Plugin = {
  onValidate: ({ setValidationFn }) => setValidationFn(validateBriefly),
}

/** The limits on the size of an operation, applied before any other work. */
export const sizePlugins = (): Plugin[] => [
  maxTokensPlugin({ n: LIMITS.tokens }) as Plugin,
  maxAliasesPlugin({ n: LIMITS.aliases }) as Plugin,
  maxDepthPlugin({ n: LIMITS.depth }) as Plugin,
  fewRootFields,
  fewErrors,
]

/** Every limit on requests of visitors' pages. */
export const limitPlugins = (): Plugin[] => [oneSubmit, ...sizePlugins()]
