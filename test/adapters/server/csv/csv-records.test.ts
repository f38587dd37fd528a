import { problemLines, readCsvTable } from '../../../../adapters/server/csv/csv-table.js'
import { describe, expect, it } from '@jest/globals'
import { parseCatalogue } from '../../../../adapters/server/csv/catalogue/parse-catalogue.js'
import { checkRecords, delimiterOf, readRecords } from '../../../../adapters/server/csv/csv-records.js'
import { settingsOf } from '../../../support/shop/store-fixture.js'
import { expectOnceBelow, processorMsOf, processorTimeOf } from '../../../support/processes/processor-time.js'
import { tableText, tableTextWithPauses } from '../../../../adapters/server/csv/table-text.js'

describe('the separator of a CSV file', () => {
  it.each([
    ['a,b,c\n1;2;3', ','],
    ['a;b;c\n1,5;2;3', ';'],
    ['a\tb\n', '\t'],
    ['"a;b;c",d\n', ','],
    ['\n\r\na;b\n', ';'],
    ['one\n', ','],
    ['', ','],
  ])('is found in the first line: %j', (text, expected) => {
    expect(delimiterOf(text)).toBe(expected)
  })
})

describe('the records of a CSV file', () => {
  const TEXT = '\uFEFFName;Note\r\nA;"two\r\nlines; quoted ""so"""\r\n\r\nB;\r\n'
  const RECORDS = [
    { line: 1, cells: ['Name', 'Note'] },
    { line: 2, cells: ['A', 'two\r\nlines; quoted "so"'] },
    { line: 5, cells: ['B', ''] },
  ]

  it('have their lines as editors count them', async () => {
    expect(await readRecords(TEXT)).toEqual({ ok: true, value: RECORDS })
  })

  it('keep letters of two units across two slices, and allowed quotes', async () => {
    for (const before of ['', 'a']) {
      const text = `${before}${'💩'.repeat(40_000)},5" pipe\n`
      expect(await readRecords(text, { relaxQuotes: true })).toEqual({
        ok: true,
        value: [{ line: 1, cells: text.trimEnd().split(',') }],
      })
    }
  })

  it.each([
    ['shorter', 'a,b,c\n', 'x\n'],
    ['longer', 'a\n', 'x,y\n'],
  ])('take the same time if lines are %s than the first', async (_kind, header, line) => {
    const msOf = (first: string): Promise<number> =>
      processorMsOf(async () =>
        expect(await readRecords(first + line.repeat(10_000))).toMatchObject({ ok: true }),
      )
    await msOf(line)
    await expectOnceBelow(4, async () => {
      const even = await msOf(line)
      return (await msOf(header)) / Math.max(even, 50)
    })
  })

  it.each([
    ['a,b\n1,"2\n3', 'A value begins with a quote (") that is never closed.'],
    ['a,b\n1,2"3"\n', 'A quote (") stands inside a value that does not begin with one.'],
    ['a,b\n1,"2"3\n', 'There is text after the closing quote (") of a value.'],
  ])('name the fault of %j with its line', async (text, message) => {
    expect(await readRecords(text)).toEqual({ ok: false, failure: { line: expect.any(Number), message } })
  })
})

