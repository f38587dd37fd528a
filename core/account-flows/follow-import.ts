import type { Clock } from '../ports/platform/clock.port.js'
import type { MemberImport, MemberImports } from '../ports/accounts/member-imports.port.js'
import { err } from '../shared/index.js'
import type { Result } from '../shared/index.js'

/** The interval between requests for the progress of a member import, and their maximum number. */
export const MEMBER_IMPORT_POLL = { everyMs: 5000, most: 240 } as const

/** The reason why the end of an import is unknown. */
export interface ImportOutOfSight {
  /**
   * `unknown`: no such import exists. `endless`: the limit of requests is reached. `unavailable`: no answer.
   */
  readonly tag: 'unknown' | 'endless' | 'unavailable'
  readonly message: string
}

/**
 * Starts an import and requests its progress until it ends, every 5 s and at most 240 times
 * (reference/constants#accounts). `onProgress` is called with every answer.
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
    if (known.value === null) return err({ tag: 'unknown', message: 'There is no such import.' })
    onProgress(known.value)
    const { id, state } = known.value
    if (state !== 'running') return { ok: true, value: known.value }
    if (asked === MEMBER_IMPORT_POLL.most)
      return err({ tag: 'endless', message: 'The import goes on, but its progress is no longer read.' })
    await new Promise<void>((passed) => clock.setTimer(MEMBER_IMPORT_POLL.everyMs, passed))
    known = await imports.read(id)
  }
}
