import type { InlineStyle } from '../../ports/stage.port.js'
import { colourText } from '../values/colour.js'
import { COLOURS, PAINT, paintsOf, propertiesOf } from './appearance.js'
import { mapCell, valuesOf } from './cell.js'
import { stylesOf } from './sheet.js'
import type { Sheet } from './sheet.js'
import { transformWriterOf, writeTransform } from './writers.js'

/** The page's own tokens stay in front; ours come and go. */
function paintHints(style: InlineStyle, hints: ReadonlyMap<string, number>): void {
  const own = style.getPropertyValue('will-change').split(/,\s*/)
  const kept = own.filter((token) => token !== '' && !hints.has(token))
  for (const [token, users] of hints) if (users > 0) kept.push(token)
  style.setProperty('will-change', kept.join(', '))
}

/** The texts that the numbers of a sheet make, for all of its elements. */
const transformOf = <E>(sheet: Sheet<E>): string =>
  writeTransform((sheet.transform ??= transformWriterOf(sheet)), sheet.values)

/** A plain number goes as one, which browsers take without reading a text first. */
function opacityOf<E>(sheet: Sheet<E>): string | number {
  const { cells, values, units } = sheet
  const slot = (sheet.opacity ??= cells.opacity?.get('value') ?? -1)
  const value = values[slot] as number
  const unit = units[slot]
  return unit ? `${value}${unit}` : value
}

/**
 * What most frames write. Anything else goes the longer way, whose functions inside functions cost memory at
 * each call.
 */
const USUAL = PAINT.transform | PAINT.opacity

/** Writes everything that `dirty` names. */
function paintAny<E>(sheet: Sheet<E>, style: InlineStyle, dirty: number): void {
  const { cells, hints } = sheet
  if (dirty & PAINT.willChange) paintHints(style, hints)
  if (dirty & PAINT.transform) style.transform = transformOf(sheet)
  if (dirty & PAINT.depth) style.setProperty('transform-style', 'preserve-3d')
  if (dirty & PAINT.size && cells.size)
    mapCell(sheet, cells.size, (name, value, unit) => {
      if (!Number.isNaN(value)) style.setProperty(name, `${value}${unit}`)
    })
  if (dirty & PAINT.opacity) style.opacity = opacityOf(sheet)
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
  for (const family of COLOURS) {
    const cell = cells[family]
    if (cell && dirty & paintsOf(family, true))
      for (const property of propertiesOf(family))
        style.setProperty(property, colourText(valuesOf(sheet, cell)))
  }
}

/**
 * Writes the properties that changed since the last time, each once; of `sheets` the first `count` have any.
 */
export function paintSheets<E>(sheets: readonly Sheet<E>[], count: number): void {
  for (let at = 0; at < count; at++) {
    const sheet = sheets[at] as Sheet<E>
    const { dirty } = sheet
    const styles = stylesOf(sheet)
    sheet.dirty = 0
    if (dirty & ~USUAL) {
      for (const style of styles) paintAny(sheet, style, dirty)
      continue
    }
    const transform = dirty & PAINT.transform ? transformOf(sheet) : ''
    const opacity = dirty & PAINT.opacity ? opacityOf(sheet) : ''
    for (const style of styles) {
      if (dirty & PAINT.transform) style.transform = transform
      if (dirty & PAINT.opacity) style.opacity = opacity
    }
  }
}
