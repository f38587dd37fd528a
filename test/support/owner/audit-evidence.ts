import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with tests that run commands and operations, and then read the audit log. */
const FOLDERS = ['test/composition', 'test/contracts', 'test/adapters/server/sql/accounts'] as const

/** True for an operation that a test expects in the audit log by its name. */
export function auditedInTests(): (operation: string) => boolean {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((text) => text.includes('audit')),
  )
  return (operation) => {
    const named = new RegExp(
      `(?:'|operation: '|: )(?:[a-zA-Z]+ )?${operation}(?:'| [a-zA-Z]+')|${operation} \\.\\*`,
    )
    return texts.some((text) => named.test(text))
  }
}
