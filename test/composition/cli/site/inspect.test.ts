import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { RUN_COMMAND } from '../../../support/processes/built-command.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-inspect-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** Runs the built command as a process, into a pipe unless `colours` are asked for. */
function inspectIn(colours: 'coloured' | 'plain', ...words: readonly string[]) {
  const isColoured = colours === 'coloured'
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...RUN_COMMAND, 'inspect', 'interactions', ...words],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        CI: 'true',
        NO_COLOR: undefined,
        FORCE_COLOR: isColoured ? '1' : undefined,
      },
    },
  )
  expect(stderr).not.toMatch(/\n\s+at /)
  return { code: status, out: stdout, err: stderr }
}

const inspect = (...words: readonly string[]) => inspectIn('plain', ...words)

const run = (eventTypeId: string, actionListId: string, target: object) => ({
  eventTypeId,
  action: { actionTypeId: 'GENERAL_START_ACTION', config: { actionListId } },
  target,
})
const fade = (target: object) => ({ actionTypeId: 'STYLE_OPACITY', config: { value: 0, target } })

const DATA = {
  events: {
    'e-1': run('MOUSE_CLICK', 'a-1', { id: 'p1|button' }),
    'e-2': run('MOUSE_CLICK', 'a-1', { selector: '.card' }),
    'e-3': run('SCROLL_INTO_VIEW', 'a-1', { selector: '.nowhere' }),
    'e-4': { eventTypeId: 'SOMETHING_NEW' },
  },
  actionLists: {
    'a-1': { title: 'Open', actionItemGroups: [{ actionItems: [fade({ selector: '.menu' })] }] },
    'a-2': { title: ' Old try\u001b[31m ', actionItemGroups: [] },
  },
  site: { mediaQueries: [] },
}
const SCRIPT = `!function(){}();Webflow.require("ix2").init(${JSON.stringify(DATA)})`
const page = (id: string, body: string): string =>
  `<!doctype html><html data-wf-page="${id}"><script src="js/webflow.js"></script>${body}</html>`

describe('vitrine inspect interactions', () => {
  it('prints the interactions of an export and the targets that its pages lack', () => {
    write('js/webflow.js', SCRIPT)
    write('index.html', page('p1', '<a data-w-id="button" class="card"></a>'))
    write('about/team.html', page('p2', "<i class='menu open'></i>"))
    write('node_modules/other/data.js', SCRIPT.replaceAll('MOUSE_CLICK', 'MOUSE_UP'))
    const { code, out } = inspect(folder)
    expect(code).toBe(EXIT.ok)
    expect(out).toBe(
      [
        `${join(folder, 'js/webflow.js')}: 3 events, 2 action lists`,
        '',
        'Events',
        '      2  MOUSE_CLICK',
        '      1  SCROLL_INTO_VIEW',
        '',
        'Actions',
        '      1  STYLE_OPACITY',
        '',
        'Lists that no event runs',
        '  a-2 "Old try[31m"',
        '',
        'Parts that are ignored',
        '  events["e-4"]: event type SOMETHING_NEW is not known',
        '',
        'Pages',
        `  ${join(folder, 'about/team.html')}: 2 events, 2 targets not found`,
        `  ${join(folder, 'index.html')}: 3 events, 2 targets not found`,
        '',
        'Targets that are on none of the pages',
        '  .nowhere',
        '      the trigger of e-3 (SCROLL_INTO_VIEW)',
        '  .menu',
        '      STYLE_OPACITY in list a-1 "Open", run by e-1, e-2',
        '',
      ].join('\n'),
    )
  })

  it('marks its titles for a terminal, and no text of the data', () => {
    const { out } = inspectIn('coloured', write('data.json', JSON.stringify(DATA)))
    expect(out).toContain('\u001b[1mLists that no event runs\u001b[22m\n  a-2 "Old try[31m"')
  })

  it('searches the named pages', () => {
    const script = write('data.json', JSON.stringify(DATA))
    const good = write('good.html', page('p2', '<i class="card menu nowhere"></i>'))
    const { out } = inspect(script, '--page', good)
    expect(out).toContain('good.html: 2 events, all targets found')
    expect(out).not.toContain('Targets that')
  })

  it('prints the same as JSON', () => {
    const script = write('webflow.js', SCRIPT)
    const html = write('index.html', page('p1', '<a data-w-id=button class=card></a>'))
    const { code, out } = inspect(script, '--page', html, '--json')
    expect(code).toBe(EXIT.ok)
    expect(JSON.parse(out)).toMatchObject({
      lists: 2,
      eventTypes: [
        { type: 'MOUSE_CLICK', count: 2 },
        { type: 'SCROLL_INTO_VIEW', count: 1 },
      ],
      unusedLists: ['a-2'],
      problems: [{ path: 'events["e-4"]', message: 'event type SOMETHING_NEW is not known' }],
      pages: [
        {
          pageId: 'p1',
          events: 3,
          missing: [
            { event: 'e-1', list: 'a-1', action: 'STYLE_OPACITY', target: '.menu' },
            { event: 'e-2', list: 'a-1', action: 'STYLE_OPACITY', target: '.menu' },
            { event: 'e-3', list: null, target: '.nowhere' },
          ],
        },
      ],
    })
  })

  it('reports the mistake of a file, and names the right one', () => {
    const html = write('index.html', page('p1', ''))
    const script = write('js/webflow.js', SCRIPT)
    const other = write('js/other.js', 'console.log({ events: 1 })')
    const empty = write('empty.json', '{"events": {}, "actionLists": {}}')
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [[join(folder, 'missing.js')], /missing\.js cannot be read/],
      [[html], /no interaction data in .*index\.html[^]*page loads js\/webflow\.js/],
      [[other], /no interaction data in .*other\.js[^]*Name the folder of the export/],
      [[empty], /no interaction in .*empty\.json: its events and action lists are empty/],
      [[script, '--page', join(folder, 'lost.html')], /lost\.html cannot be read/],
      [[script, '--page', other], /other\.js is not an HTML page/],
    ]
    for (const [words, message] of cases) {
      const { code, out, err } = inspect(...words)
      expect([code, out]).toEqual([EXIT.badInput, ''])
      expect(err).toMatch(message)
    }
    rmSync(join(folder, 'js/webflow.js'))
    rmSync(empty)
    expect(inspect(folder)).toMatchObject({
      code: EXIT.badInput,
      err: expect.stringContaining('no interaction data in any script or page'),
    })
    expect(inspect()).toMatchObject({ code: EXIT.usage, err: expect.stringContaining('path') })
  }, 60_000)

  it('has a help text with examples', () => {
    const { code, out } = inspect('--help')
    expect(code).toBe(EXIT.ok)
    for (const words of ['--page', '--json', 'Examples:', 'export/js/webflow.js'])
      expect(out).toContain(words)
  })
})

// The package is tested, since the bundler once dropped the parser's check of its stack, which has no visible effect.
it('a script that is nested deeper than the stack ends no built command', () => {
  write('index.html', page('p1', ''))
  write('js/webflow.js', `Webflow.require("ix2").init(${'`${'.repeat(2_000)}1${'}`'.repeat(2_000)})`)
  const { status, signal } = spawnSync(process.execPath, [...RUN_COMMAND, 'doctor', folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  expect([status, signal]).toEqual([1, null])
})
