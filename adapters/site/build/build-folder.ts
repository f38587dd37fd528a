import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path/posix'
import { openHandleInside, openSafeFolder, writeProblem } from '../safe-files/index.js'
import type { FileSource, SafeFolder } from '../safe-files/index.js'
import { readWrittenFiles, writtenFilesText } from '../export/index.js'
import type { SourceFile } from '../export/index.js'
import { err, ok, badInput } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'

/** The file with the list of written files, and the folder of an unfinished build. */
const WRITTEN_FILE = '.vitrine-built.json'
const UNFINISHED = '.vitrine-building'
const UNFINISHED_SITE = `${UNFINISHED}/site`
const OWNER_FILE = `${UNFINISHED}/pid`

/** The output folder of a build: all files appear together at the end, or none do. */
export interface BuildFolder {
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Copies a file that does not leave its folder by a link; rejects if it cannot be read. */
  readonly copy: (path: string, from: SourceFile) => Promise<void>
  /** Moves all files into place and removes files of an earlier build that are no longer written. */
  readonly finish: () => Promise<{ readonly removed: number }>
  /** Discards the build: the folder stays as it was. */
  readonly discard: () => Promise<void>
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Claims the folder for this build; false if another running build has it. */
async function claim(folder: SafeFolder): Promise<boolean> {
  for (const isLast of [false, true]) {
    try {
      await folder.makeFolder(UNFINISHED)
      await folder.create(OWNER_FILE, String(process.pid))
      return true
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || isLast) throw thrown
    }
    const pid = Number(await folder.readText(OWNER_FILE).catch(() => ''))
    if (pid > 0 && isAlive(pid)) return false
    // An interrupted earlier build may have left these files.
    await folder.removeTree(UNFINISHED)
  }
  return false
}

/** The reason why the folder cannot be built into; null if it can. */
export function folderProblem(folder: string): OwnerFailure | null {
  if (!existsSync(folder)) return null
  try {
    const names = readdirSync(folder).filter((name) => name !== UNFINISHED)
    if (names.length === 0 || names.includes(WRITTEN_FILE)) return null
  } catch (thrown) {
    return badInput(`${folder} cannot be used: ${writeProblem(thrown)}. Name another folder with --out.`)
  }
  return badInput(
    `${folder} is not empty and was not written by a build: its files would be mixed with the site.`,
    'Name an empty or a new folder with --out, or add --force to use this one.',
  )
}

/** Opens a folder to build into. A failure gives the reason; nothing is then changed. */
export async function openBuildFolder(path: string): Promise<Result<BuildFolder, OwnerFailure>> {
  try {
    await mkdir(path, { recursive: true })
    const folder = openSafeFolder(path)
    if (await claim(folder)) return ok(buildFolder(folder))
    return err(badInput(`Another build is writing ${path}. Wait until it ends, or name another folder.`))
  } catch (thrown) {
    return err(badInput(`${path} cannot be written: ${writeProblem(thrown)}. Name another with --out.`))
  }
}

function buildFolder(folder: SafeFolder): BuildFolder {
  const written = new Set<string>()
  const remember = (paths: Iterable<string>): Promise<void> =>
    folder.replace(WRITTEN_FILE, {
      content: writtenFilesText(new Map([...paths].map((path) => [path, 'built']))),
    })
  const put = async (path: string, source: FileSource): Promise<void> => {
    try {
      await folder.replace(`${UNFINISHED_SITE}/${path}`, source)
    } catch (thrown) {
      throw new Error(`${path}: ${writeProblem(thrown)}`, { cause: thrown })
    }
    written.add(path)
  }
  /** Removes a file, and folders that it leaves empty. */
  const removeOld = async (path: string): Promise<void> => {
    await folder.remove(path)
    for (let at = dirname(path); at !== '.'; at = dirname(at)) if (!(await folder.removeEmpty(at))) return
  }
  return {
    write: (path, content) => put(path, { content }),
    copy: async (path, from) => {
      const file = await openHandleInside(from.folder, from.path)
      if (file === null) throw new Error(`${from.path} cannot be read`)
      try {
        await put(path, { copyOf: file })
      } finally {
        await file.close()
      }
    },
    finish: async () => {
      const before = await readWrittenFiles(folder, WRITTEN_FILE)
      const old = [...before.keys()].filter((path) => !written.has(path) && folder.mayHave(path))
      // All paths are checked first, so that a link in a path is found before anything changes.
      for (const path of [WRITTEN_FILE, ...written]) await folder.check(path)
      // From here on, an interrupted build is completed by the next one.
      await remember([...before.keys(), ...written])
      for (const path of written) await folder.move(`${UNFINISHED_SITE}/${path}`, path)
      // A folder that has become a link or a file holds nothing of an earlier build.
      for (const path of old) await removeOld(path).catch(() => undefined)
      await remember(written)
      await folder.removeTree(UNFINISHED)
      return { removed: old.length }
    },
    discard: () => folder.removeTree(UNFINISHED),
  }
}
