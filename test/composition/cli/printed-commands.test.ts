import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { siteCommand } from '../../../adapters/server/terminal/printed-commands.js'
import { runCommand } from '../../../composition/cli/program.js'

const SITE = { folder: './folder', data: './data', site: 'second' }

async function helpOf(...words: readonly string[]): Promise<string> {
  const out: string[] = []
  await runCommand([...words, '--help'], { out: (line) => out.push(line), err: () => undefined })
  return out.join('\n')
}

/** The commands in the list of a help text. */
const listedIn = (help: string): readonly string[] =>
  [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)].flatMap(([, name = '']) =>
    name === 'help' ? [] : [name],
  )

/** The words that name each command, with its help text. */
const commands = new Map<string, string>()
beforeAll(async () => {
  for (const first of listedIn(await helpOf())) {
    const help = await helpOf(first)
    const seconds = listedIn(help)
    if (seconds.length === 0 || /Usage: .*<folder>/.test(help)) commands.set(first, help)
    for (const second of seconds) commands.set(`${first} ${second}`, await helpOf(first, second))
  }
}, 120_000)

const sources = ['core', 'adapters', 'composition'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path)),
)

describe('the commands that are printed', () => {
  it('name the site by the words that each command takes', () => {
    expect(commands.size).toBeGreaterThan(60)
    // Their folder is not that of a served site.
    const others = ['adopt', 'restore']
    const checked = [...commands].filter(([words]) => !others.includes(words))
    const partsOf = (text: string, parts: readonly string[]) => parts.filter((part) => text.includes(part))
    const taken = checked.map(([words, help]) => [
      words,
      /Usage: .*[<[]folder[>\]]/.test(help),
      ...partsOf(help, ['--data', '--site']),
    ])
    const printed = checked.map(([words]) => {
      const command = siteCommand(words, SITE)
      return [words, command.includes(' ./folder'), ...partsOf(command, ['--data', '--site'])]
    })
    expect(printed).toEqual(taken)
  })

  it('exist', () => {
    const quoted = sources.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\\?`vitrine ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g)].map(
        ([, first = '', second = '']) => `${first} ${second}`.trim(),
      ),
    )
    expect(quoted.length).toBeGreaterThan(60)
    const isKnown = (words: string): boolean =>
      commands.has(words) || [...commands.keys()].some((known) => known.split(' ')[0] === words.split(' ')[0])
    expect(quoted.filter((words) => !isKnown(words))).toEqual([])
  })
})
