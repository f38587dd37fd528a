import type { Ease } from '../../values/bezier.js'
import { polyline } from './special-eases.js'

type Point = readonly [x: number, y: number]

const STEPS = 48
const MAX_NUMBERS = 600

const curvePoint = (points: readonly Point[], t: number): Point => {
  const [a = [0, 0], b = a, c = b, d = c] = points
  const at = (axis: 0 | 1): number =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis]
  return [at(0), at(1)]
}

/** The points of lines along one axis. */
const alongAxis = (axis: 'h' | 'v', numbers: readonly number[], [x, y]: Point): readonly number[] =>
  numbers.flatMap((number) => (axis === 'h' ? [number, y] : [x, number]))

/** The corners of a curve that has one corner between its ends. */
function thirdDegree(start: Point, [middle = start, end = middle]: readonly Point[]): readonly Point[] {
  const towards = (from: Point): Point => [
    from[0] + ((middle[0] - from[0]) * 2) / 3,
    from[1] + ((middle[1] - from[1]) * 2) / 3,
  ]
  return [start, towards(start), towards(end), end]
}

/**
 * The ease of a drawn path: `M0,0 C...` with curves and lines, absolute or relative, scaled to 0..1 in time.
 * Null: the text is no such path.
 */
export function pathEase(text: string): Ease | null {
  const points: Point[] = []
  let here: Point = [0, 0]
  for (const [, command = '', list = ''] of text.matchAll(/([MLHVCSQ])([^MLHVCSQ]*)/gi)) {
    const kind = command.toLowerCase()
    const isRelative = command === kind
    const given = (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).slice(0, MAX_NUMBERS).map(Number)
    const numbers = kind === 'h' || kind === 'v' ? alongAxis(kind, given, isRelative ? [0, 0] : here) : given
    const size = { c: 6, s: 4, q: 4 }[kind] ?? 2
    for (let at = 0; at + size <= numbers.length; at += size) {
      const origin = here
      const row = Array.from({ length: size / 2 }, (_, pair): Point => {
        const [x, y] = [numbers[at + 2 * pair] ?? 0, numbers[at + 2 * pair + 1] ?? 0]
        return isRelative ? [origin[0] + x, origin[1] + y] : [x, y]
      })
      if (size === 2) points.push(row[0] ?? here)
      else {
        const corners: readonly Point[] =
          kind === 'q' ? thirdDegree(origin, row) : kind === 's' ? [origin, origin, ...row] : [origin, ...row]
        for (let step = 1; step <= STEPS; step++) points.push(curvePoint(corners, step / STEPS))
      }
      here = row.at(-1) ?? here
    }
  }
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || last[0] <= first[0]) return null
  const [width, height] = [last[0] - first[0], last[1] - first[1]]
  // On a canvas the vertical axis points down; a flat path ends at its start value.
  const scale = height === 0 ? 1 : height
  const scaled = points.map(([x, y]): Point => [(x - first[0]) / width, (y - first[1]) / scale])
  return polyline(scaled)
}