describe('a table that could fill memory', () => {
  const TOO_LONG =
    'A line has more than 1000000 characters or 100000 values, or a quote (") in it is never closed.'

  it.each([
    ['a value', `${'x'.repeat(1_000_100)}\n`],
    ['a line of separators', `${','.repeat(1_000_001)}\n`],
    ['a quote that is never closed', `"${'x,'.repeat(600_000)}`],
    ['lines in a quote', `"${'x\n'.repeat(600_000)}`],
  ])('is refused for %s that is too long, and is read on behind it', async (_what, line) => {
    const { records, faults } = await checkRecords(`a,b\n${line}1,2\n`)
    expect(faults[0]).toEqual({ line: 2, message: TOO_LONG })
    expect(records[0]).toEqual({ line: 1, cells: ['a', 'b'] })
    expect(faults.length).toBeLessThan(21)
  })

  it.each([
    ['separators', ','],
    ['carriage returns', '\r'],
    ['letters of two bytes', 'ä'],
  ])('lets others have their turns behind a line of millions of %s', async (_what, sign) => {
    const line = sign.repeat(10_000_000)
    const lines = `${'😀,ä\n'.repeat(1000)}${line}\n1,2\n"3`
    let last: number | undefined
    await expectOnceBelow(80, async () => {
      const { longestTurn } = await processorTimeOf(async () => {
        last = (await checkRecords(lines)).faults.at(-1)?.line
      })
      return longestTurn
    })
    expect(last).toBe(sign === '\r' ? 10_001_002 : 1003)
  })

  it('is read no further than requested', async () => {
    const { records } = await checkRecords('a,b\n'.repeat(100_000), { enough: 10 })
    expect(records.length).toBeGreaterThan(10)
    expect(records.length).toBeLessThan(5000)
  })

  it('is quoted in messages without the middle of long values', async () => {
    const told = await parseCatalogue(
      `Product Handle,Product Name,Variant Price\n${'ä'.repeat(100_000)},Name,5\n`,
      settingsOf({ name: 'Shop', currency: 'EUR', country: 'DE' }),
    )
    const [problem] = told.ok ? [] : told.failure
    expect(problem?.message).toMatch(/^"ä+ \.\.\. ä+.* use letters of a to z, digits, - and _\.$/)
    expect(problem?.message.length).toBeLessThan(500)
  })
})

describe('the text of a table', () => {
  it.each([
    ['UTF-8', Buffer.from('Käthe – „5 €“')],
    ['UTF-16 with its mark', Buffer.from('\uFEFFKäthe – „5 €“', 'utf16le')],
    [
      'Windows-1252',
      Buffer.from([0x4b, 0xe4, ...Buffer.from('the '), 0x96, 0x20, 0x84, 0x35, 0x20, 0x80, 0x93]),
    ],
  ])('is read in %s', (_name, bytes) => {
    expect(tableText(bytes)).toBe('Käthe – „5 €“')
  })

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    [
      'Windows-1252',
      (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from([0x80, 0x96])]),
    ],
  ])('is the same in turns, even if a letter lies across two: %s', async (name, encode) => {
    const letter = name === 'Windows-1252' ? 'ä' : '💩'
    for (const before of ['', 'a', 'ab', 'abc']) {
      const bytes = encode(before + letter.repeat(600_000))
      expect((await tableTextWithPauses(bytes)) === tableText(bytes)).toBe(true)
    }
  })
})

describe('a table with a header', () => {
  it('counts only the cells of a short row', async () => {
    const header = Array.from({ length: 1000 }, (_, index) => `c${index}`).join(',')
    const table = await readCsvTable(`${header}\n a ,b\n`, (name) => name)
    expect(table.ok && table.value.rows.map(({ values }) => [...values])).toEqual([
      [
        ['c0', 'a'],
        ['c1', 'b'],
      ],
    ])
  })

  it('lists the first 100 mistakes, and says how many more there are', () => {
    const problems = Array.from({ length: 60_000 }, (_, at) => ({ line: at, column: 'a', message: 'b.' }))
    const lines = problemLines(problems)
    expect([lines.length, ...lines.slice(0, 2), lines.at(-1)]).toEqual([
      101,
      '  b.',
      '  line 1, column "a": b.',
      '  and 59900 more',
    ])
  })

  it('is read no further as a catalogue once it has a thousand mistakes', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `p${at},,`)
    const settings = settingsOf({ name: 'a', currency: 'EUR', country: 'DE', shipping: [] })
    const read = await parseCatalogue(
      `Product Handle,Product Name,Variant Price\n${lines.join('\n')}`,
      settings,
    )
    const problems = read.ok ? [] : read.failure
    expect([problems.length, problemLines(problems).at(-1)]).toEqual([1000, '  and at least 900 more'])
    expect(problems.at(-1)).toMatchObject({ line: 501, column: 'Variant Price' })
  })
})
