/**
 * The `padding-top` that keeps a video's shape at any width: height by width in percent
 * (reference/constants#widgets); undefined if the size is unknown.
 */
export function videoPaddingTop(width: number, height: number): string | undefined {
  if (!(width > 0) || !(height > 0)) return undefined
  return `${(height / width) * 100}%`
}
