import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import {
  accountErrorAttribute,
  shopErrorAttribute,
  uploadErrorAttribute,
} from '../../../core/builder-markup/index.js'
import {
  ACCOUNT_ERRORS,
  accountFacts,
  ADD_TO_CART_PROBLEMS,
  CART_PROBLEMS,
  CHECKOUT_CODES,
  CHECKOUT_PROBLEMS,
  checkoutProblem,
  formFacts,
  NOTICES,
  OWN_ACCOUNT_ERRORS,
  parseServerError,
  UPLOAD_CODES,
  UPLOAD_PROBLEMS,
} from '../../../core/errors/index.js'
import type { AccountForm, AccountKey, OwnAccountKey, ProblemFacts } from '../../../core/errors/index.js'

/** The rows of the page, without the padding that the formatter puts into tables. */
const rows = readFileSync(new URL('../../../docs/reference/errors.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.replace(/\s+/g, ' '))

const accountProblems = Object.entries(ACCOUNT_ERRORS).flatMap(([form, { copies }]) =>
  Object.keys(copies).map((key) => accountFacts(form as AccountForm, key as AccountKey)),
)

const problems: readonly (readonly [attributes: readonly string[], problem: ProblemFacts])[] = [
  ...[CHECKOUT_PROBLEMS, ADD_TO_CART_PROBLEMS, CART_PROBLEMS].flatMap((table) =>
    Object.values(table).map((problem) => [problem.names.map(shopErrorAttribute), problem] as const),
  ),
  ...Object.values(UPLOAD_PROBLEMS).map(
    (problem) => [problem.names.map(uploadErrorAttribute), problem] as const,
  ),
  ...Object.keys(OWN_ACCOUNT_ERRORS.copies).map((key) => {
    const problem = formFacts(OWN_ACCOUNT_ERRORS, key as OwnAccountKey)
    return [problem.names.map(accountErrorAttribute), problem] as const
  }),
  ...accountProblems.map((problem) => [problem.names.map(accountErrorAttribute), problem] as const),
]

describe('the page about errors', () => {
  it.each(problems.map(([attributes, problem]) => [attributes[0], attributes, problem] as const))(
    'has the same row of %s as the catalogue',
    (_attribute, attributes, { key, recovery, text }) => {
      const names = attributes.map((name) => `\`${name}\``).join(', ')
      expect(rows.some((row) => row.includes(`| \`${key}\` | ${recovery} | ${names} | ${text} |`))).toBe(true)
    },
  )

  it.each([
    ...Object.entries(CHECKOUT_CODES).map(([code, category]) => [code, `\`${category}\``]),
    ...Object.entries(UPLOAD_CODES).map(([code, category]) => [code, `\`${category}\``]),
    ...[...Object.values(ACCOUNT_ERRORS), OWN_ACCOUNT_ERRORS].flatMap(({ codes }) =>
      Object.entries(codes).map(([code, key]) => [code, `\`${key}\``]),
    ),
  ])('puts %s into a row with %s', (code, place) => {
    expect(rows.some((row) => row.includes(`\`${code}\``) && row.includes(place))).toBe(true)
  })

  it('has every notice', () => {
    for (const notice of Object.values(NOTICES))
      expect(rows.some((row) => row.includes(`| ${notice} |`))).toBe(true)
  })
})

/** The folders of the rules of the shop and of their storage. */
const STORE = ['adapters/server/sql/shop', 'core/use-cases/shop']

/** Codes for which the general text of the checkout is right, or which no checkout gets. */
const GENERAL = [
  'CartFull',
  'InvalidQuantity',
  'KeyReused',
  'MixedCartError',
  'NeedIdentity',
  'OrderSubmitting',
  'VisitorUnknown',
]

/** The code that is divided by its message. */
const BY_MESSAGE = 'OrderTotalRange'

const sources = STORE.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(name, 'utf8'))

describe('the bundled store', () => {
  it('refuses an order with codes that have their own text', () => {
    const codes = sources
      .flatMap((source) => [...source.matchAll(/\brejection\(\s*'(\w+)'/g)])
      .map(([, code = '']) => code)
    expect(codes.length).toBeGreaterThan(10)
    const known = [...Object.keys(CHECKOUT_CODES), ...GENERAL]
    expect(codes.filter((code) => !known.includes(code) && code !== BY_MESSAGE)).toEqual([])
  })

  it('describes the problem of a total in distinct words', () => {
    const messages = sources
      .flatMap((source) => [...source.matchAll(/\brejection\(\s*'OrderTotalRange',\s*'([^']+)'/g)])
      .map(([, text]) => text)
    expect(messages).not.toEqual([])
    for (const message of messages)
      expect(checkoutProblem(parseServerError({ code: BY_MESSAGE, message })).category).toBe('minimum')
  })
})
