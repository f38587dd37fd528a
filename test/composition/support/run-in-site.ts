import { runCommand } from '../../../composition/cli/program.js'
import type { ScratchSite } from './site-folder.js'

/** Runs a command of `vitrine` about a site and its data; `out` is all that it wrote. */
export async function runInSite(
  { folder, data }: Pick<ScratchSite, 'folder' | 'data'>,
  words: readonly string[],
): Promise<{ readonly code: number; readonly out: string }> {
  const lines: string[] = []
  const say = (line: string) => lines.push(line)
  const code = await runCommand([...words, folder, '--data', data], { out: say, err: say })
  return { code, out: lines.join('\n') }
}
