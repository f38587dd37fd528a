import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../../adapters/server/terminal/exit-codes.js'
import { runCommand } from '../../../composition/cli/program.js'
import { createRuntime, parseSettings } from '../../../composition/headless/index.js'
import { orderNumber } from '../../../core/shared/index.js'
import { valueOf } from '../../support/value-of.js'
import { placeOrder } from '../support/place-order.js'
import { scratchSite, STOOL_CATALOGUE } from '../support/site-folder.js'
import type { ScratchSite } from '../support/site-folder.js'

const SLOW_MS = 60_000
const databaseUrl = process.env['DATABASE_URL']

let site: ScratchSite
beforeEach(() => {
  site = scratchSite()
  delete process.env['DATABASE_URL']
})
afterEach(() => {
  if (databaseUrl !== undefined) process.env['DATABASE_URL'] = databaseUrl
  site.remove()
})

/** Runs the command in this process; `err` and `out` are what it wrote. */
async function run(...words: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(words, { out: (line) => out.push(line), err: (line) => err.push(line) })
  const plain = (lines: readonly string[]): string => lines.join('\n').replace(/\u001b\[\d+m/g, '')
  expect(plain(err)).not.toMatch(/\n\s+at /)
  return { code, out: plain(out), err: plain(err) }
}

const serve = (...options: readonly string[]) =>
  run('serve', site.folder, '--port', '0', '--data', site.data, ...options)

const openData = async () =>
  valueOf(
    await createRuntime({
      settings: valueOf(parseSettings({ name: 'x', currency: 'EUR', country: 'DE', shipping: [] })),
      database: { folder: site.data },
    }),
  )

/** A command that does something, and the names of its arguments and of its options with a value. */
interface Leaf {
  readonly words: readonly string[]
  readonly places: readonly string[]
  readonly options: readonly string[]
}

describe('the command', () => {
  it.each([
    [['orders', 'list', '--data='], "option '-d, --data <folder>'", 'empty'],
    [['orders', 'show', ''], "argument 'order'", 'empty'],
    [['stats', 'x'.repeat(300)], "argument 'folder'", '255 bytes'],
    [['adopt', '.', '--assets', `a/${'ä'.repeat(200)}`], "option '--assets <folder>'", '255 bytes'],
    [['mail', 'preview', '.', '--language', '1e308'], "option '--language <language>'", 'pt-BR'],
    [['members', 'list', '--search', 'a\0b'], "option '--search <text>'", 'NUL'],
    ...['serve', 'import', 'backup', 'build', 'doctor', 'demo-orders'].map(
      (name) => [[name, '.', '--site', ' a'], "option '--site <id>'", '1 to 100 characters'] as const,
    ),
    [['restore', 'a', 'b', '--site', 'x'.repeat(101)], "option '--site <id>'", '1 to 100 characters'],
    [['mail', 'list', '--kind', 'orderplaced'], "option '--kind <kind>'", 'orderPlaced, '],
    [['mail', 'list', '--kind', 'constructor'], "option '--kind <kind>'", 'There is no such kind'],
  ])('refuses %j and names the mistake', async (words, name, problem) => {
    const refused = await run(...words)
    expect([refused.code, refused.out]).toEqual([EXIT.usage, ''])
    expect(refused.err).toContain(name)
    expect(refused.err).toContain(problem)
  })

  /** The commands below some words, as their help lists them, with their arguments and options. */
  async function leavesOf(words: readonly string[]): Promise<readonly Leaf[]> {
    const { out } = await run(...words, '--help')
    const part = (title: string): readonly string[] =>
      (new RegExp(`^${title}:\\n((?:  .*\\n?)+)`, 'm').exec(out)?.[1] ?? '').split('\n')
    const firstWords = (title: string): readonly string[] =>
      part(title).flatMap((line) => /^  ([a-z][a-z-]*)(?: |$)/.exec(line)?.[1] ?? [])
    const names = firstWords('Commands').filter((name) => name !== 'help')
    if (names.length === 0) {
      const options = part('Options').flatMap((line) => /^  (?:-\w, )?(--[a-z-]+) [<[]/.exec(line)?.[1] ?? [])
      return [{ words, places: firstWords('Arguments'), options }]
    }
    const found: Leaf[] = []
    for (const name of names) found.push(...(await leavesOf([...words, name])))
    return found
  }

  it('refuses a word with invalid characters, in each argument and option of each command', async () => {
    const leaves = await leavesOf([])
    expect(leaves.length).toBeGreaterThan(70)
    const missed: string[] = []
    const check = async (what: string, words: readonly string[]): Promise<void> => {
      const { code, out, err } = await run(...words)
      const isNamed = err.includes(what) || /Allowed choices|required option|missing required/.test(err)
      if (code !== EXIT.usage || out !== '' || !isNamed)
        missed.push(`${words.join(' ')}: ${code} ${out} ${err}`)
    }
    for (const { words, places, options } of leaves) {
      for (const [at, place] of places.entries())
        await check(`'${place}'`, [...words, ...places.slice(0, at).map(() => 'x'), 'a\0b'])
      for (const option of options) await check(option, [...words, ...places.map(() => 'x'), option, 'a\0b'])
    }
    expect(missed).toEqual([])
  })

  /** Words that are a valid value of no argument, or of only one kind. */
  const ABSURD = [
    '',
    '-1',
    'NaN',
    '99999999999999999999',
    '2026-02-31',
    '<script>alert(1)</script>',
    '\u202egnp.exe\ud800',
    '🥄'.repeat(2_000),
  ]
  /** These commands create something new, and accept any name for it. */
  const MAKERS = ['init', 'adopt']

  it('answers absurd values of each argument and option with a sentence, and creates nothing', async () => {
    const leaves = (await leavesOf([])).filter(({ words }) => !MAKERS.includes(words[0] ?? ''))
    const none = join(site.root, 'none', 'shop')
    const before = readdirSync(site.root, { recursive: true }).length
    const bad: string[] = []
    const check = async (words: readonly string[]): Promise<void> => {
      const { code, out, err } = await run(...words)
      const isRefused = code === EXIT.usage || code === EXIT.badInput
      const isSentence = /\p{L}{2,}[^]*[.:)"?]$/u.test(err.trim()) && err.length < 12_000
      if (!isRefused || out !== '' || !isSentence || /\b(?:TypeError|undefined|\[object)/.test(err))
        bad.push(`${words.join(' ').slice(0, 120)}: ${code} ${out.slice(0, 80)} ${err.slice(0, 300)}`)
    }
    for (const { words, places, options } of leaves) {
      const sound = places.map((place) => (/^(?:folder|file|path)$/.test(place) ? none : 'x'))
      for (const value of ABSURD) {
        for (const at of places.keys())
          if (sound[at] !== none)
            await check([...words, ...sound.map((word, place) => (place === at ? value : word))])
        for (const option of options)
          await check([...words, ...sound, ...(sound.includes(none) ? [] : [none]), `${option}=${value}`])
      }
    }
    expect(bad).toEqual([])
    expect(readdirSync(site.root, { recursive: true })).toHaveLength(before)
  }, 120_000)

  it('names a missing folder, and the command that creates data', async () => {
    for (const words of [
      ['orders', 'list'],
      ['settings', 'list'],
      ['settings', 'set', 'name', 'x'],
    ])
      expect(await run(...words, join(site.root, 'none'))).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringContaining('There is no folder'),
      })
    expect((await run('orders', 'list', site.folder)).err).toContain(`vitrine serve ${site.folder}`)
  })

  it('changes settings before the site was served for the first time', async () => {
    site.write('vitrine.json', '{"name":"Scratch","currency":"EUR","country":"DE","shipping":[]}')
    expect(await run('settings', 'set', 'name', 'Harbour', site.folder)).toMatchObject({ code: EXIT.ok })
    expect((await run('settings', 'get', 'name', site.folder)).out).toBe('"Harbour"')
    const refused = await run('settings', 'set', 'orderLinkDays', 'many', site.folder)
    expect(refused.code).toBe(EXIT.badInput)
    expect((await run('settings', 'undo', site.folder)).err).toContain('No change of the settings was made')
    expect(existsSync(join(site.root, '.vitrine'))).toBe(false)
  })

  it('shows help and version and exits with 0', async () => {
    const help = await run('--help')
    expect(help).toMatchObject({ code: EXIT.ok })
    const names = [...help.out.matchAll(/^  ([a-z]+) /gm)].map(([, name = '']) => name)
    expect(names).toEqual(expect.arrayContaining(['serve', 'import', 'orders', 'help']))
    for (const name of names.filter((one) => one !== 'help')) {
      const own = await run(name, '--help')
      expect(own.out).toMatch(new RegExp(`^Usage: vitrine ${name} `))
      expect(await run('help', name)).toEqual(own)
    }
    expect(await run('--version')).toMatchObject({ code: EXIT.ok, out: 'unbuilt' })
  })

  it.each([
    ['an unknown command', ['sell']],
    ['an unknown option', ['serve', '.', '--fast']],
    ['no folder', ['serve']],
    ['a port that is no number', ['serve', '.', '--port', 'http']],
    ['a port out of range', ['serve', '.', '--port', '70000']],
    ['a port just out of range', ['serve', '.', '--port', '65536']],
    ['a negative port', ['serve', '.', '--port=-1']],
    ['half a port', ['serve', '.', '--port', '80.5']],
    ['a negative limit', ['serve', '.', '--cart-limit=-1']],
    ['a limit in other digits', ['serve', '.', '--cart-limit', '1e3']],
    ['a limit without end', ['serve', '.', '--cart-limit', '1000000000']],
    ['no limit', ['serve', '.', '--cart-limit', '']],
    ['an address without a protocol', ['serve', '.', '--url', 'shop.example.org']],
    ['an address of another protocol', ['serve', '.', '--url', 'ftp://shop.example.org']],
    ['an address with a path', ['serve', '.', '--url', 'https://shop.example.org/shop']],
    ['an address with a question', ['serve', '.', '--url', 'https://shop.example.org?a']],
    ['an address that is none', ['serve', '.', '--url', 'https://shop example']],
    ['an address without a host', ['serve', '.', '--url', 'https:///']],
    ['an origin with a path', ['serve', '.', '--allow-origin', 'https://www.example.com/']],
    ['any origin', ['serve', '.', '--allow-origin', '*']],
    ['the origin null', ['serve', '.', '--allow-origin', 'null']],
    [
      'an origin that is none beside one',
      ['serve', '.', '--allow-origin=https://a.example', '--allow-origin=b'],
    ],
  ])('refuses %s with code 2', async (_, words) => {
    const { code, err } = await run(...words)
    expect(code).toBe(EXIT.usage)
    expect(err).not.toBe('')
  })
})

describe('a folder that cannot be served', () => {
  it('is reported when it does not exist', async () => {
    const { code, err } = await run('serve', join(site.root, 'nowhere'), '--port', '0')
    expect(code).toBe(EXIT.badInput)
    expect(err).toBe(`Error: There is no folder ${join(site.root, 'nowhere')}.`)
  })

  it('is refused when it is a file', async () => {
    const page = join(site.folder, 'index.html')
    const err = `Error: ${page} is a file. Name the folder in which it lies.`
    expect(await run('serve', page)).toMatchObject({ code: EXIT.badInput, err })
    expect(await run('serve', join(page, 'deeper'))).toMatchObject({
      code: EXIT.badInput,
      err: `Error: There is no folder ${join(page, 'deeper')}.`,
    })
  })

  it.each(['catalogue.csv', 'vitrine.json'])('is refused when its %s is a folder', async (name) => {
    const path = join(site.folder, name)
    rmSync(path, { force: true })
    mkdirSync(path)
    const err = `Error: ${path} cannot be read: it is a folder, not a file.`
    expect(await serve()).toMatchObject({ code: EXIT.badInput, err })
    expect(existsSync(site.data)).toBe(false)
  })

  it.each([
    ['catalogue.csv', 100],
    ['vitrine.json', 5],
  ])('is refused when its %s is larger than %i MB', async (name, megabytes) => {
    const path = join(site.folder, name)
    truncateSync(path, (megabytes + 1) * 1_000_000)
    const err = `Error: ${path} cannot be read: it has more than ${megabytes} MB.`
    expect(await serve()).toMatchObject({ code: EXIT.badInput, err })
  })

  it('is refused with every mistake of its settings', async () => {
    site.write('vitrine.json', '{"name": "x", "currency": "ABC", "country": 7, "colour": "red"}')
    const { code, err } = await serve()
    expect(code).toBe(EXIT.badInput)
    for (const word of ['vitrine.json', 'currency', 'country', 'colour']) expect(err).toContain(word)
  })

  it('is refused with settings that are no JSON', async () => {
    site.write('vitrine.json', '{"name": ')
    expect(await serve()).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('not valid JSON'),
    })
  })

  it.each(['serve', 'import'])(
    'is refused by %s with a broken catalogue: line and column are named and no data are touched',
    async (command) => {
      site.write('catalogue.csv', `${STOOL_CATALOGUE}\noak-table,Oak table,Physical,TA-1,cheap,1`)
      const { code, err } = await run(command, site.folder, '--data', site.data)
      expect(code).toBe(EXIT.badInput)
      expect(err).toMatch(/line 3, column "Variant Price"/)
      expect(existsSync(site.data)).toBe(false)
    },
  )
})

