import { isNumber, isRecord, toList, toRecord, toText } from '../../../shared/index.js'
import { linear } from '../../values/ease-forms.js'
import { timelineEase } from '../values/ease-families.js'
import type { StaggerPlan } from '../values/stagger.js'
import { trackProperties } from '../play/property-slots.js'
import type { LoadedParts } from './further-parts.js'
import type { ActionPlan, ClassPlan, PlayerPlan, PointerFollow, PropertyPlan, SplitPlan } from './model.js'
import { reportUnknown } from './problems.js'
import type { Report } from './problems.js'
import type { ReadScroll } from './read-scroll.js'
import { readTargets } from './read-target.js'
import { readEnds, toSeconds } from './read-values.js'

const KINDS = ['to', 'from', 'from-to', 'set'] as const
const DEFAULT_DURATION_S = 0.5
const NULL_DURATION_S = 0.25
const STAGGER_STARTS = ['start', 'center', 'end', 'edges', 'random'] as const
const PIECES = ['chars', 'words', 'lines'] as const

/** The facts that all readers of a page's data share. */
export interface ReadContext {
  readonly report: Report
  /** Numbers 0..1, for random values. */
  readonly random: () => number
  readonly further: LoadedParts
  /** True if elements have a style of this name. */
  readonly isStyle: (name: string) => boolean
  /** Null: no trigger follows the page. */
  readonly readScroll: ReadScroll | null
}

function readEase(
  value: unknown,
  path: string,
  { report, random, further }: ReadContext,
): ActionPlan['ease'] {
  const ease = timelineEase(value, random, further.describe)
  if (!ease) reportUnknown(report, path, 'the ease', value)
  return ease ?? linear
}

/** The name in a list; undefined for any other value, which is reported. */
function readName<Name extends string>(
  names: readonly Name[],
  report: Report,
  path: string,
  kind: string,
  value: unknown,
): Name | undefined {
  const name = names.find((each) => each === value)
  if (!name && value) reportUnknown(report, path, kind, value)
  return name
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
    from: isNumber(from) ? from : (readName(STAGGER_STARTS, context.report, path, 'the start', from) ?? 0),
    axis: axis === 'x' || axis === 'y' ? axis : null,
    grid: grid === 'auto' ? 'auto' : isNumber(columns) && isNumber(rows) ? [columns, rows] : null,
    ease: readEase(ease ?? 0, `${path}.ease`, context),
  }
}

function readProperties(
  entries: unknown,
  kind: ActionPlan['kind'],
  path: string,
  context: ReadContext,
): readonly PropertyPlan[] {
  return Object.entries(toRecord(entries)).flatMap(([name, value]) => {
    const place = `${path}.${name}`
    const ends = readEnds(value, kind, place, context)
    const { from, to } = ends
    const isNumeric = trackProperties({ name, ...ends }).every(({ slot }) => slot >= 0)
    const isKnown = isNumeric || name.startsWith('--') || context.isStyle(name)
    if (!isKnown) reportUnknown(context.report, place, 'the property', name)
    if (!isKnown || (from === null && to === null)) return []
    // The transform origin of an element is the same over the whole way.
    return name === 'transformOrigin' ? [{ name, from: from ?? to, to: to ?? from }] : [{ name, ...ends }]
  })
}

function readSplit(value: unknown, path: string, report: Report): SplitPlan | null {
  const type = toText(value) ?? toRecord(value)['type']
  const pieces = readName(PIECES, report, path, 'the split', type)
  const mask = readName(PIECES, report, path, 'the mask', toRecord(value)['mask']) ?? null
  return pieces ? { pieces, mask } : null
}

/** Reads an action; null for one that never plays. */
export function readAction(value: unknown, path: string, context: ReadContext): ActionPlan | null {
  const action = toRecord(value)
  if (action['hidden'] === true || action['deleted'] === true) return null
  const timing = toRecord(action['timing'])
  const kind = KINDS[isNumber(action['tt']) ? action['tt'] : 0]
  if (!kind) {
    reportUnknown(context.report, `${path}.tt`, 'an action of the type', action['tt'])
    return null
  }
  const properties: PropertyPlan[] = []
  const classes: ClassPlan[] = []
  const players: PlayerPlan[] = []
  let follow: PointerFollow | null = null
  for (const [namespace, part] of Object.entries(toRecord(action['properties']))) {
    const place = `${path}.properties.${namespace}`
    if (namespace === 'wf:transform' || namespace === 'wf:style')
      properties.push(...readProperties(part, kind, place, context))
    else if (namespace !== 'wf:class' || Object.hasOwn(toRecord(part), 'class')) {
      const { report, further } = context
      const more =
        further.readClasses?.(namespace, part, place, report) ??
        further.readMore?.(namespace, part, place, report)
      if (more) {
        properties.push(...(more.properties ?? []))
        classes.push(...(more.classes ?? []))
        players.push(...(more.players ?? []))
        follow = more.follow ?? follow
      } else reportUnknown(report, place, 'a property of the kind', namespace)
    }
  }
  const { duration, ease, position, repeat, repeatDelay } = timing
  const positionS = toSeconds(position)
  const text = positionS === null ? toText(position) : null
  const place = text === null ? null : (context.further.readPlace?.(text) ?? null)
  if (positionS === null && !place && position)
    reportUnknown(context.report, `${path}.timing.position`, 'the position', position)
  const isSet = kind === 'set'
  const durationS = duration === null ? NULL_DURATION_S : (toSeconds(duration) ?? DEFAULT_DURATION_S)
  return {
    id: toText(action['id']) ?? path,
    kind,
    targets: readTargets(action['targets'], `${path}.targets`, context),
    positionS: positionS ?? 0,
    place,
    durationS: isSet ? 0 : Math.max(0, durationS),
    ease: readEase(ease, `${path}.timing.ease`, context),
    stagger: readStagger(timing['stagger'], `${path}.timing.stagger`, context),
    repeat: isSet || !isNumber(repeat) ? 0 : Math.round(repeat),
    repeatDelayS: toSeconds(repeatDelay) ?? 0,
    yoyo: timing['yoyo'] === true,
    properties,
    classes,
    split: readSplit(action['splitText'], `${path}.splitText`, context.report),
    players,
    follow,
  }
}
