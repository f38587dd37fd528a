import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '../../../composition/cli/program.js'
import { hostileExport } from './hostile-export.js'
import type { LeftBehind } from './hostile-export.js'

/** Processor time of this process that one command may take, ms. */
const MAX_COMMAND_MS = 1_000

/** A fault of the export of a seed, in words. */
export interface ExportFault {
  readonly seed: number
  readonly fault: string
}

/** The faults of an export, and the longest time of a command, ms of processor time. */
export interface ExportRun {
  readonly faults: readonly ExportFault[]
  readonly longestMs: number
}

/** Names that may be beside the export: the site, and the report of its adoption. */
const EXPECTED: ReadonlySet<string> = new Set([
  ...['home', 'site.webflow', 'site.webflow-site', 'site.webflow-site.adoption-report.html'],
])

const contentOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name}: ${name.endsWith('.txt') ? readFileSync(join(folder, name), 'utf8') : ''}`)
    .join('\n')

function put(path: string, make: (path: string) => void): void {
  // Names that are in use, or that no file system allows, are left out.
  try {
    mkdirSync(dirname(path), { recursive: true })
    make(path)
  } catch {
    return
  }
}

function leave(out: string, home: string, left: LeftBehind): void {
  put(join(out, left.path), (path) =>
    left.tag === 'file' ? writeFileSync(path, left.text) : symlinkSync(join(home, left.to), path),
  )
}

async function timed(words: readonly string[]): Promise<{ readonly code: number; readonly ms: number }> {
  const before = process.cpuUsage()
  const code = await runCommand([...words], { out: () => undefined, err: () => undefined })
  const { user, system } = process.cpuUsage(before)
  return { code, ms: (user + system) / 1000 }
}

/** Makes the export of a seed, adopts, checks and fixes it, and checks the time and the files outside. */
export async function adoptHostile(seed: number): Promise<ExportRun> {
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrine-hostile-'))
  const [folder, home, out] = ['site.webflow', 'home', 'site.webflow-site'].map((name) =>
    join(root, name),
  ) as [string, string, string]
  const faults: ExportFault[] = []
  let longestMs = 0
  try {
    const made = hostileExport(seed)
    mkdirSync(join(home, 'keys'), { recursive: true })
    for (const name of ['secret.txt', 'keys/secret.txt', 'keys/index.html.txt'])
      writeFileSync(join(home, name), 'mine')
    for (const [name, bytes] of made.files) put(join(folder, name), (path) => writeFileSync(path, bytes))
    for (const [name, to] of made.links) put(join(folder, name), (path) => symlinkSync(join(home, to), path))
    for (const left of made.target) leave(out, home, left)
    const before = contentOf(home)
    const commands = [
      ['adopt', folder, '--yes', '--currency', 'EUR', '--no-pictures'],
      ...(made.isMended ? [['doctor', out, '--fix']] : []),
    ]
    for (const words of commands) {
      const { code, ms } = await timed(words)
      longestMs = Math.max(longestMs, ms)
      const said = `${words[0] ?? ''} `
      if (code !== 0 && code !== 1 && code !== 3) faults.push({ seed, fault: `${said}ended with ${code}` })
      if (ms > MAX_COMMAND_MS) faults.push({ seed, fault: `${said}took ${Math.round(ms)} ms` })
    }
    if (contentOf(home) !== before) faults.push({ seed, fault: 'something outside was changed' })
    if (readdirSync(root).some((name) => !EXPECTED.has(name)))
      faults.push({ seed, fault: `written beside the site folder: ${readdirSync(root).join(', ')}` })
    const names = Reflect.ownKeys(Object.prototype)
    if (names.some((name) => !BUILT_IN.has(name)))
      faults.push({ seed, fault: 'Object.prototype was changed' })
  } catch (thrown) {
    faults.push({
      seed,
      fault: `it threw: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`,
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  return { faults, longestMs }
}

const BUILT_IN: ReadonlySet<PropertyKey> = new Set(Reflect.ownKeys(Object.prototype))
