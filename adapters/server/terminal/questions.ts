import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { shownLine } from './printable.js'

/** The streams of the person who answers questions. */
export interface Person {
  readonly input: Readable
  readonly output: Writable
}

/** Asks a person one question after the other. */
export interface Questions {
  /** True if a person can answer. */
  readonly canAnswer: boolean
  /**
   * Returns the answer, or the fallback if the answer is empty, no person can answer or the input has ended.
   * `problemWith` explains an invalid answer; the question is then repeated.
   */
  readonly ask: <Fallback extends string | null>(
    question: string,
    fallback: Fallback,
    problemWith?: (answer: string) => string | null,
  ) => Promise<string | Fallback>
  readonly close: () => void
}

/** Used if no person can answer: every question gets its fallback. */
const NO_TERMINAL: Questions = {
  canAnswer: false,
  ask: (_, fallback) => Promise.resolve(fallback),
  close: () => undefined,
}

/**
 * Opens the dialogue with a person; undefined: none. Close it (as `withQuestions` does), or the process waits for more
 * input.
 */
export function openQuestions(person: Person | undefined): Questions {
  if (person === undefined) return NO_TERMINAL
  const reader = createInterface({ input: person.input, output: person.output })
  // Ctrl+C ends the command; it does not continue with defaults.
  reader.on('SIGINT', () => process.exit(130))
  const lines = reader[Symbol.asyncIterator]()
  return {
    canAnswer: true,
    ask: async (question, fallback, problemWith = () => null) => {
      for (;;) {
        reader.setPrompt(`${question}${fallback === null ? '' : ` [${shownLine(fallback)}]`}: `)
        reader.prompt()
        const line = await lines.next()
        const answer = line.done === true ? '' : line.value.trim()
        if (answer === '') return fallback
        const problem = problemWith(answer)
        if (problem === null) return answer
        person.output.write(`  ${shownLine(problem)}\n`)
      }
    },
    close: () => reader.close(),
  }
}

/** Opens the dialogue while `work` asks. */
export async function withQuestions<T>(
  person: Person | undefined,
  work: (ask: Questions['ask']) => Promise<T>,
): Promise<T> {
  const questions = openQuestions(person)
  return work(questions.ask).finally(questions.close)
}
