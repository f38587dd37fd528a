import type { Stage } from '../../ports/stage.port.js'
import type { Family } from '../data/interactions.js'
import { colourText } from '../values/colour.js'
import { PAINT } from './sheet.js'
import type { Cell, Sheet } from './sheet.js'

const NEUTRAL: Partial<Readonly<Record<Family, string>>> = {
  move: 'translate3d(0, 0, 0)',
  scale: 'scale3d(1, 1, 1)',
  rotate: 'rotateX(0) rotateY(0) rotateZ(0)',
  skew: 'skew(0, 0)',
}

function buildText(cell: Cell): string {
  const { values: v, units: u } = cell
  switch (cell.family) {
    case 'move':
      return `translate3d(${v[0]}${u[0]}, ${v[1]}${u[1]}, ${v[2]}${u[2]})`
    case 'scale':
      return `scale3d(${v[0]}${u[0]}, ${v[1]}${u[1]}, ${v[2]}${u[2]})`
    case 'rotate':
      return `rotateX(${v[0]}${u[0]}) rotateY(${v[1]}${u[1]}) rotateZ(${v[2]}${u[2]})`
    case 'skew':
      return `skew(${v[0]}${u[0]}, ${v[1]}${u[1]})`
    case 'filter':
      return cell.names.map((name, at) => `${name}(${v[at]}${u[at]})`).join(' ')
    case 'fontVariation':
      return cell.names.map((name, at) => `"${name}" ${v[at]}`).join(', ')
    case 'backgroundColor':
    case 'borderColor':
    case 'color':
      return colourText(v)
    default:
      return `${v[0]}${u[0]}`
  }
}

const textOf = (cell: Cell | undefined): string => {
  if (!cell) return ''
  if (cell.text === '') cell.text = buildText(cell)
  return cell.text
}

const transformPart = <E>(sheet: Sheet<E>, family: Family): string =>
  textOf(sheet.cells[family]) || (NEUTRAL[family] ?? '')

/** The one order in which all four transform families are always written (contract/animation 3.1). */
export const transformText = <E>(sheet: Sheet<E>): string =>
  `${transformPart(sheet, 'move')} ${transformPart(sheet, 'scale')} ${transformPart(sheet, 'rotate')} ${transformPart(sheet, 'skew')}`

const SINGLE = [
  ['opacity', 'opacity', PAINT.opacity],
  ['filter', 'filter', PAINT.filter],
  ['fontVariation', 'font-variation-settings', PAINT.fontVariation],
  ['backgroundColor', 'background-color', PAINT.backgroundColor],
  ['borderColor', 'border-color', PAINT.borderColor],
  ['color', 'color', PAINT.color],
] as const

function paintSize<E extends object>(stage: Stage<E>, element: E, sheet: Sheet<E>): void {
  const cell = sheet.cells.size
  cell?.names.forEach((name, at) => {
    const value = cell.values[at] ?? Number.NaN
    if (!Number.isNaN(value)) stage.write(element, name, `${value}${cell.units[at] ?? ''}`)
  })
}

/** The page's own tokens stay in front; ours come and go. */
export function paintHints<E extends object>(stage: Stage<E>, element: E, sheet: Sheet<E>): void {
  const own = stage.inlineStyle(element, 'will-change').split(/,\s*/)
  const kept = own.filter((token) => token !== '' && !sheet.hints.has(token))
  for (const [token, users] of sheet.hints) if (users > 0) kept.push(token)
  stage.write(element, 'will-change', kept.join(', '))
}

/** Writes the properties of an element that changed since the last time, each once. */
export function paintSheet<E extends object>(stage: Stage<E>, sheet: Sheet<E>): void {
  const { dirty, element } = sheet
  sheet.dirty = 0
  if (!element) return
  if (dirty & PAINT.willChange) paintHints(stage, element, sheet)
  if (dirty & PAINT.transform) stage.write(element, 'transform', transformText(sheet))
  if (dirty & PAINT.depth) stage.write(element, 'transform-style', 'preserve-3d')
  if (dirty & PAINT.size) paintSize(stage, element, sheet)
  if (dirty & ~(PAINT.willChange | PAINT.transform | PAINT.depth | PAINT.size))
    for (const [family, property, bit] of SINGLE)
      if (dirty & bit) stage.write(element, property, textOf(sheet.cells[family]))
}
