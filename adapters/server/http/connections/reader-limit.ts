/** Counts the present readers of files, in this process. */
export interface ReaderLimit {
  /**
   * Admits one more answer for `reader`, until the returned function is called. `reader-busy`: the reader has
   * the maximum already; `all-busy`: all readers together have.
   */
  readonly take: (reader: string) => (() => void) | 'reader-busy' | 'all-busy'
}

/** Makes a limit on simultaneous answers, of one reader and of all. */
export function createReaderLimit({
  perReader,
  all,
}: {
  readonly perReader: number
  readonly all: number
}): ReaderLimit {
  const reading = new Map<string, number>()
  let total = 0
  return {
    take: (reader) => {
      const count = reading.get(reader) ?? 0
      if (count >= perReader) return 'reader-busy'
      if (total >= all) return 'all-busy'
      reading.set(reader, count + 1)
      total += 1
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        total -= 1
        const left = (reading.get(reader) ?? 1) - 1
        if (left === 0) reading.delete(reader)
        else reading.set(reader, left)
      }
    },
  }
}
