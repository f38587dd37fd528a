/** Counts the present readers of files, in this process. */
export interface ReaderLimit {
  /**
   * Admits one more answer for `reader`, until the returned function is called. `end` ends it early, when its place
   * is needed. `reader-busy`: the reader has the maximum already; `all-busy`: all readers together have, and none
   * has more than this one would.
   */
  readonly take: (reader: string, end: () => void) => (() => void) | 'reader-busy' | 'all-busy'
}

interface Answer {
  readonly end: () => void
}

/**
 * Makes a limit on simultaneous answers, of one reader and of all. When all places are taken, the newest answer of
 * the reader with the most makes room for a reader with fewer: slow readers could otherwise hold all for hours.
 */
export function createReaderLimit({
  perReader,
  all,
}: {
  readonly perReader: number
  readonly all: number
}): ReaderLimit {
  const reading = new Map<string, readonly Answer[]>()
  let total = 0

  function release(reader: string, answer: Answer): void {
    const answers = reading.get(reader) ?? []
    if (!answers.includes(answer)) return
    total -= 1
    if (answers.length === 1) reading.delete(reader)
    else
      reading.set(
        reader,
        answers.filter((each) => each !== answer),
      )
  }

  /** Ends an answer of the reader with the most, if that reader still has as many as one with `count` and one more. */
  function makeRoom(count: number): boolean {
    const [fullest] = [...reading].sort(([, left], [, right]) => right.length - left.length)
    const newest = fullest?.[1].at(-1)
    if (fullest === undefined || newest === undefined || fullest[1].length <= count + 1) return false
    release(fullest[0], newest)
    newest.end()
    return true
  }

  return {
    take: (reader, end) => {
      const count = reading.get(reader)?.length ?? 0
      if (count >= perReader) return 'reader-busy'
      if (total >= all && !makeRoom(count)) return 'all-busy'
      const answer: Answer = { end }
      reading.set(reader, [...(reading.get(reader) ?? []), answer])
      total += 1
      return () => release(reader, answer)
    },
  }
}
