import {
  FieldsOnCorrectTypeRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  validate,
} from 'graphql'
import type { DocumentNode, GraphQLSchema, ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { answerUnknownFields, knownMutationsRule, readTypeAliases, translateTypes } from './page-document.js'

/** Rules whose breach changes no answer: a page stays readable. */
const HARMLESS: ReadonlySet<ValidationRule> = new Set([
  FieldsOnCorrectTypeRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
])

const memoize = <T>(adapt: (document: DocumentNode) => T): ((document: DocumentNode) => T) => {
  const known = new WeakMap<DocumentNode, T>()
  return (document) => {
    const earlier = known.get(document)
    if (earlier !== undefined) return earlier
    const made = adapt(document)
    known.set(document, made)
    return made
  }
}

/**
 * Takes page queries as they are: of both generations, with fields this site does not have. Each text is
 * adapted once; limits and rules see the page's own text, only the execution sees the adapted one.
 */
export function pageDocumentPlugin(schema: GraphQLSchema, introspection: boolean): Plugin {
  const aliases = readTypeAliases(schema)
  const translated = new WeakSet<DocumentNode>()
  const translate = memoize((document) => translateTypes(aliases, document))
  const withKnownFields = memoize((document) => answerUnknownFields(schema, document))
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (result === null || result instanceof Error || translated.has(result)) return
        const own = translate(result)
        translated.add(own)
        replaceParseResult(own)
      },
    onValidate: ({ addValidationRule, setValidationFn }) => {
      addValidationRule(knownMutationsRule)
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
      setValidationFn((ofSchema, document, rules, options) =>
        validate(
          ofSchema,
          document,
          (rules as readonly ValidationRule[] | undefined)?.filter((rule) => !HARMLESS.has(rule)),
          options,
        ),
      )
    },
    onExecute: ({ executeFn, setExecuteFn }) => {
      setExecuteFn((args) => executeFn({ ...args, document: withKnownFields(args.document) }))
    },
  }
}
