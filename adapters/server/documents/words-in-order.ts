/** Letters of scripts that are written from right to left. */
const FROM_RIGHT = /\p{scx=Arab}|\p{scx=Hebr}/u

/**
 * Prepares a line for the library, which reverses each right-to-left part between two spaces together with the
 * space after it: such words are joined by no-break spaces, and a second space separates what follows.
 */
export function wordsInOrder(line: string): string {
  if (!FROM_RIGHT.test(line)) return line
  const parts: string[] = []
  let isFromRight = false
  for (const word of line.split(' ')) {
    const isTurned = FROM_RIGHT.test(word)
    if (isTurned && isFromRight) parts.push(`${parts.pop() ?? ''}\u00a0${word}`)
    else parts.push(isFromRight ? ` ${word}` : word)
    isFromRight = isTurned
  }
  return parts.join(' ')
}
