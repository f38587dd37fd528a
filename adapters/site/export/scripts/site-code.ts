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
  /** The interaction data that it hands over; undefined: none. */
  readonly interactions: unknown
  /** The newer interactions that it registers; null: none that can be read. */
  readonly timelines: TimelineArguments | null
  /** The kinds of interaction data in it that are recognised and not played. */
  readonly notPlayed: readonly NotPlayed[]
  /** Data begin in it and do not end: the file is cut off. */
  readonly isCutOff: boolean
}

/** `first-generation`: `data-ix` of 2016 and 2017; `timelines`: the newer kind, in data that cannot be read. */
export type NotPlayed = 'first-generation' | 'timelines'

const NO_NEEDS: CodeNeeds = { jquery: false, gsap: false, hosts: [], loads: false }

const INIT = /require\(\s*['"]ix2['"]\s*\)\s*\.init\(\s*\{/
const FIRST_GENERATION = /require\(\s*['"]ix['"]\s*\)\s*\.init\(\s*\[/
const TIMELINES = /require\(\s*['"]ix3['"]\s*\)[^]{0,400}?\.register\(\s*\[\s*\{/

/**
 * Reads a script of the folder: what it is, what it takes from the window, and the data it brings. Nothing is
 * run.
 */
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