describe('a port or data folder that cannot be used', () => {
  it(
    'is reported when the port is taken',
    async () => {
      const other = createServer()
      await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
      const { port } = other.address() as AddressInfo
      const { code, err } = await run('serve', site.folder, '--port', String(port), '--data', site.data)
      other.close()
      expect(code).toBe(EXIT.portTaken)
      expect(err).toContain(`Port ${port} is taken`)
      expect(existsSync(site.data)).toBe(false)
    },
    SLOW_MS,
  )

  it('is reported when the data folder cannot be written', async () => {
    const blocked = join(site.root, 'a-file')
    writeFileSync(blocked, '')
    const { code, err } = await run('serve', site.folder, '--port', '0', '--data', join(blocked, 'data'))
    expect(code).toBe(EXIT.badInput)
    expect(err).toContain(blocked)
  })

  it(
    'is refused when a newer version has changed the data, which stay as they are',
    async () => {
      expect(await run('import', site.folder, '--data', site.data)).toMatchObject({ code: EXIT.ok })
      const runtime = await openData()
      await runtime.sql.query("INSERT INTO schema_migration (site_id, id) VALUES ('*', '9999-of-tomorrow')")
      await runtime.close()
      for (const words of [['serve', '--port', '0'], ['import']]) {
        const [command = '', ...options] = words
        const { code, err } = await run(command, site.folder, ...options, '--data', site.data)
        expect(code).toBe(EXIT.badInput)
        expect(err).toContain('newer version')
        expect(err).toContain('restore the backup from before its update')
        expect(err).toContain(site.data)
      }
    },
    SLOW_MS,
  )

  it(
    'is not read for a site that it does not have',
    async () => {
      expect(await run('import', site.folder, '--data', site.data)).toMatchObject({ code: EXIT.ok })
      for (const name of ['orders', 'members', 'mail', 'stock']) {
        const { code, out, err } = await run(name, 'list', site.folder, '--data', site.data, '--site', 'mian')
        expect([name, code, out, err]).toEqual([
          name,
          EXIT.badInput,
          '',
          'Error: There is no site "mian" in these data.\n--site names one of: main.',
        ])
      }
      expect(await run('orders', 'list', site.folder, '--data', site.data)).toMatchObject({ code: EXIT.ok })
      // This one creates no file either.
      const made = join(site.root, 'made')
      process.env['VITRINE_BACKUP_PASSPHRASE'] = 'seven green kettles on a shelf'
      for (const words of [
        ['backup', site.folder, '--data', site.data, '--to', made],
        ['build', site.folder, '--data', site.data, '--out', made],
      ])
        expect([words[0], await run(...words, '--site', 'mian'), existsSync(made)]).toEqual([
          words[0],
          { code: EXIT.badInput, out: '', err: expect.stringContaining('--site names one of: main.') },
          false,
        ])
      delete process.env['VITRINE_BACKUP_PASSPHRASE']
      const second = await run('import', site.folder, '--data', site.data, '--site', 'second')
      expect(second).toMatchObject({
        code: EXIT.ok,
        err: expect.stringContaining('"second" is a new site in these data, beside main (--site).'),
      })
    },
    SLOW_MS,
  )

  it(
    'is checked by doctor only for a site that it has',
    async () => {
      expect(await run('import', site.folder)).toMatchObject({ code: EXIT.ok })
      expect(await run('doctor', site.folder, '--site', 'mian')).toEqual({
        code: EXIT.badInput,
        out: '',
        err: 'Error: There is no site "mian" in these data.\n--site names one of: main.',
      })
    },
    SLOW_MS,
  )

  it('is described without its password when it is a server that does not answer', async () => {
    process.env['DATABASE_URL'] = 'postgres://owner:hush-hush@localhost:1/shop'
    const { code, err } = await run('serve', site.folder, '--port', '0')
    delete process.env['DATABASE_URL']
    expect(code).toBe(EXIT.badInput)
    expect(err).not.toContain('hush-hush')
  })
})

