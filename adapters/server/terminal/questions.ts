import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { plainLine } from './plain-words.js'

/** The person who answers questions: the input they write to, and the output they read. */
export interface Person {
  readonly input: Readable
  readonly output: Writable
}

/** Asks a person one question after the other. */
export interface Questions {
  /** True if a person is there to answer. */
  readonly isAsked: boolean
  /**
   * Returns the answer, or the fallback if the answer is empty, no person is there or the input has ended.
   * `problemWith` says why an answer cannot be used: then the question comes again.
   */
  readonly ask: <Fallback extends string | null>(
    question: string,
    fallback: Fallback,
    problemWith?: (answer: string) => string | null,
  ) => Promise<string | Fallback>
  readonly close: () => void
}

/** Used without a person to answer: every question gets its fallback. */
const NO_TERMINAL: Questions = {
  isAsked: false,
  ask: (_, fallback) => Promise.resolve(fallback),
  close: () => undefined,
}

/** Opens the way to a person; undefined: there is none. To be closed, or the process waits for more to be typed. */
export function openQuestions(person: Person | undefined): Questions {
  if (person === undefined) return NO_TERMINAL
  const reader = createInterface({ input: person.input, output: person.output })
  // Ctrl+C ends the command; it does not go on with defaults.
  reader.on('SIGINT', () => process.exit(130))
  const lines = reader[Symbol.asyncIterator]()
  return {
    isAsked: true,
    ask: async (question, fallback, problemWith = () => null) => {
      for (;;) {
        reader.setPrompt(`${question}${fallback === null ? '' : ` [${plainLine(fallback)}]`}: `)
        reader.prompt()
        const line = await lines.next()
        const answer = line.done === true ? '' : line.value.trim()
        if (answer === '') return fallback
        const problem = problemWith(answer)
        if (problem === null) return answer
        person.output.write(`  ${plainLine(problem)}\n`)
      }
    },
    close: () => reader.close(),
  }
}
