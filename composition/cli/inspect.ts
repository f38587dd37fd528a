import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { inspectInteractions, parseInteractions } from '../../core/animation/index.js'
import type { InteractionReport, PageFacts } from '../../core/animation/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'
import type { Terminal } from './terminal.js'

interface InspectOptions {
  readonly page?: string
  readonly json?: boolean
}

function readText(path: string): Result<string, CommandFailure> {
  try {
    return ok(readFileSync(path, 'utf8'))
  } catch {
    return err(badInput(`${path} cannot be read.`))
  }
}

/** The object literal after `.init(`, up to its closing brace; strings are skipped over. */
function literalAfterInit(text: string): string | null {
  const call = /require\(\s*['"]ix2['"]\s*\)\.init\(\s*/.exec(text)
  if (!call) return null
  const start = call.index + call[0].length
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++
    } else if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return text.slice(start, at + 1)
  }
  return null
}

/** Interaction data of a JSON file, or of an exported script that hands it to `init`. */
function readData(path: string): Result<unknown, CommandFailure> {
  const text = readText(path)
  if (!text.ok) return text
  const json = text.value.trimStart().startsWith('{') ? text.value : literalAfterInit(text.value)
  try {
    if (json !== null) return ok(JSON.parse(json) as unknown)
  } catch {
    return err(badInput(`The interaction data in ${path} is not valid JSON.`))
  }
  return err(
    badInput(`There is no interaction data in ${path}: neither JSON nor a call of require('ix2').init.`),
  )
}

/** Ids and classes of a page's elements, read from its tags. */
function readPage(path: string): Result<PageFacts, CommandFailure> {
  const html = readText(path)
  if (!html.ok) return html
  const valuesOf = (name: string): readonly string[] =>
    [...html.value.matchAll(new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'g'))].map(
      ([, a, b]) => a ?? b ?? '',
    )
  return ok({
    pageId: valuesOf('data-wf-page')[0] ?? null,
    ids: new Set(valuesOf('data-w-id')),
    classes: new Set(valuesOf('class').flatMap((list) => list.split(/\s+/))),
  })
}

const section = (title: string, rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...rows.map((row) => `  ${row}`)]

function toLines(report: InteractionReport): readonly string[] {
  const counts = (types: InteractionReport['eventTypes']): readonly string[] =>
    types.map(({ type, count }) => `${String(count).padStart(5)}  ${type}`)
  const events = report.eventTypes.reduce((sum, { count }) => sum + count, 0)
  return [
    `${events} events, ${report.lists} action lists`,
    ...section('Events', counts(report.eventTypes)),
    ...section('Actions', counts(report.actionTypes)),
    ...section('Lists that no event runs', report.unusedLists),
    ...section(
      'Targets that are not on the page',
      report.missing.map(({ where, target }) => `${where}: ${target}`),
    ),
    ...section(
      'Parts that are ignored',
      report.problems.map(({ path, message }) => `${path || 'data'}: ${message}`),
    ),
  ]
}

/** Adds `vitrine inspect interactions <file> [--page page.html]`. */
export function registerInspect(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
  program
    .command('inspect')
    .description('Shows what is inside a file of a site.')
    .command('interactions')
    .argument('<file>', 'interaction data: a JSON file, or the exported script that contains it')
    .option('--page <file>', 'an HTML page: names targets that are not on it')
    .option('--json', 'as JSON, for another program')
    .description('Lists events, actions, unused lists, and targets that match nothing.')
    .action((file: string, options: InspectOptions) => {
      const data = readData(file)
      if (!data.ok) return fail(data.failure)
      const page = options.page === undefined ? ok(null) : readPage(options.page)
      if (!page.ok) return fail(page.failure)
      const { interactions, problems } = parseInteractions(data.value)
      const report = inspectInteractions(interactions, problems, page.value)
      if (options.json) terminal.out(JSON.stringify(report, null, 2))
      else for (const line of toLines(report)) terminal.out(line)
    })
}
