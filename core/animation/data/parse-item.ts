import { isNumber, ownValue, toList, toRecord, toText } from '../../shared/index.js'
import type { UntrustedRecord } from '../../shared/index.js'
import type { Ease } from '../values/bezier.js'
import { linear } from '../values/ease-forms.js'
import { toEase } from '../values/easing.js'
import type { ChannelPlan, Family, ItemPlan, TargetPlan } from './interactions.js'
import { parseTarget } from './parse-target.js'
import { toMs, toNumber } from './untrusted-number.js'

/**
 * The family that every action type changes (reference/interactions#actions). Box shadow, combo class, stop
 * and loop have no behaviour anywhere.
 */
const FAMILIES: Readonly<Record<string, Family>> = {
  TRANSFORM_MOVE: 'move',
  TRANSFORM_SCALE: 'scale',
  TRANSFORM_ROTATE: 'rotate',
  TRANSFORM_SKEW: 'skew',
  STYLE_OPACITY: 'opacity',
  STYLE_SIZE: 'size',
  STYLE_FILTER: 'filter',
  STYLE_FONT_VARIATION: 'fontVariation',
  STYLE_BACKGROUND_COLOR: 'backgroundColor',
  STYLE_BORDER: 'borderColor',
  STYLE_TEXT_COLOR: 'color',
  GENERAL_DISPLAY: 'display',
  OBJECT_VALUE: 'object',
  PLUGIN_LOTTIE: 'plugin',
  PLUGIN_SPLINE: 'plugin',
  PLUGIN_RIVE: 'plugin',
  PLUGIN_VARIABLE: 'plugin',
}

const NOWHERE: TargetPlan = {
  id: null,
  selector: null,
  isPage: false,
  objectId: null,
  relation: false,
  isBounded: false,
  pluginElement: null,
}

/** A channel for every name whose field holds a finite number; a missing or broken one is not animated. */
const channelsOf = (config: UntrustedRecord, names: string, initial = 0): readonly ChannelPlan[] =>
  [...names].flatMap((name) => numberChannel(config, name, `${name}Value`, `${name}Unit`, initial))

function numberChannel(
  config: UntrustedRecord,
  name: string,
  field: string,
  unitField: string,
  initial = 0,
): readonly ChannelPlan[] {
  const to = config[field]
  const unit = config[unitField]
  return isNumber(to)
    ? [{ name, to, initial, unit: typeof unit === 'string' ? unit.toLowerCase() : null, auto: false }]
    : []
}

const sizeChannels = (config: UntrustedRecord): readonly ChannelPlan[] =>
  ['width', 'height'].map((name) => {
    const unit = toText(config[`${name}Unit`])?.toLowerCase() ?? 'px'
    if (unit === 'auto') return { name, to: 0, initial: 0, unit: 'px', auto: true }
    const to = toNumber(config[`${name}Value`], NaN)
    return { name, to, initial: 0, unit, auto: false }
  })

const FULL_BY_DEFAULT = ['saturate', 'contrast', 'brightness']
const FILTER_UNITS: Readonly<Record<string, string>> = { blur: 'px', 'hue-rotate': 'deg' }
const REGISTERED_AXES = ['wght', 'opsz', 'wdth', 'slnt']

/**
 * One channel for each kind; the last entry of a kind wins, a missing value is 0
 * (reference/interactions#filters).
 */
function entryChannels(
  entries: unknown,
  of: (kind: string, entry: UntrustedRecord) => { readonly initial: number; readonly unit: string },
): readonly ChannelPlan[] {
  const channels = new Map<string, ChannelPlan>()
  for (const entry of toList(entries).map(toRecord)) {
    const name = toText(entry['type'])
    const value = entry['value'] ?? 0
    if (name === null || !isNumber(value)) continue
    const { initial, unit } = of(name, entry)
    channels.set(name, { name, to: value, initial, unit: toText(entry['unit']) ?? unit, auto: false })
  }
  return [...channels.values()]
}

function parseChannels(family: Family, config: UntrustedRecord): readonly ChannelPlan[] {
  switch (family) {
    case 'move':
    case 'rotate':
    case 'skew':
      return channelsOf(config, 'xyz')
    case 'scale':
      return channelsOf(config, 'xyz', 1)
    case 'opacity':
    case 'object':
      return numberChannel(config, 'value', 'value', 'unit')
    case 'size':
      return sizeChannels(config)
    case 'filter':
      return entryChannels(config['filters'], (kind) => ({
        initial: FULL_BY_DEFAULT.includes(kind) ? 100 : 0,
        unit: FILTER_UNITS[kind] ?? '%',
      }))
    case 'fontVariation':
      return entryChannels(config['fontVariations'], (axis, entry) => ({
        initial: REGISTERED_AXES.includes(axis) ? 0 : toNumber(entry['defaultValue'], 0),
        unit: '',
      }))
    case 'backgroundColor':
    case 'borderColor':
    case 'color':
      return channelsOf(config, 'rgba')
    case 'display':
    case 'plugin':
      return []
  }
}

type ReportField = (field: string, message: string) => void

/** Reports fields of an action that should hold a number and do not. */
function reportBrokenNumbers(config: UntrustedRecord, family: Family, report: ReportField): void {
  const hasNumber = family !== 'display' && family !== 'plugin'
  for (const [field, content] of Object.entries(config))
    if (
      !isNumber(content) &&
      (content ?? 'auto') !== 'auto' &&
      (/^(delay|duration|.+Value)$/.test(field) || (hasNumber && field === 'value'))
    )
      report(field, 'is not a number')
}

/** The curve of an action; a broken or unknown one is reported and replaced by linear. */
function parseEase(easing: unknown, report: ReportField): Ease {
  const ease = toEase(easing)
  if (!ease)
    report(
      'easing',
      Array.isArray(easing)
        ? 'bezier needs four numbers, and x values must be in [0, 1] range'
        : `unknown easing ${toText(easing) ?? typeof easing}, linear is used`,
    )
  return ease ?? linear
}

/**
 * Reads one action of a list; fields that cannot be played are reported and left out. Null for types that are
 * unknown or have no behaviour, which the caller reports before it continues the list. In the original such
 * an item can stop its list for ever (reference/interactions#faults-of-the-original).
 */
export function parseItem(value: unknown, report: ReportField): ItemPlan | null {
  const raw = toRecord(value)
  const actionTypeId = toText(raw['actionTypeId']) ?? ''
  const family = ownValue(FAMILIES, actionTypeId)
  if (!family) return null
  const config = toRecord(raw['config'])
  const swatch = toText(config['globalSwatchId'])
  reportBrokenNumbers(config, family, report)
  return {
    actionTypeId,
    family,
    delayMs: toMs(config['delay']),
    durationMs: family === 'display' ? 0 : config['duration'] === 'auto' ? null : toMs(config['duration']),
    ease: parseEase(config['easing'], report),
    hasBezier: Array.isArray(config['easing']),
    target: parseTarget(config['target']) ?? NOWHERE,
    channels: parseChannels(family, config),
    word: family === 'display' ? (toText(config['value']) ?? '') : '',
    swatch: swatch?.startsWith('--') ? swatch : null,
    pluginValue: config['value'],
  }
}
