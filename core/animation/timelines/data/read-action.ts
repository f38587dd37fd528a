import { isNumber, isRecord, ownValue, toList, toRecord, toText } from '../../../shared/index.js'
import { linear } from '../../values/ease-forms.js'
import { DEFAULT_EASE, timelineEase } from '../values/eases.js'
import type { DescribeEase } from '../values/eases.js'
import type { StaggerPlan } from '../values/stagger.js'
import type { ActionPlan, ClassPlan, PlayerPlan, PropertyPlan, SplitPlan } from './model.js'
import type { Report } from './problems.js'
import { readTargets } from './read-target.js'
import { readEnds, toSeconds } from './read-values.js'

const KINDS = ['to', 'from', 'from-to', 'set'] as const
const DEFAULT_DURATION_S = 0.5
const NULL_DURATION_S = 0.25
const OPERATIONS: Readonly<Record<string, ClassPlan['operation']>> = {
  addClass: 'add',
  removeClass: 'remove',
  toggleClass: 'toggle',
}
const STAGGER_STARTS = ['start', 'center', 'end', 'edges', 'random'] as const
const PIECES = ['chars', 'words', 'lines'] as const

/** The facts that readers of a page's data share. */
export interface ReadContext {
  readonly report: Report
  /** Numbers 0..1, for what data leave to chance. */
  readonly random: () => number
  /** Makes the eases that data describe by objects. */
  readonly describe: DescribeEase
  /** Reads the properties of an action that few pages have. */
  readonly readMore: ReadMore
}

/** Reads properties of a kind that few pages have; null: it is of none that is known. */
export type ReadMore = (
  namespace: string,
  part: unknown,
  path: string,
  report: Report,
) => { readonly properties: readonly PropertyPlan[]; readonly players: readonly PlayerPlan[] } | null

function readEase(
  value: unknown,
  path: string,
  { report, random, describe }: ReadContext,
): ActionPlan['ease'] {
  const ease = timelineEase(value, random, describe)
  if (!ease) report(path, `the ease ${JSON.stringify(value)} is not known: it is linear`)
  return ease ?? linear
}

function readStagger(value: unknown, path: string, context: ReadContext): StaggerPlan | null {
  const options = isNumber(value) ? { each: value } : isRecord(value) ? value : null
  if (!options) return null
  const { each, amount, from, axis, grid, ease } = options as Readonly<Record<string, unknown>>
  const amountS = toSeconds(amount)
  const seconds = amountS ?? toSeconds(each) ?? 0
  const [columns, rows] = toList(grid)
  return {
    span: { tag: amountS === null ? 'each' : 'amount', seconds },
    from: isNumber(from) ? from : (STAGGER_STARTS.find((name) => name === from) ?? 0),
    axis: axis === 'x' || axis === 'y' ? axis : null,
    grid: grid === 'auto' ? 'auto' : isNumber(columns) && isNumber(rows) ? [columns, rows] : null,
    ease: ease === undefined || ease === null ? linear : readEase(ease, `${path}.ease`, context),
  }
}

function readClasses(value: unknown, path: string, { report }: ReadContext): readonly ClassPlan[] {
  const change = toRecord(toRecord(value)['class'])
  const given = toList(change['selectors'])
  const names = (given.length > 0 ? given : [change['className']]).flatMap((name) =>
    (toText(name) ?? '').split(/[\s.]+/).filter((part) => part !== ''),
  )
  if (names.length === 0) return []
  const operation = ownValue(OPERATIONS, toText(change['operation']) ?? '')
  if (!operation)
    report(path, `a class operation ${JSON.stringify(change['operation'] ?? null)} is not known`)
  return operation ? [{ names, operation }] : []
}

function readProperties(
  entries: unknown,
  kind: ActionPlan['kind'],
  path: string,
  { report }: ReadContext,
): readonly PropertyPlan[] {
  return Object.entries(toRecord(entries)).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    const ends = readEnds(value, kind, `${path}.${name}`, report)
    const { from, to } = ends
    if (from === null && to === null) return []
    // The point that an element turns around is the same over the whole way.
    return name === 'transformOrigin' ? [{ name, from: from ?? to, to: to ?? from }] : [{ name, ...ends }]
  })
}

function readSplit(value: unknown): SplitPlan | null {
  const type = toText(value) ?? toText(toRecord(value)['type'])
  const pieces = PIECES.find((name) => name === type)
  const mask = PIECES.find((name) => name === toRecord(value)['mask']) ?? null
  return pieces ? { pieces, mask } : null
}

/** Reads an action; null for one that never plays. */
export function readAction(value: unknown, path: string, context: ReadContext): ActionPlan | null {
  const action = toRecord(value)
  if (action['hidden'] === true || action['deleted'] === true) return null
  const timing = toRecord(action['timing'])
  const kind = KINDS[isNumber(action['tt']) ? action['tt'] : 0]
  if (!kind) {
    context.report(`${path}.tt`, `an action of the type ${JSON.stringify(action['tt'])} is not known`)
    return null
  }
  const properties: PropertyPlan[] = []
  const classes: ClassPlan[] = []
  const players: PlayerPlan[] = []
  for (const [namespace, part] of Object.entries(toRecord(action['properties']))) {
    const place = `${path}.properties.${namespace}`
    if (namespace === 'wf:transform' || namespace === 'wf:style')
      properties.push(...readProperties(part, kind, place, context))
    else if (namespace === 'wf:class') classes.push(...readClasses(part, place, context))
    else {
      const more = context.readMore(namespace, part, place, context.report)
      if (more) {
        properties.push(...more.properties)
        players.push(...more.players)
      } else context.report(place, `properties of the kind ${JSON.stringify(namespace)} are not played`)
    }
  }
  const { duration, ease, repeat, repeatDelay } = timing
  const isSet = kind === 'set'
  const durationS = duration === null ? NULL_DURATION_S : (toSeconds(duration) ?? DEFAULT_DURATION_S)
  return {
    id: toText(action['id']) ?? path,
    kind,
    targets: readTargets(action['targets'], `${path}.targets`, context.report),
    positionS: toSeconds(timing['position']) ?? 0,
    durationS: isSet ? 0 : Math.max(0, durationS),
    ease: ease === undefined || ease === null ? DEFAULT_EASE : readEase(ease, `${path}.timing.ease`, context),
    stagger: readStagger(timing['stagger'], `${path}.timing.stagger`, context),
    repeat: isSet || !isNumber(repeat) ? 0 : Math.round(repeat),
    repeatDelayS: toSeconds(repeatDelay) ?? 0,
    yoyo: timing['yoyo'] === true,
    properties,
    classes,
    split: readSplit(action['splitText']),
    players,
  }
}
