import type { CodeNeeds } from './page-code.js'
import { readCodeNeeds } from './page-code.js'
import { scriptKindOf } from './script-kind.js'
import type { ScriptKind } from './script-kind.js'
import { findInteractions, findTimelines } from '../../pages/index.js'
import type { TimelineArguments } from '../../pages/index.js'

/** A script file of the folder, read once. */
export interface SiteScript {
  readonly path: string
  readonly kind: ScriptKind
  readonly needs: CodeNeeds
  /** Its interaction data; undefined: none. */
  readonly interactions: unknown
  /** Its newer interactions; null: none that can be read. */
  readonly timelines: TimelineArguments | null
  /** The kinds of its interaction data that are recognised and not played. */
  readonly notPlayed: readonly NotPlayed[]
  /** True if data begin and do not end: the file is incomplete. */
  readonly isCutOff: boolean
}

/** `first-generation`: `data-ix` of 2016 and 2017; `timelines`: the newer kind, in data that cannot be read. */
export type NotPlayed = 'first-generation' | 'timelines'

const NO_NEEDS: CodeNeeds = { jquery: false, gsap: false, hosts: [], loads: false }

const INIT = /require\(\s*['"]ix2['"]\s*\)\s*\.init\(\s*\{/
const FIRST_GENERATION = /require\(\s*['"]ix['"]\s*\)\s*\.init\(\s*\[/
const TIMELINES = /require\(\s*['"]ix3['"]\s*\)[^]{0,400}?\.register\(\s*\[\s*\{/

/** Reads a script of the folder: its kind, its globals and its data. Nothing is run. */
export function readSiteScript(path: string, code: string): SiteScript {
  const kind = scriptKindOf(code)
  const interactions = findInteractions(code)
  const timelines = findTimelines(code)
  return {
    path,
    kind,
    needs: kind === 'pageCode' ? readCodeNeeds(code) : NO_NEEDS,
    interactions,
    timelines,
    notPlayed: [
      ...(FIRST_GENERATION.test(code) ? (['first-generation'] as const) : []),
      ...(timelines === null && TIMELINES.test(code) ? (['timelines'] as const) : []),
    ],
    isCutOff: interactions === undefined && INIT.test(code),
  }
}
