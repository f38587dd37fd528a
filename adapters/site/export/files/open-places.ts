import { join } from 'node:path'
import { onlyFolder } from './only-folder.js'
import { hostFolderOf, placeFiles } from './place-files.js'
import type { PlacedFile, PlacedFiles } from './place-files.js'
import { isPageFile, readFolder } from './read-folder.js'
import type { FolderContent } from './read-folder.js'
import { readStart } from './read-source.js'
import type { SourceFile, SourceOf } from './read-source.js'
import { addressesOf, addressesToName, savedPlaces } from './saved-address.js'
import type { PageAddresses } from './saved-address.js'

/** Bytes of a page that are searched for the words of a mirroring tool, which stand in its first lines. */
const START_BYTES = 65_536

/** True for a file that a mirroring tool wrote about its copy, beside the folders of the hosts. */
async function isOfSaver(file: SourceFile): Promise<boolean> {
  const start = (await readStart(file, START_BYTES))?.toString('latin1') ?? ''
  return /HTTrack/.test(start) && !/\bdata-wf-(?:page|site)\b/.test(start)
}

/** Lists every file with its place in the site. */
async function placedFiles(folder: string, { files }: FolderContent): Promise<PlacedFiles> {
  const ofSaver = new Set<string>()
  for (const { path } of files)
    if (!path.includes('/') && isPageFile(path) && (await isOfSaver({ folder, path }))) ofSaver.add(path)
  const addresses = new Map<string, PageAddresses>()
  for (const { path } of files.filter((file) => isPageFile(file.path)))
    addresses.set(path, await addressesOf({ folder, path }))
  return placeFiles(
    files,
    hostFolderOf(files, (path) => !ofSaver.has(path)),
    savedPlaces(addressesToName(addresses)),
  )
}

/** The files of a folder with their places in the site. */
export interface OpenedPlaces {
  readonly folder: string
  readonly content: FolderContent
  readonly placed: PlacedFiles
}

/** Lists the files of a folder, or of the only folder in it; null: it cannot be read. */
export async function openPlaces(folder: string): Promise<OpenedPlaces | null> {
  const content = await readFolder(folder).catch(() => null)
  if (content === null) return null
  const inner = await onlyFolder(folder, content)
  if (inner !== null) return openPlaces(join(folder, inner))
  return { folder, content, placed: await placedFiles(folder, content) }
}

/** The file of the folder that becomes a file of the site. */
export const createSourceOf = (folder: string, sources: ReadonlyMap<string, string>): SourceOf => {
  return (path) => ({ folder, path: sources.get(path) ?? path })
}

/** The places of files in their folder, by their paths in the site. */
export const sourcesOf = (files: readonly PlacedFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, source }) => [path, source]))

/** The pages of a folder, by their paths in the site, and their files. */
export interface SitePages {
  readonly folder: string
  readonly pages: readonly string[]
  readonly sourceOf: SourceOf
}

/** Lists the pages of a folder; null: it cannot be read. None of them, nor any script or table, is read as a whole. */
export async function listPages(named: string): Promise<SitePages | null> {
  const opened = await openPlaces(named)
  if (opened === null) return null
  const { folder, placed } = opened
  const pages = placed.files.map(({ path }) => path).filter(isPageFile)
  return { folder, pages, sourceOf: createSourceOf(folder, sourcesOf(placed.files)) }
}
