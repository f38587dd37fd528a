import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { auditedInTests } from '../support/owner/audit-evidence.js'
import { runCommand } from '../../composition/cli/program.js'

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'core/README.md',
  ...filesIn('docs', '.md'),
  ...filesIn('docs/adr', '.md'),
  ...filesIn('docs/reference', '.md'),
]
const textOf = (page: string): string => readFileSync(page, 'utf8')

/** The code of a page, where a name followed by a word is a command and not a sentence. */
const codeOf = (page: string): string =>
  [...textOf(page).matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)]
    .map(([, block, inline]) => block ?? inline)
    .join('\n')

const uniqueMatches = (pattern: RegExp, read: (page: string) => string): readonly string[] => [
  ...new Set(PAGES.flatMap((page) => [...read(page).matchAll(pattern)].map(([, name = '']) => name))),
]

/** The folders below a folder of the source that hold files. */
const foldersIn = (part: string): readonly string[] =>
  readdirSync(part, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(part, entry.name)).length > 0)
    .map(({ name }) => name)

async function helpOf(words: readonly string[]): Promise<string> {
  const said: string[] = []
  const terminal = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) }
  await runCommand([...words, '--help'], terminal)
  return said.join('\n')
}

/** The commands that the help of `vitrine` lists, and those below them. */
async function commandsIn(words: readonly string[] = []): Promise<readonly string[]> {
  const listed = (await helpOf(words)).split('Commands:')[1] ?? ''
  return [...listed.matchAll(/^ {2}([a-z-]+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'help')
}

/** Commands that change data of a shop, with the operation that they write into its audit log. */
const AUDITED: Readonly<Record<string, string>> = {
  import: 'importCatalogue',
  'orders fulfil': 'fulfilOrder',
  'orders cancel': 'cancelOrder',
  'orders refund': 'refundOrder',
  'orders capture': 'captureOrder',
  'orders send-downloads': 'sendDownloads',
  'orders note': 'noteOrder',
  'orders invoice': 'issueDocument',
  'orders credit-note': 'issueDocument',
  'orders return': 'moveReturn',
  'files remove': 'removeFile',
  'forms delete': 'deleteSubmissions',
  'events replay': 'replayEvents',
  'events rotate': 'rotateWebhookSecret',
  'jobs run': 'runJob',
  'mail retry': 'retryMails',
  'mail bounce': 'noteBounces',
  'members invite': 'inviteMember',
  'members invite-all': 'startInvitations',
  'forms reply': 'replyToEntry',
  'members groups': 'changeMemberGroups',
  'members ban': 'banMember',
  'members log-out': 'logMemberOut',
  'members factor-off': 'removeMemberFactor',
  'members delete': 'deleteMember',
  'members import': 'importMembers',
  'owners invite': 'inviteOwner',
  'owners role': 'changeOwnerRole',
  'owners remove': 'removeOwner',
  'owners code': 'makeOwnerCode',
  'privacy erase': 'erasePerson',
  'products edit': 'editProduct',
  'products options': 'changeOptions',
  'discounts create': 'createDiscount',
  'discounts edit': 'editDiscount',
  'discounts end': 'endDiscount',
  'settings set': 'changeSettings',
  'settings unset': 'changeSettings',
  'settings undo': 'undoSettings',
  'stock add': 'deliverStock',
  'stock set': 'countStock',
  'subscriptions cancel': 'cancelSubscription',
}

/** Commands that read. */
const READING: readonly string[] = [
  ...['list', 'show', 'packing-slip', 'returns'].map((name) => `orders ${name}`),
  ...['list', 'save'].map((name) => `files ${name}`),
  ...['list', 'export', 'file'].map((name) => `forms ${name}`),
  ...['list', 'show', 'endpoints'].map((name) => `events ${name}`),
  ...['list', 'preview', 'send-test'].map((name) => `mail ${name}`),
  ...['list', 'show', 'export'].map((name) => `members ${name}`),
  ...['check', 'scripts'].map((name) => `payments ${name}`),
  ...['export', 'record'].map((name) => `privacy ${name}`),
  ...['list', 'show'].flatMap((name) => [`products ${name}`, `subscriptions ${name}`, `customers ${name}`]),
  ...['list', 'get'].map((name) => `settings ${name}`),
  ...['jobs', 'owners', 'discounts', 'stock', 'invoices', 'audit'].map((name) => `${name} list`),
  'stats',
  'inspect interactions',
]

/** Commands about files, servers and whole databases, which write into no shop's log. */
const OF_FILES: readonly string[] = [
  'adopt',
  'init',
  'doctor',
  'build',
  'serve',
  'move',
  'backup verify',
  'restore',
  'demo-orders',
]

describe('the documentation', () => {
  it.each(PAGES)('%s links to existing files', (page) => {
    const targets = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const missing = targets
      .filter((target) => !/^(https?:|mailto:|#)/.test(target))
      .filter((target) => !existsSync(join(dirname(page), target.replace(/#.*$/, ''))))
    expect(missing).toEqual([])
  })

  it('links to existing headings', () => {
    const anchorsOf = (page: string): readonly string[] =>
      [
        ...textOf(page)
          .replace(/```[\s\S]*?```/g, '')
          .matchAll(/^#+ (.+)$/gm),
      ].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      )
    const links = PAGES.flatMap((page) =>
      [...textOf(page).matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)].map(([, target = '', anchor = '']) => {
        const place = target === '' ? page : join(dirname(page), target)
        return { page, place, anchor }
      }),
    ).filter(({ place }) => place.endsWith('.md'))
    expect(links.length).toBeGreaterThan(80)
    expect(links.filter(({ place, anchor }) => !anchorsOf(place).includes(anchor))).toEqual([])
  })

  it.each([...PAGES, ...filesIn('demo', '.html')])(
    '%s uses no indefinite pronoun for a person or code',
    (page) => {
      const unnamed = textOf(page).match(/\b(?:(?:some|any|every|no)body|(?:who|what)ever)\b/gi) ?? []
      expect(unnamed).toEqual([])
    },
  )

  it('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Record<string, string> }
    const named = uniqueMatches(/\bnpm run ([a-z:]+)/g, codeOf)
    expect(named).toContain('bench')
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })

  it('names only existing benches', () => {
    const named = uniqueMatches(/\bnpm run bench -- ([a-z]+)/g, textOf)
    expect(named.filter((name) => !existsSync(`test/bench/${name}.bench.mjs`))).toEqual([])
  })

  it('names only commands that `vitrine` has', async () => {
    const commands = await commandsIn()
    const named = uniqueMatches(/(?:^|[^-\w])vitrine ([a-z][a-z-]*)(?![:\w])/gm, codeOf)
    expect(named).toEqual(expect.arrayContaining(['serve', 'import']))
    expect(named.filter((name) => !commands.includes(name))).toEqual([])
    for (const group of ['orders', 'forms']) {
      const below = await commandsIn([group])
      const words = uniqueMatches(new RegExp(`\\bvitrine ${group} ([a-z-]+)`, 'g'), codeOf)
      expect(words.filter((word) => !below.includes(word))).toEqual([])
    }
  })

  it('gives commands only options that they have', async () => {
    const lines = PAGES.flatMap((page) => codeOf(page).split('\n'))
    const said = lines.flatMap((line) => {
      const [, first = '', second = '', rest = ''] =
        /(?:^|[\s/])vitrine ([a-z-]+)(?: ([a-z-]+))?([^#]*)/.exec(line) ?? []
      const options = [...rest.matchAll(/(?<=[\s[])--[a-z-]+/g)].map(([option]) => option)
      return options.map((option) => ({ line, first, second, option }))
    })
    expect(said.map(({ option }) => option)).toEqual(expect.arrayContaining(['--trust-proxy', '--backend']))
    const helps = new Map<string, string>()
    for (const { first, second } of said) {
      if (helps.has(`${first} ${second}`)) continue
      const words = (await commandsIn([first])).includes(second) ? [first, second] : [first]
      helps.set(`${first} ${second}`, await helpOf(words))
    }
    const has = (help: string, option: string): boolean => new RegExp(`${option}(?![a-z-])`).test(help)
    const unknown = said.filter((one) => !has(helps.get(`${one.first} ${one.second}`) ?? '', one.option))
    expect(unknown.map(({ line }) => line)).toEqual([])
  })

  it('writes commands to type with `npx`, and names commands in sentences without', () => {
    const isWrong = (line: string): boolean => /^(?:[A-Z_]+=\S+ )?vitrine [a-z]/.test(line)
    const blocks = PAGES.flatMap((page) => [...textOf(page).matchAll(/```[^\n]*\n([\s\S]*?)```/g)])
    const typed = blocks.flatMap(([, block = '']) => block.split('\n'))
    expect(typed.filter((line) => line.startsWith('npx vitrine ')).length).toBeGreaterThan(100)
    expect(typed.filter(isWrong)).toEqual([])
    expect(PAGES.filter((page) => textOf(page).includes('`npx vitrine'))).toEqual([])
  })

  it('has messages name each command with its program', async () => {
    const named: string[] = []
    for (const first of await commandsIn())
      named.push(...(await commandsIn([first])).map((second) => `${first} ${second}`))
    expect(named).toContain('orders refund')
    const files = ['core', 'adapters', 'composition', 'ui-react'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    const sources = files.filter((file) => /\.tsx?$/.test(file))
    expect(sources.length).toBeGreaterThan(1000)
    // A quoted backtick, or one within a sentence; one that opens a literal in code is no name.
    const name = new RegExp(`(?:[\\\\'"]|[a-z.;:,] )\`(?:${named.join('|')})\\b`)
    expect(name.test("'It has ended: `orders refund` returns the money.'")).toBe(true)
    expect(sources.filter((file) => name.test(textOf(file)))).toEqual([])
  })

  it('lists every command and every option of the server', async () => {
    const page = textOf('docs/server.md')
    const commands = (await commandsIn()).filter((name) => !page.includes(`\n| \`vitrine ${name}`))
    const options = [...(await helpOf(['serve'])).matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)]
      .map(([, option = '']) => option)
      .filter((option) => option !== '--help' && !page.includes(`\n| \`${option}`))
    expect([...commands, ...options]).toEqual([])
  })

  it('names the entry of the audit log for every command, each with a test', async () => {
    const found: string[] = []
    for (const first of await commandsIn()) {
      const below = await commandsIn([first])
      found.push(...(below.length === 0 ? [first] : below.map((second) => `${first} ${second}`)))
    }
    expect(found.sort()).toEqual([...READING, ...Object.keys(AUDITED), ...OF_FILES].sort())
    const isSeen = auditedInTests()
    expect(Object.entries(AUDITED).filter(([, operation]) => !isSeen(operation))).toEqual([])
  })

  it('names every folder of the domain and its use cases, every adapter and every part of the composition', () => {
    const architecture = textOf('docs/architecture.md')
    const sides = ['browser', 'server', 'site'].flatMap((side) => foldersIn(`adapters/${side}`))
    const domain = [...foldersIn('core'), ...foldersIn('core/use-cases')]
    const folders = [...domain, ...sides, ...foldersIn('composition')]
    expect(folders).toEqual(expect.arrayContaining(['money', 'sql', 'page']))
    const isNamed = (folder: string): boolean => new RegExp(`\`${folder}(/[a-z]+)?\``).test(architecture)
    expect(folders.filter((folder) => !isNamed(folder))).toEqual([])
  })

  it('names a file in each folder of the domain to begin with, and it exists', () => {
    const rows = [...textOf('core/README.md').matchAll(/^\| `([\w-]+)`.*\| `([^`|]+)` +\|$/gm)]
    expect(rows.map(([, folder]) => folder).sort()).toEqual([...foldersIn('core')].sort())
    expect(
      rows.map(([, folder, file]) => `core/${folder}/${file}`).filter((path) => !existsSync(path)),
    ).toEqual([])
  })

  it('names only existing files in its request flows', () => {
    const flows =
      textOf('docs/architecture.md').split('## Six request flows')[1]?.split('## Figures')[0] ?? ''
    // A name without a folder stands beside the file named before it.
    let folder = ''
    const named = [...flows.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.ts)`/g)].map(([, name = '']) => {
      if (/^(?:core|adapters|composition)\//.test(name)) folder = dirname(name)
      return name.startsWith(folder) ? name : join(folder, name)
    })
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter((name) => !existsSync(name))).toEqual([])
  })

  it('names only existing files and folders', () => {
    const isThere = (path: string): boolean => {
      const folder = dirname(path)
      return existsSync(folder) && readdirSync(folder).some((name) => join(folder, name).startsWith(path))
    }
    const named = PAGES.filter((page) => !page.startsWith('docs/adr')).flatMap((page) =>
      [...textOf(page).matchAll(/`((?:core|adapters|composition|ui-react|test|demo)\/[\w./-]*\w)\/?`/g)].map(
        ([, path = '']) => ({ page, path }),
      ),
    )
    expect(named.length).toBeGreaterThan(200)
    // A page may leave out the folder and the ending of its tests.
    expect(named.filter(({ path }) => !isThere(path) && !isThere(`test/${path}`))).toEqual([])
  })

  it('begins with an example that runs unchanged', () => {
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(textOf('README.md')) ?? []
    const expected = /\/\/ (accepted .*)/.exec(example)?.[1]
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', example], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
    })
    expect({ said: stdout.trim(), stderr }).toEqual({ said: expected, stderr: '' })
  }, 60_000)

  it('lists each decision once by theme with its status, in one format', () => {
    const supersededBy = (number: string): RegExp =>
      new RegExp(`^Status: superseded by \\[${number}\\]\\(.+\\)$`)
    const names = readdirSync('docs/adr').filter((name) => /^\d{4}-/.test(name))
    const index = textOf('docs/adr/README.md')
    const listed = [
      ...index.matchAll(/^- \[(\d+\. [^\]]+)\]\((\d{4}-[a-z0-9-]+\.md)\)(?::\s+superseded\s+by\s+(\d+))?$/gm),
    ]
    expect(listed.map(([, , name]) => name).sort()).toEqual([...names].sort())
    for (const [, title = '', name = '', by] of listed) {
      const text = textOf(`docs/adr/${name}`)
      const [heading, , status] = text.split('\n')
      const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)
      expect([name, heading, status, sections.join(', ')]).toEqual([
        name,
        `# ${Number(name.slice(0, 4))}. ${title.replace(/^\d+\. /, '')}`,
        expect.stringMatching(by === undefined ? /^Status: accepted$/ : supersededBy(by)),
        expect.stringMatching(/^Context, Decision, (?:Alternatives, )?Consequences$/),
      ])
      if (by === undefined) continue
      const later = names.find((other) => Number(other.slice(0, 4)) === Number(by)) ?? ''
      expect([later, textOf(`docs/adr/${later}`)]).toEqual([later, expect.stringContaining(`](${name})`)])
    }
  })
})
