import {
  FieldsOnCorrectTypeRule,
  NoSchemaIntrospectionCustomRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
} from 'graphql'
import type { DocumentNode, GraphQLSchema, ValidationRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { validateBriefly } from '../limits/limits.plugin.js'
import { oncePer } from '../../../../core/shared/index.js'
import { answerUnknownFields, knownMutationsRule, readTypeAliases, translateTypes } from './page-document.js'

/** Rules whose violation changes no answer, so that the page still works. */
const HARMLESS: ReadonlySet<ValidationRule> = new Set([
  FieldsOnCorrectTypeRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
])

/**
 * Accepts page queries of both generations, even with fields that this site does not have. Each text is
 * adapted once; limits and rules see the page's own text, only the execution sees the adapted one.
 */
export function pageDocumentPlugin(schema: GraphQLSchema, introspection: boolean): Plugin {
  const aliases = readTypeAliases(schema)
  const translated = new WeakSet<DocumentNode>()
  const translate = oncePer((document: DocumentNode) => translateTypes(aliases, document))
  const withKnownFields = oncePer((document: DocumentNode) => answerUnknownFields(schema, document))
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
      setValidationFn((ofSchema, document, rules) =>
        validateBriefly(
          ofSchema,
          document,
          (rules as readonly ValidationRule[] | undefined)?.filter((rule) => !HARMLESS.has(rule)),
        ),
      )
    },
    onExecute: ({ executeFn, setExecuteFn }) => {
      setExecuteFn((args) => executeFn({ ...args, document: withKnownFields(args.document) }))
    },
  }
}
