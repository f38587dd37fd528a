/** The pictures of a cell as they are written, each an address that a text may stand before. */
const partsOf = (cell: string): readonly string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The pictures of a variant in their order, the main one first; the shop takes one main picture. */
export const picturesOf = (main: string, more: string): readonly string[] => [
  ...partsOf(main).slice(0, 1),
  ...partsOf(more),
]

/** The cells of the catalogue file that hold pictures in their order. */
export const pictureCells = ([main = '', ...more]: readonly string[]): {
  readonly main: string
  readonly more: string
} => ({ main, more: more.join(';') })

/** The address of a picture, as an image asks for it; null: there is none. */
export function pictureAddress(picture: string): string | null {
  const address = picture.split(/\s+/).at(-1) ?? ''
  if (address === '') return null
  return /^(https?:|\/)/.test(address) ? address : `/${address}`
}

/** The name of a picture's file, as people say it. */
export const pictureName = (picture: string): string =>
  (pictureAddress(picture) ?? '')
    .replace(/[?#].*$/s, '')
    .split('/')
    .at(-1) || picture

/** The list with one picture moved to another place; the same list if there is no such place. */
export function moveInList<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = list[from]
  if (moved === undefined || to < 0 || to >= list.length || from === to) return list
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
