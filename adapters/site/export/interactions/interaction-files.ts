import { readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { maxBytesOf, tooLargeText } from '../../safe-files/index.js'
import { walkFolder } from '../../files/index.js'
import { findInteractions, interactionTargets, pageScripts, parsePage } from '../../pages/index.js'
import type { PageFacts } from '../../../../core/animation/index.js'
import { err, ok, badInput } from '../../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../../core/shared/index.js'

/** A file with interaction data. */
export interface InteractionFile {
  readonly file: string
  readonly data: unknown
  /** The designer's names of the action lists, by id. */
  readonly titles: ReadonlyMap<string, string>
  /** The pages of the folder that was named; none for a file. */
  readonly pages: readonly string[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readText(path: string): Result<string, OwnerFailure> {
  try {
    if (statSync(path).size > maxBytesOf(path)) return err(badInput(`${path}: ${tooLargeText(path)}.`))
    return ok(readFileSync(path, 'utf8'))
  } catch {
    return err(badInput(`${path} cannot be read.`))
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function titlesOf(data: unknown): ReadonlyMap<string, string> {
  const lists = isRecord(data) && isRecord(data['actionLists']) ? data['actionLists'] : {}
  return new Map(
    Object.entries(lists).flatMap(([id, list]) =>
      isRecord(list) && typeof list['title'] === 'string' ? [[id, list['title'].trim()]] : [],
    ),
  )
}

function fromFolder(folder: string): Result<InteractionFile, OwnerFailure> {
  const files = [...walkFolder(folder)].map((name) => join(folder, name))
  const pages = files.filter((path) => extname(path) === '.html')
  for (const kinds of [['.js', '.json'], ['.html']])
    for (const file of files.filter((path) => kinds.includes(extname(path)))) {
      const text = readText(file)
      const data = text.ok ? findInteractions(text.value) : undefined
      if (data !== undefined) return ok({ file, data, titles: titlesOf(data), pages })
    }
  return err(badInput(`There is no interaction data in any script or page of ${folder}.`))
}

/** The scripts of its own site that a page loads, as a hint for a person who named the page. */
function scriptsOf(html: string): readonly string[] {
  const page = parsePage(html)
  const scripts = page.ok ? pageScripts(page.value) : []
  return scripts.flatMap((script) => (script.tag === 'file' && script.host === null ? [script.source] : []))
}

/** Finds interaction data in a file of any kind an export has, or in the files of a folder. */
export function readInteractionFile(path: string): Result<InteractionFile, OwnerFailure> {
  if (isFolder(path)) return fromFolder(path)
  const text = readText(path)
  if (!text.ok) return text
  const data = findInteractions(text.value)
  if (data !== undefined) return ok({ file: path, data, titles: titlesOf(data), pages: [] })
  const scripts = extname(path) === '.html' ? scriptsOf(text.value) : []
  return err(
    badInput(
      `There is no interaction data in ${path}: neither JSON with events and actionLists nor a call of ` +
        `require('ix2').init.`,
      ...(scripts.length > 0
        ? [`The page loads ${scripts.join(', ')}: the data may be in there.`]
        : ['Name the folder of the export to have all its files looked through.']),
    ),
  )
}

/** The path from the folder of the command, if that is shorter. */
function shortName(path: string): string {
  const near = relative('', path)
  return near === '' || near.startsWith('..') ? path : near
}

/** Reads the parts of pages in which targets are looked for. */
export function readPages(
  paths: readonly string[],
): Result<readonly { readonly file: string; readonly facts: PageFacts }[], OwnerFailure> {
  const pages: { readonly file: string; readonly facts: PageFacts }[] = []
  for (const path of paths) {
    const html = readText(path)
    if (!html.ok) return html
    if (!/<[a-z!]/i.test(html.value)) return err(badInput(`${path} is not an HTML page.`))
    const page = parsePage(html.value)
    if (!page.ok) return err(badInput(`${path} cannot be read: ${page.failure.message}.`))
    pages.push({ file: shortName(path), facts: interactionTargets(page.value) })
  }
  return ok(pages)
}
