/** The limits on the bytes of unread answers in memory. */
export interface AnswerMemoryLimits {
  /** Of all answers of the server together. */
  readonly maxBytes: number
  /** Of the answers to one network address together. */
  readonly maxBytesPerSource: number
  /** The time without progress after which an answer is ended. */
  readonly stalledMs: number
}

/** The memory of one answer. */
export interface AnswerHold {
  /** Sets its present size in memory, in bytes. */
  readonly set: (bytes: number) => void
  /** Ends the count of this answer. */
  readonly end: () => void
}

/** Counts the memory of answers and ends those that are not read. */
export interface AnswerMemory {
  /** `stop` ends the connection of an answer that has to make space. */
  readonly open: (source: string, stop: () => void) => AnswerHold
  readonly endStalled: () => void
  /** The bytes that all answers hold now. */
  readonly bytes: () => number
}

interface Held {
  readonly source: string
  readonly stop: () => void
  bytes: number
  /** The last progress, in ms: its reader took some of it, or more of it was made. */
  movedAt: number
}

interface SourceAnswers {
  readonly answers: Set<Held>
  bytes: number
}

/** The answer among the others that was not read for the longest time. */
function longestUnread(answers: Iterable<Held>, besides: Held): Held | null {
  let found: Held | null = null
  for (const held of answers)
    if (held !== besides && held.bytes > 0 && (found === null || held.movedAt < found.movedAt)) found = held
  return found
}

/**
 * Keeps the bytes of answers within limits. If a source or all together exceed theirs, the answers that were
 * not read for the longest time are ended until the rest fits. The growing answer stays, since its data exist
 * already and its reader continues.
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
    const held = longestUnread(answers, besides)
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