/** The operations of the audit log, of one subject or of all. */
async function auditedOf(subject?: string): Promise<readonly string[]> {
  const of = subject === undefined ? [] : ['--subject', subject]
  const { out } = await run('audit', 'list', ...of, '--json', '--data', site.data)
  return (JSON.parse(out) as readonly { operation: string }[]).map(({ operation }) => operation)
}

describe('vitrine import', () => {
  it(
    'reports its changes, and none in a second run',
    async () => {
      expect(await run('import', site.folder, '--data', site.data)).toMatchObject({
        code: EXIT.ok,
        out: '1 product created, 0 updated, 0 unchanged, 0 withdrawn; 1 SKU for sale.',
      })
      expect((await run('import', site.folder, '--data', site.data)).out).toContain(
        '0 products created, 0 updated, 1 unchanged',
      )
      const { out } = await run('import', site.folder, '--data', site.data, '--json')
      expect(JSON.parse(out)).toMatchObject({ created: 0, unchanged: 1, skus: 1 })
      expect(await auditedOf()).toContain('importCatalogue')
    },
    SLOW_MS,
  )

  it(
    'withdraws many products only with a confirmation',
    async () => {
      await run('import', site.folder, '--data', site.data)
      site.write('catalogue.csv', 'Product Handle,Product Name,Variant Price\n')
      expect(await run('import', site.folder, '--data', site.data)).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringMatching(
          /no longer names 1 of 1 product; nothing was changed[^]*--allow-withdrawals/,
        ),
      })
      const words = ['import', site.folder, '--data', site.data, '--allow-withdrawals']
      expect((await run(...words)).out).toContain('1 withdrawn; 0 SKUs for sale')
    },
    SLOW_MS,
  )

  it('checks a file without opening the data', async () => {
    expect(
      await run('import', site.folder, '--data', join(site.root, 'index.html', 'x'), '--dry-run'),
    ).toMatchObject({
      code: EXIT.ok,
      out: '1 product with 1 SKU can be imported; nothing was changed.',
    })
    const dry = await run('import', site.folder, '--dry-run', '--json')
    expect(JSON.parse(dry.out)).toEqual({ products: 1, skus: 1 })
    site.write('catalogue.csv', 'Product Handle\noak-stool')
    expect(await run('import', site.folder, '--dry-run')).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('catalogue.csv cannot be imported; nothing was changed'),
    })
  })

  it(
    'names a column that became a field although its name is nearly that of the stock',
    async () => {
      site.write('catalogue.csv', 'Product Handle,Product Name,Variant Price,Stock\nstool,Stool,129.00,10')
      const told =
        'The column "Stock" of catalogue.csv became a field of the products; the shop reads "Variant Inventory".'
      expect((await run('import', site.folder, '--dry-run')).out).toContain(told)
      expect((await run('import', site.folder, '--data', site.data)).out).toContain(told)
      expect((await run('doctor', site.folder)).out).toContain(told)
    },
    SLOW_MS,
  )
})

