/** The bytes of answers that may wait in memory until their readers take them. */
export interface AnswerMemoryLimits {
  /** Of all answers of the server together. */
  readonly maxBytes: number
  /** Of one network address. */
  readonly maxBytesPerSource: number
  /** An answer of which nothing is taken for so long is ended. */
  readonly stalledMs: number
}

/** The memory of one answer. */
export interface AnswerHold {
  /** Says how much of it is in memory now. */
  readonly set: (bytes: number) => void
  /** The answer is over. */
  readonly end: () => void
}

/** Counts what answers hold in memory and ends those that are not read. */
export interface AnswerMemory {
  /** `stop` ends the connection of an answer that has to give way. */
  readonly open: (source: string, stop: () => void) => AnswerHold
  readonly endStalled: () => void
  /** The bytes that all answers hold now. */
  readonly bytes: () => number
}

interface Held {
  readonly source: string
  readonly stop: () => void
  bytes: number
  /** The last time that its reader took some of it, or that more of it was made, in ms. */
  movedAt: number
}

interface SourceAnswers {
  readonly answers: Set<Held>
  bytes: number
}

/** Of several answers besides one the one that was not read for longest. */
function stalest(answers: Iterable<Held>, besides: Held): Held | null {
  let found: Held | null = null
  for (const held of answers)
    if (held !== besides && held.bytes > 0 && (found === null || held.movedAt < found.movedAt)) found = held
  return found
}

/**
 * Keeps the bytes of answers within limits: where a source or all together hold too much, the answers that were not
 * read for longest are ended until the rest fits. The answer that grows stays: what is made for it is there already,
 * and a reader who goes on reading is the last one to be ended.
 */
export function createAnswerMemory(limits: AnswerMemoryLimits, nowMs: () => number): AnswerMemory {
  const all = new Set<Held>()
  const sources = new Map<string, SourceAnswers>()
  let total = 0

  const sourceOf = ({ source }: Held): SourceAnswers => {
    const known = sources.get(source) ?? { answers: new Set<Held>(), bytes: 0 }
    sources.set(source, known)
    return known
  }

  const change = (held: Held, bytes: number): void => {
    sourceOf(held).bytes += bytes - held.bytes
    total += bytes - held.bytes
    held.bytes = bytes
  }

  const forget = (held: Held): void => {
    if (!all.delete(held)) return
    change(held, 0)
    const ofSource = sourceOf(held)
    ofSource.answers.delete(held)
    if (ofSource.answers.size === 0) sources.delete(held.source)
  }

  const endOne = (answers: Iterable<Held>, besides: Held): boolean => {
    const held = stalest(answers, besides)
    if (held === null) return false
    forget(held)
    held.stop()
    return true
  }

  return {
    open: (source, stop) => {
      const held: Held = { source, stop, bytes: 0, movedAt: nowMs() }
      all.add(held)
      const ofSource = sourceOf(held)
      ofSource.answers.add(held)
      return {
        set: (bytes) => {
          if (!all.has(held)) return
          if (bytes !== held.bytes) held.movedAt = nowMs()
          change(held, bytes)
          while (ofSource.bytes > limits.maxBytesPerSource && endOne(ofSource.answers, held));
          while (total > limits.maxBytes && endOne(all, held));
        },
        end: () => forget(held),
      }
    },
    endStalled: () => {
      const since = nowMs() - limits.stalledMs
      for (const held of [...all])
        if (held.bytes > 0 && held.movedAt <= since) {
          forget(held)
          held.stop()
        }
    },
    bytes: () => total,
  }
}
