import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readWrittenFiles, writeProblem, writtenFilesText } from '../../adapters/site-export/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { badInput } from './start-failure.js'
import type { StartFailure } from './start-failure.js'

/** Where a built site remembers what was written into it, and where one is written that is not finished. */
const WRITTEN_FILE = '.vitrine-built.json'
const UNFINISHED = '.vitrine-building'
const OWNER_FILE = 'pid'

/** A folder that a site is built into: what is written is seen all together at the end, or not at all. */
export interface BuildFolder {
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>
  readonly copy: (path: string, from: string) => Promise<void>
  /** Puts everything into its place and removes what an earlier build wrote and this one did not. */
  readonly finish: () => Promise<{ readonly removed: number }>
  /** Gives up: the folder stays as it was. */
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

/** Takes the folder for this build; false: another build that still runs has it. */
async function claim(unfinished: string): Promise<boolean> {
  for (const isLast of [false, true]) {
    try {
      await mkdir(unfinished)
      await writeFile(join(unfinished, OWNER_FILE), String(process.pid))
      return true
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || isLast) throw thrown
    }
    const pid = Number(await readFile(join(unfinished, OWNER_FILE), 'utf8').catch(() => ''))
    if (pid > 0 && isAlive(pid)) return false
    // What a build left that was ended in the middle.
    await rm(unfinished, { recursive: true, force: true })
  }
  return false
}

/** Why a folder is not written into; null: it may be. */
export function folderProblem(folder: string): StartFailure | null {
  if (!existsSync(folder)) return null
  try {
    const names = readdirSync(folder).filter((name) => name !== UNFINISHED)
    if (names.length === 0 || names.includes(WRITTEN_FILE)) return null
  } catch (thrown) {
    return badInput(`${folder} cannot be used: ${writeProblem(thrown)}. Name another folder with --out.`)
  }
  return badInput(
    `${folder} is not empty, and no build has written it: what is in it would be mixed with the site.`,
    'Name an empty or a new folder with --out, or say --force to write into this one all the same.',
  )
}

/** Opens a folder to build into. A failure says what is in the way; nothing was changed then. */
export async function openBuildFolder(folder: string): Promise<Result<BuildFolder, StartFailure>> {
  const unfinished = join(folder, UNFINISHED)
  try {
    await mkdir(folder, { recursive: true })
    if (!(await claim(unfinished)))
      return err(badInput(`Another build is writing ${folder}. Let it end, or name another folder.`))
  } catch (thrown) {
    return err(badInput(`${folder} cannot be written: ${writeProblem(thrown)}. Name another with --out.`))
  }
  const written = new Set<string>()
  const remember = (paths: Iterable<string>): Promise<void> =>
    writeFile(
      join(folder, WRITTEN_FILE),
      writtenFilesText(new Map([...paths].map((path) => [path, 'built']))),
    )
  const made = new Set<string>()
  /** Makes the folder of a file where this build has not yet; answers the file. */
  const inFolder = async (file: string): Promise<string> => {
    const parent = dirname(file)
    if (!made.has(parent)) await mkdir(parent, { recursive: true })
    made.add(parent)
    return file
  }
  const prepare = (path: string): Promise<string> => inFolder(join(unfinished, 'site', path))
  /** Folders that lost their last file go with it. */
  const removeOld = async (path: string): Promise<void> => {
    await rm(join(folder, path), { force: true })
    for (let at = dirname(path); at !== '.'; at = dirname(at)) {
      const isGone = await rmdir(join(folder, at)).then(
        () => true,
        () => false,
      )
      if (!isGone) return
    }
  }
  return ok({
    write: async (path, content) => {
      await writeFile(await prepare(path), content)
      written.add(path)
    },
    copy: async (path, from) => {
      await copyFile(from, await prepare(path))
      written.add(path)
    },
    finish: async () => {
      const before = await readWrittenFiles(folder, WRITTEN_FILE)
      // What is ended in the middle from here on is mended by the next build.
      await remember([...before.keys(), ...written])
      for (const path of written) {
        await rename(join(unfinished, 'site', path), await inFolder(join(folder, path)))
      }
      const old = [...before.keys()].filter((path) => !written.has(path))
      for (const path of old) await removeOld(path)
      await remember(written)
      await rm(unfinished, { recursive: true, force: true })
      return { removed: old.length }
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  })
}
