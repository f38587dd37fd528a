import { isTimeZone } from '../calendar/index.js'
import type { DateContext } from '../calendar/index.js'
import type { Sku } from '../catalog/index.js'
import {
  camelFieldName,
  encodeFieldName,
  projectSku,
  readField,
  readOptionChoice,
  readPath,
} from '../template/index.js'
import type { Condition, ConditionSet } from './condition.js'
import { passes } from './operator.js'

/** The time and zone of the test. */
export interface VisibilityContext {
  /** Wall-clock ms. */
  readonly nowMs: number
  /** The visitor's zone, used if the page names no zone of the site. */
  readonly timeZone: string
}

/**
 * True if a node with these conditions is shown. Null: the tested item is missing from the data, so the node
 * stays unchanged (reference/conditions).
 */
export function isVisible(set: ConditionSet, data: unknown, context: VisibilityContext): boolean | null {
  const item =
    set.kind === 'CommercePropValues' ? readOptionChoice(data, set.dataPath) : readPath(data, set.dataPath)
  if (item === undefined || item === null) return null
  return allPass(set.conditions, item, set, context)
}

const SKU_PREFIX = 'default-sku:'

/**
 * True if a node with SKU conditions is shown for a chosen SKU. Only fields of the SKU are tested; null:
 * there are none (reference/product#sku-bindings).
 */
export function isVisibleForSku(set: ConditionSet, sku: Sku, context: VisibilityContext): boolean | null {
  const conditions = set.conditions.flatMap((condition) =>
    condition.field.startsWith(SKU_PREFIX)
      ? [{ ...condition, field: condition.field.slice(SKU_PREFIX.length) }]
      : [],
  )
  return conditions.length === 0 ? null : allPass(conditions, projectSku(sku), set, context)
}

function allPass(
  conditions: readonly Condition[],
  item: unknown,
  set: ConditionSet,
  context: VisibilityContext,
): boolean {
  const dates: DateContext = { nowMs: context.nowMs, timeZone: zoneOf(set, context) }
  return conditions.every((condition) => passes(conditionField(item, condition.field), condition, dates))
}

const zoneOf = (set: ConditionSet, { timeZone }: VisibilityContext): string =>
  [set.timeZone, timeZone].find(isTimeZone) ?? 'UTC'

/** The value that a condition tests: `reference:field` follows the reference first. */
const conditionField = (item: unknown, field: string): unknown =>
  field.split(':').reduce<unknown>((value, name) => readSlug(value, name), item)

/** A field by its slug, under any of its names in the data: as written, encoded, or plain. */
function readSlug(value: unknown, slug: string): unknown {
  const names =
    slug === '_id' ? ['_id', 'id'] : [slug, encodeFieldName(slug), camelFieldName(slug), ...renamed(slug)]
  return names.map((name) => readField(value, name)).find((found) => found !== undefined)
}

/** Newer pages renamed the type of a product. */
const renamed = (slug: string): readonly string[] => (slug === 'ec-product-type' ? ['productType'] : [])
