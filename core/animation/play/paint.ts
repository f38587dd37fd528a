import type { Stage } from '../../ports/stage.port.js'
import { colourText } from '../values/colour.js'
import { PAINT } from './sheet.js'
import type { Cell, Sheet } from './sheet.js'

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

/**
 * Built anew each time: a string kept until the next frame would be carried through the collector's generations, which costs more
 * than building it.
 */
const textOf = (cell: Cell | undefined): string => (cell ? buildText(cell) : '')

/** The one order in which all four transform families are always written (contract/animation 3.1). */
function transformText<E>({ cells: { move, scale, rotate, skew } }: Sheet<E>): string {
  const first = move ? textOf(move) : 'translate3d(0, 0, 0)'
  const second = scale ? textOf(scale) : 'scale3d(1, 1, 1)'
  const third = rotate ? textOf(rotate) : 'rotateX(0) rotateY(0) rotateZ(0)'
  return `${first} ${second} ${third} ${skew ? textOf(skew) : 'skew(0, 0)'}`
}

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
  const { dirty, element, cells } = sheet
  sheet.dirty = 0
  if (!element) return
  if (dirty & PAINT.willChange) paintHints(stage, element, sheet)
  if (dirty & PAINT.transform) stage.write(element, 'transform', transformText(sheet))
  if (dirty & PAINT.depth) stage.write(element, 'transform-style', 'preserve-3d')
  if (dirty & PAINT.size) paintSize(stage, element, sheet)
  if (dirty & PAINT.opacity) stage.write(element, 'opacity', textOf(cells.opacity))
  // Rare beside the above, so one test keeps them out of most frames.
  if (dirty < PAINT.filter) return
  if (dirty & PAINT.filter) stage.write(element, 'filter', textOf(cells.filter))
  if (dirty & PAINT.fontVariation)
    stage.write(element, 'font-variation-settings', textOf(cells.fontVariation))
  if (dirty & PAINT.backgroundColor) stage.write(element, 'background-color', textOf(cells.backgroundColor))
  if (dirty & PAINT.borderColor) stage.write(element, 'border-color', textOf(cells.borderColor))
  if (dirty & PAINT.color) stage.write(element, 'color', textOf(cells.color))
}
