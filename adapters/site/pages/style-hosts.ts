import { dirname, join } from 'node:path/posix'
import { isUnchanged, readWhole } from '../files/index.js'
import type { SiteFile, SiteFiles } from '../files/index.js'
import { createBoundedCache, decodeText } from '../../../core/shared/index.js'
import { createHostCollector, textHostSteps } from './facts/text-hosts.js'
import { inTurns } from './in-turns.js'

/** The hosts and files in one style sheet of the site. */
interface ReadStyle {
  readonly file: SiteFile
  /** Hosts of its pictures and fonts. */
  readonly hosts: readonly string[]
  /** Names of imported style sheets. */
  readonly imports: readonly string[]
}

const IMPORT = /@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,1000})/gi
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g
const MAX_IMPORTS = 50
const LIMIT_BYTES = 4_000_000

/** The name of the site's file for an address in a file; the query is ignored. */
export function fileAt(from: string, address: string): string {
  const path = decodeText(address.replace(/[?#].*$/s, ''))
  return path.startsWith('/') ? path.slice(1) : join(dirname(from), path)
}

/** The addresses of imported style sheets, up to the maximum for a page. */
function importsOf(text: string): readonly string[] {
  const imports: string[] = []
  for (const [, address = ''] of text.matchAll(IMPORT)) if (imports.push(address) >= MAX_IMPORTS) break
  return imports
}

/** Finds the hosts in the style sheets of a page, which are read once for each version of their files. */
export function createStyleReader(
  files: SiteFiles,
): (names: readonly string[]) => Promise<readonly string[]> {
  const known = createBoundedCache<ReadStyle>(LIMIT_BYTES)

  async function read(name: string): Promise<ReadStyle | null> {
    const earlier = known.get(name)
    if (earlier !== undefined && isUnchanged(earlier.file)) return earlier
    const found = files.find(name)
    const content = found && (await readWhole(found))
    if (!content?.ok) return null
    const text = content.value.bytes.toString('utf8').replace(COMMENT, '')
    const imports = importsOf(text)
    const hosts = createHostCollector()
    await inTurns(textHostSteps(text, hosts.addMedia))
    const style = {
      file: content.value.file,
      hosts: hosts.all().media,
      imports: imports.filter((each) => !/^(?:[a-z]+:|\/\/)/i.test(each)).map((each) => fileAt(name, each)),
    }
    known.set(name, style, JSON.stringify([style.hosts, style.imports]).length * 2)
    return style
  }

  return async (names) => {
    const hosts = new Set<string>()
    const toRead = [...names]
    const seen = new Set<string>()
    for (let name = toRead.shift(); name !== undefined && seen.size < MAX_IMPORTS; name = toRead.shift()) {
      if (seen.has(name)) continue
      seen.add(name)
      const style = await read(name)
      for (const host of style?.hosts ?? []) hosts.add(host)
      toRead.push(...(style?.imports ?? []))
    }
    return [...hosts]
  }
}
