import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { buildSchema, getNamedType, isEnumType, isInputObjectType } from 'graphql'
import type { GraphQLInputType } from 'graphql'
import { OTHER_FIELDS, SHOWN_FIELDS } from '../../support/hostile/stranger-fields.js'

const NO_TEXTS: ReadonlySet<string> = new Set(['Int', 'Float', 'Boolean'])

/** The places of a value that hold a text, an id or any JSON. */
function textsOf(path: string, given: GraphQLInputType, above: readonly string[] = []): readonly string[] {
  const type = getNamedType(given)
  if (isInputObjectType(type))
    return above.includes(type.name)
      ? []
      : Object.values(type.getFields()).flatMap((field) =>
          textsOf(`${path}.${field.name}`, field.type, [...above, type.name]),
        )
  return isEnumType(type) || NO_TEXTS.has(type.name) ? [] : [path]
}

it('names each text that a stranger can send, and says which of them the desk shows', () => {
  const schema = buildSchema(readFileSync('adapters/graphql/protocol/schema.graphql', 'utf8'))
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const sent = mutations.flatMap(({ name, args }) =>
    args.flatMap((arg) => textsOf(`${name}.${arg.name}`, arg.type)),
  )
  const isOther = (path: string): boolean =>
    Object.keys(OTHER_FIELDS).some((name) =>
      name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name,
    )
  expect(sent.length).toBeGreaterThan(90)
  expect(sent.filter((path) => !isOther(path)).sort()).toEqual([...SHOWN_FIELDS].sort())
  // A removed field, and a row that hides another one, fail too.
  expect(SHOWN_FIELDS.filter(isOther)).toEqual([])
  expect(
    Object.keys(OTHER_FIELDS).filter((name) => !sent.some((path) => path.startsWith(name.replace('*', '')))),
  ).toEqual([])
})
