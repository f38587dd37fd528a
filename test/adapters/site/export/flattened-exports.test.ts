import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted } from '../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../adapters/site/export/index.js'
import { exportedPage, PAGE_A, scriptTag, SCRIPTS } from './support/export-folders.js'
import type { ExportFiles } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const opened = createOpenedExports()
afterEach(() => opened.remove())

const BUILDER = SCRIPTS['strict JSON at the end (2018 to 2024)']
const PAGE = exportedPage(PAGE_A, {
  body: '<img src="images/mug.png"><img src="images/Cup.png" srcset="images/Cup.png 2x">',
  scripts: scriptTag('js/webflow.js'),
})

/** Adopts the home page of an export with these files. */
async function home(files: ExportFiles): Promise<AdoptedPage> {
  for await (const page of adoptPages(await opened.open({ 'index.html': PAGE, ...files })))
    if (isAdopted(page) && page.path === 'index.html') return page
  throw new Error('The home page was not adopted.')
}

const sourcesOf = ({ html }: AdoptedPage): readonly string[] =>
  [...html.matchAll(/(?:src|srcset|href)="([^"]*)"/g)].map(([, source = '']) => source)
const missingOf = ({ notes }: AdoptedPage): readonly string[] =>
  notes.flatMap((note) => (note.tag === 'file-missing' || note.tag === 'script-missing' ? [note.path] : []))

describe('an export whose folders were flattened', () => {
  it('finds styles, pictures and the script at the root, by their names', async () => {
    const page = await home({ 'normalize.css': '', 'mug.png': '', 'cup.png': '', 'webflow.js': BUILDER })
    expect([sourcesOf(page), missingOf(page)]).toEqual([
      [
        'normalize.css',
        'mug.png',
        'cup.png',
        'cup.png 2x',
        '/vitrine.js',
        expect.stringMatching(/^\/interactions\//),
      ],
      [],
    ])
  })

  it('finds the script by its content if it has another name', async () => {
    const page = await home({ 'site-bundle.js': BUILDER, 'analytics.js': 'var a = 1' })
    expect([page.interactions?.path, missingOf(page)]).toEqual([
      expect.stringMatching(/^interactions\//),
      expect.not.arrayContaining(['js/webflow.js']),
    ])
  })

  it.each<readonly [string, ExportFiles]>([
    ['a file of that name in a folder that is there', { 'images/b.png': '', 'mug.png': '', 'cup.png': '' }],
    ['two files of that name', { 'MUG.png': '', 'mug.PNG': '' }],
    ['a file of that name deeper in the site', { 'old/mug.png': '' }],
  ])('uses no other file: %s', async (_, files) => {
    expect(missingOf(await home(files))).toContain('images/mug.png')
  })
})

describe('a script of the builder that is missing', () => {
  it.each(['js/webflow.js', 'js/webflow.4af1c2.js', '../js/webflow.schunk.01ab.js?v=2'])(
    'leaves no tag without a file: %s',
    async (source) => {
      const page = await home({ 'index.html': exportedPage(PAGE_A, { scripts: scriptTag(source) }) })
      expect([sourcesOf(page), missingOf(page)]).toEqual([
        ['css/normalize.css', '/vitrine.js'],
        expect.arrayContaining([source]),
      ])
    },
  )

  it.each<readonly [string, string]>([
    ['css/harbor.css', 'js/harbor.js'],
    ['css/harbor.webflow.css', 'js/harbor.js?v=3'],
    ['harbor.css?v=2', 'harbor.js'],
  ])(
    'is recognised by the name of the site, which its style sheet has too: %s, %s',
    async (styles, source) => {
      const index = exportedPage(PAGE_A, {
        head: `<link href="${styles}" rel="stylesheet">`,
        scripts: scriptTag(source) + scriptTag('js/menu.js'),
      })
      const page = await home({ 'index.html': index })
      expect(sourcesOf(page)).toEqual(['css/normalize.css', styles, 'js/menu.js', '/vitrine.js'])
      expect(page.notes).toContainEqual({ tag: 'script-missing', path: source, isBuilder: true })
    },
  )

  it('keeps a missing script with the name of a style sheet beside a script of the builder', async () => {
    const index = exportedPage(PAGE_A, {
      head: '<link href="css/menu.css" rel="stylesheet">',
      scripts: scriptTag('js/webflow.js') + scriptTag('js/menu.js'),
    })
    const page = await home({ 'index.html': index, 'js/webflow.js': BUILDER })
    expect(sourcesOf(page)).toContain('js/menu.js')
  })

  it('keeps the tag of a missing script of the owner, which a host may add', async () => {
    const page = await home({ 'index.html': exportedPage(PAGE_A, { scripts: scriptTag('js/menu.js') }) })
    expect([sourcesOf(page), missingOf(page)]).toEqual([
      ['css/normalize.css', 'js/menu.js', '/vitrine.js'],
      expect.arrayContaining(['js/menu.js']),
    ])
  })
})
