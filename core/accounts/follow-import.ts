import type { Clock } from '../ports/clock.port.js'
import type { MemberImport, MemberImports } from '../ports/member-imports.port.js'
import { err } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { MEMBER_IMPORT_POLL } from './account-limits.js'

/** The reason why the end of an import is not known. */
export interface ImportOutOfSight {
  /** `unknown`: no such import exists. `endless`: it was asked for too often. `unavailable`: no answer. */
  readonly tag: 'unknown' | 'endless' | 'unavailable'
  readonly message: string
}

/**
 * Begins an import and asks how it stands until it is over, every 5 s and 240 times at most
 * (reference/constants#accounts). `onProgress` is told of every answer.
 */
export async function followImport(
  imports: MemberImports,
  clock: Pick<Clock, 'setTimer'>,
  csv: string,
  onProgress: (standing: MemberImport) => void = () => undefined,
): Promise<Result<MemberImport, ImportOutOfSight>> {
  const begun = await imports.begin(csv)
  let known: Result<MemberImport | null, { readonly tag: 'unavailable'; readonly message: string }> = begun
  for (let asked = 0; ; asked += 1) {
    if (!known.ok) return known
    if (known.value === null) return err({ tag: 'unknown', message: 'Nobody knows of this import.' })
    onProgress(known.value)
    const { id, state } = known.value
    if (state !== 'running') return { ok: true, value: known.value }
    if (asked === MEMBER_IMPORT_POLL.most)
      return err({ tag: 'endless', message: 'The import goes on, and nobody waits for it any longer.' })
    await new Promise<void>((passed) => clock.setTimer(MEMBER_IMPORT_POLL.everyMs, passed))
    known = await imports.read(id)
  }
}
