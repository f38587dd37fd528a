/** Words of scripts that are written from right to left, one after the other. */
const FROM_RIGHT = /\p{scx=Arab}|\p{scx=Hebr}/u

/** A line with such words in the order in which they are drawn: the library turns the letters of each word only. */
export function wordsInOrder(line: string): string {
  if (!FROM_RIGHT.test(line)) return line
  const words = line.split(' ')
  const ordered: string[] = []
  let run: string[] = []
  for (const word of words) {
    if (FROM_RIGHT.test(word)) run.unshift(word)
    else {
      ordered.push(...run, word)
      run = []
    }
  }
  return [...ordered, ...run].join(' ')
}