describe('vitrine orders capture', () => {
  it(
    'captures the held money of an order, and reports its state',
    async () => {
      const own = JSON.parse(readFileSync(join(site.folder, 'vitrine.json'), 'utf8')) as object
      const settings = valueOf(parseSettings({ ...own, capture: 'on-fulfilment' }))
      const open = async () => valueOf(await createRuntime({ settings, database: { folder: site.data } }))
      const first = await open()
      valueOf(await first.importCatalogue(STOOL_CATALOGUE))
      const orderId = (await placeOrder(first.visit())).orderId
      await first.close()
      const capture = (id: string) => run('orders', 'capture', id, '--data', site.data)
      expect((await run('orders', 'list', '--data', site.data)).out).toContain('placed, money held')
      expect(await capture(orderId)).toMatchObject({
        code: EXIT.ok,
        out: expect.stringContaining('being taken'),
      })
      const second = await open()
      await second.backend.maintain?.()
      await second.close()
      expect(await capture(orderId)).toMatchObject({
        code: EXIT.ok,
        out: expect.stringContaining('taken already'),
      })
      expect(await capture(orderNumber(orderId).toLowerCase())).toMatchObject({
        code: EXIT.ok,
        out: expect.stringContaining('taken already'),
      })
      expect(
        (await run('orders', 'list', '--data', site.data, '--number', orderNumber(orderId))).out,
      ).toContain(`${orderNumber(orderId)}  ${orderId}`)
      expect(await capture('no-such-order')).toMatchObject({
        code: EXIT.badInput,
        err: expect.stringContaining('no placed order'),
      })
      expect(await auditedOf(orderId)).toEqual(['captureOrder'])
    },
    SLOW_MS,
  )
})

describe('vitrine orders list', () => {
  it(
    'reports an empty list, also as JSON',
    async () => {
      await run('import', site.folder, '--data', site.data)
      expect(await run('orders', 'list', '--data', site.data)).toMatchObject({
        code: EXIT.ok,
        out: 'There are no orders yet.',
      })
      expect(await run('orders', 'list', '--data', site.data, '--json')).toMatchObject({
        code: EXIT.ok,
        out: '[]',
      })
    },
    SLOW_MS,
  )

  it('creates no new shop if there is none', async () => {
    const { code, err } = await run('orders', 'list', '--data', site.data)
    expect(code).toBe(EXIT.badInput)
    expect(err).toContain(site.data)
    expect(existsSync(site.data)).toBe(false)
  })

  it('asks for the shop if there are several', async () => {
    expect(await run('orders', 'list')).toMatchObject({ code: EXIT.badInput })
  })
})
