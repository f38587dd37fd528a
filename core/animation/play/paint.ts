import type { InlineStyle } from '../../ports/stage.port.js'
import type { Family } from '../data/interactions.js'
import { colourText } from '../values/colour.js'
import { COLOURS, mapCell, valuesOf } from './cell.js'
import { PAINT, PAINT_OF } from './sheet.js'
import type { Sheet } from './sheet.js'
import { isWrittenAlike, opacityWriterOf, transformWriterOf, writeTransform } from './writers.js'
import type { TransformWriter } from './writers.js'

const COLOUR_ENTRIES = Object.entries(COLOURS) as readonly (readonly [Family, string])[]

/** The page's own tokens stay in front; ours come and go. */
function paintHints(style: InlineStyle, hints: ReadonlyMap<string, number>): void {
  const own = style.getPropertyValue('will-change').split(/,\s*/)
  const kept = own.filter((token) => token !== '' && !hints.has(token))
  for (const [token, users] of hints) if (users > 0) kept.push(token)
  style.setProperty('will-change', kept.join(', '))
}

function paintOpacity<E>(sheet: Sheet<E>, style: InlineStyle): void {
  style.opacity = (sheet.opacity ??= opacityWriterOf(sheet))(sheet.values)
}

/** What most frames write. Anything else goes the longer way, whose functions inside functions cost memory at each call. */
const USUAL = PAINT.transform | PAINT.opacity

/** Writes everything that `dirty` names. */
function paintAny<E>(sheet: Sheet<E>, style: InlineStyle, dirty: number, transform: string): void {
  const { cells, hints } = sheet
  if (dirty & PAINT.willChange) paintHints(style, hints)
  if (dirty & PAINT.transform) style.transform = transform
  if (dirty & PAINT.depth) style.setProperty('transform-style', 'preserve-3d')
  if (dirty & PAINT.size && cells.size)
    mapCell(sheet, cells.size, (name, value, unit) => {
      if (!Number.isNaN(value)) style.setProperty(name, `${value}${unit}`)
    })
  if (dirty & PAINT.opacity) paintOpacity(sheet, style)
  if (dirty & PAINT.filter && cells.filter)
    style.setProperty(
      'filter',
      mapCell(sheet, cells.filter, (name, value, unit) => `${name}(${value}${unit})`).join(' '),
    )
  if (dirty & PAINT.fontVariation && cells.fontVariation)
    style.setProperty(
      'font-variation-settings',
      mapCell(sheet, cells.fontVariation, (name, value) => `"${name}" ${value}`).join(', '),
    )
  for (const [family, property] of COLOUR_ENTRIES) {
    const cell = cells[family]
    if (cell && dirty & (PAINT_OF[family] ?? 0))
      style.setProperty(property, colourText(valuesOf(sheet, cell)))
  }
}

/**
 * Writes the properties that changed since the last time, each once; of `sheets` the first `count` have any. Elements that move alike come one
 * after the other and are given one text, which the browser then takes over only once.
 */
export function paintSheets<E>(sheets: readonly Sheet<E>[], count: number): void {
  let writer: TransformWriter | null = null
  let written: readonly number[] = []
  let transform = ''
  for (let at = 0; at < count; at++) {
    const sheet = sheets[at] as Sheet<E>
    const { dirty, style, values } = sheet
    sheet.dirty = 0
    if (!style) continue
    if (dirty & PAINT.transform) {
      const own = (sheet.transform ??= transformWriterOf(sheet))
      if (own !== writer || !isWrittenAlike(own, values, written)) transform = writeTransform(own, values)
      writer = own
      written = values
    }
    if (dirty & ~USUAL) {
      paintAny(sheet, style, dirty, transform)
      continue
    }
    if (dirty & PAINT.transform) style.transform = transform
    if (dirty & PAINT.opacity) paintOpacity(sheet, style)
  }
}
