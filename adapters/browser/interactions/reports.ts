import type { DataProblem } from '../../../core/animation/index.js'

const PROBLEMS_SHOWN = 20

const toLine = ({ path, message }: DataProblem): string => `  ${path || 'data'}: ${message}`

/** Reports on the interactions while they run: problems in their data, and changes. */
export interface Reports {
  /** Notes a part of the data that is ignored. */
  readonly note: (problem: DataProblem) => void
  /**
   * Calls the listener for a possible change, and reports the problems noted since the last call to the
   * console.
   */
  readonly tell: () => void
}

/**
 * Makes the reports for a listener. A problem is reported once, however often a router passes the same data.
 */
export function createReports(changed: () => void): Reports {
  const noted = new Set<string>()
  let told = 0
  return {
    note: (problem) => {
      noted.add(toLine(problem))
    },
    tell: () => {
      changed()
      if (told === noted.size) return
      const lines = [...noted].slice(told)
      told = noted.size
      const left = lines.splice(PROBLEMS_SHOWN).length
      if (left > 0) lines.push(`  and ${left} more`)
      // Delayed until the page's own script has run: the console stores the whole call stack of a message.
      queueMicrotask(() => {
        console.warn(`[vitrine] parts of the interaction data are ignored:\n${lines.join('\n')}`)
      })
    },
  }
}
