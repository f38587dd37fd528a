import { describe, expect, it } from '@jest/globals'
import { readMembers, writeMembers } from '../../../../adapters/server/csv/member-csv.js'
import { NO_RULES } from '../../../../core/accounts/index.js'
import { valueOf } from '../../../support/value-of.js'

const read = (text: string) => readMembers(text, [], 0)
const addresses = (count: number): string =>
  Array.from({ length: count }, (_, index) => `m${index}@example.com\n`).join('')

describe('a table of members', () => {
  it('has no formula in its first line, and is read back', async () => {
    const name = '=HYPERLINK("https://example.org")'
    const field = {
      id: 'f',
      name,
      slug: 'link',
      type: 'PlainText',
      required: false,
      rules: NO_RULES,
    } as const
    const text = writeMembers([], [field])
    expect(text).toContain(`"'=HYPERLINK`)
    expect(valueOf(await readMembers(text, [field], 0))).toMatchObject({ problems: [], unknownColumns: [] })
  })

  it.each([
    [
      'an id that no index holds',
      `Id,Email\n${'x'.repeat(201)},a@example.com\n`,
      'Id',
      'at most 200 characters',
    ],
    ['an id with a letter that no database keeps', 'Id,Email\nx\0y,a@example.com\n', 'Id', 'visible'],
    ['a group of that length', `Email,Groups\na@example.com,${'x'.repeat(201)}\n`, 'Groups', 'at most 200'],
    ['a group with such a letter', 'Email,Groups\na@example.com,g\0h\n', 'Groups', 'visible'],
    [
      'more groups than a statement holds',
      `Email,Groups\na@example.com,${'g;'.repeat(101)}\n`,
      'Groups',
      'at most 100 groups',
    ],
    ['one id twice', 'Id,Email\nx,a@example.com\nx,b@example.com\n', 'Id', 'x is on line 2 already'],
    ['one address twice', 'Email\na@example.com\nA@EXAMPLE.com\n', 'Email', 'is on line 2 already'],
  ])('is refused before anything is written for %s', async (_, text, column, problem) => {
    expect(valueOf(await read(text)).problems).toEqual([
      { line: expect.any(Number), column, message: expect.stringContaining(problem) },
    ])
  })

  it.each([
    ['columns', `Email${',x'.repeat(1000)}\na@example.com\n`, '1001 columns'],
    ['lines', `Email\n${addresses(100_001)}`, 'more than 100000 lines'],
  ])('is not read if it has too many %s', async (_, text, problem) => {
    expect(await read(text)).toEqual({ ok: false, failure: expect.stringContaining(problem) })
  })

  it('is imported without columns that it does not know, each named with the one that it may mean', async () => {
    const field = {
      id: 'f',
      name: 'Shoe size',
      slug: 'shoe-size',
      type: 'PlainText',
      required: false,
      rules: NO_RULES,
    } as const
    const text = 'Email,Acess Groups,Shoe sise,Colour,,Name\na@example.com,gold,41,red,,Ada\n'
    expect(valueOf(await readMembers(text, [field], 0)).unknownColumns).toEqual([
      'Acess Groups ("Access Groups" may be meant)',
      'Shoe sise ("Shoe size" may be meant)',
      'Colour',
    ])
  })

  it.each([
    ['Emails,Name', 'The first line names no column "Email"; "Emails" may be meant.'],
    ['Address,Name', 'The first line names no column "Email".'],
  ])('is refused without addresses: %s', async (header, failure) => {
    expect(await read(`${header}\na@example.com,Ada\n`)).toEqual({ ok: false, failure })
  })

  it('is read up to a thousand problems, and the line of the last is named', async () => {
    const { lines, problems } = valueOf(await read(`Email\n${'a\n'.repeat(50_000)}${addresses(1)}`))
    expect(lines).toEqual([])
    expect(problems).toHaveLength(1001)
    expect(problems.at(-1)).toMatchObject({
      line: 1002,
      message: expect.stringContaining('nothing was read'),
    })
  })

  it('lets others have their turns while it is read', async () => {
    let isReading = true
    let turns = 0
    const count = (): void => {
      turns += 1
      if (isReading) setImmediate(count)
    }
    const text = `Email\n${addresses(20_000)}`
    // Reading the records has a turn for each 4,096 characters.
    const slices = text.length / 4096
    count()
    expect(valueOf(await read(text)).lines).toHaveLength(20_000)
    isReading = false
    expect(turns).toBeGreaterThan(slices + 150)
  })
})
