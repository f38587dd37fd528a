import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, openExport } from '../../../../../adapters/site/export/index.js'
import { exportFolder, PAGE_A } from '../support/export-folders.js'

let remove = (): void => undefined
afterEach(() => remove())

const page = (root: string): string => {
  const built = root.replace('<html', `<html data-wf-page="${PAGE_A}"`)
  return `<!doctype html>${built}<head><title>x</title></head><body></body></html>`
}

/** The alternates that each page of an export names once it is adopted, as `language path`. */
async function alternatesOf(root: string, folders: readonly string[]) {
  const pages = ['team.html', ...folders.map((folder) => `${folder}/team.html`)]
  const made = exportFolder({
    'index.html': page(root),
    ...Object.fromEntries(pages.map((path) => [path, page('<html>')])),
  })
  remove = made.remove
  const opened = await openExport(made.folder, { baseUrl: 'https://new.example', hasOneCountry: false })
  if (!opened.ok) throw new Error(opened.failure.message)
  const named: Record<string, readonly string[]> = {}
  for await (const adopted of adoptPages(opened.value)) {
    if (!('html' in adopted)) throw new Error(adopted.message)
    const links = adopted.html.matchAll(/hreflang="([^"]+)" href="https:\/\/new\.example\/([^"]*)"/g)
    named[adopted.path] = [...links].map(([, language, path]) => `${language} ${path}`)
  }
  return named
}

describe('the languages of a page', () => {
  it.each([
    ['<html lang="en">', ['fr'], ['x-default team', 'en team', 'fr fr/team']],
    ['<html lang=" de-AT ">', ['en', 'fr'], ['x-default team', 'de-AT team', 'en en/team', 'fr fr/team']],
    // The folder is the main language's own.
    ['<html lang="en">', ['en'], ['x-default team', 'en en/team']],
    // A page without a language, or with an unknown one, names none.
    ['<html>', ['fr'], ['x-default team', 'fr fr/team']],
    ['<html lang="">', ['fr'], ['x-default team', 'fr fr/team']],
    ['<html lang="qqq">', ['fr'], ['x-default team', 'fr fr/team']],
    [`<html lang='en"><b'>`, ['fr'], ['x-default team', 'fr fr/team']],
  ])('of a site that begins with %s and has %j beside are named by each', async (root, folders, expected) => {
    const named = await alternatesOf(root, folders)
    expect(named['index.html']).toEqual([])
    for (const path of ['team.html', `${folders[0] ?? ''}/team.html`]) expect(named[path]).toEqual(expected)
  })

  it('are not named on a site in one language', async () => {
    expect((await alternatesOf('<html lang="en">', []))['team.html']).toEqual([])
  })
})

it('links between pages by their old addresses lead to the new ones', async () => {
  const named = (language: string, address: string): string =>
    `<link rel="alternate" hreflang="${language}" href="${address}">`
  const old = (path: string): string => `https://old.example${path}`
  const html = page('<html lang="en">').replace(
    '<head>',
    `<head><link rel="canonical" href="${old('/team')}">${named('x-default', old('/team'))}` +
      named('fr', old('/fr')) +
      named('it', old('/it/team')) +
      named('de', 'https://old.de/team'),
  )
  const made = exportFolder({
    'index.html': page('<html>'),
    'team.html': html,
    'fr/index.html': page('<html>'),
  })
  remove = made.remove
  const opened = await openExport(made.folder, { baseUrl: 'https://new.example', hasOneCountry: false })
  if (!opened.ok) throw new Error(opened.failure.message)
  for await (const adopted of adoptPages(opened.value)) {
    if (!('html' in adopted)) throw new Error(adopted.message)
    if (adopted.path !== 'team.html') continue
    const links = [...adopted.html.matchAll(/hreflang="([^"]+)" href="([^"]*)"/g)]
    expect(links.map(([, language, address]) => `${language} ${address}`)).toEqual([
      'x-default https://new.example/team',
      'fr https://new.example/fr/',
      'it https://old.example/it/team',
      'de https://old.de/team',
    ])
  }
})
