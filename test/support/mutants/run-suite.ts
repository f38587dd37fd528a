import { collectSuite } from '../../contracts/test-runner.js'

type Step = () => unknown

interface Case {
  readonly name: string
  readonly run: Step
}

interface Block {
  readonly name: string
  readonly before: Step[]
  readonly after: Step[]
  readonly cases: (Case | Block)[]
}

const isCase = (part: Case | Block): part is Case => 'run' in part

const titleOf = (name: string, values: readonly unknown[]): string =>
  values.reduce<string>((title, value) => title.replace(/%[psj]/, () => String(value)), name)

/** The cases of a suite, as it describes them. */
function casesOf(describeSuite: () => void): Block {
  const root: Block = { name: '', before: [], after: [], cases: [] }
  const stack: Block[] = [root]
  const top = (): Block => stack[stack.length - 1]!
  const it = Object.assign((name: string, run: Step): void => void top().cases.push({ name, run }), {
    skip: (): void => undefined,
    each:
      (rows: readonly unknown[]) =>
      (name: string, run: (...values: unknown[]) => unknown): void => {
        for (const row of rows) {
          const values: readonly unknown[] = Array.isArray(row) ? row : [row]
          it(titleOf(name, values), () => run(...values))
        }
      },
  })
  const describe = Object.assign(
    (name: string, body: () => void): void => {
      const block: Block = { name, before: [], after: [], cases: [] }
      top().cases.push(block)
      stack.push(block)
      body()
      stack.pop()
    },
    { skip: (): void => undefined },
  )
  const runner = {
    it,
    describe,
    beforeAll: (step: Step): void => void top().before.push(step),
    afterAll: (step: Step): void => void top().after.push(step),
  }
  collectSuite(runner as unknown as Parameters<typeof collectSuite>[0], describeSuite)
  return root
}

async function runBlock({ before, after, cases }: Block): Promise<string | null> {
  for (const step of before) await step()
  try {
    for (const part of cases) {
      if (!isCase(part)) {
        const failed = await runBlock(part)
        if (failed !== null) return failed
        continue
      }
      try {
        await part.run()
      } catch {
        return part.name
      }
    }
    return null
  } finally {
    for (const step of after) await step()
  }
}

/** A block with nothing left in it but the blocks whose name begins so, at any depth. */
const reducedTo = (block: Block, name: string): Block => ({
  ...block,
  cases: block.cases.flatMap((part) => {
    if (isCase(part)) return []
    if (part.name.startsWith(name)) return [part]
    const reduced = reducedTo(part, name)
    return reduced.cases.length === 0 ? [] : [reduced]
  }),
})

/**
 * Runs a suite until its first case that fails, and answers the name of that case; null: all of them passed. With
 * `first`, the blocks whose name begins so are run alone before the whole suite: what fails there is found sooner.
 */
export async function firstFailure(describeSuite: () => void, first: string | null): Promise<string | null> {
  const early = first === null ? null : await runBlock(reducedTo(casesOf(describeSuite), first))
  return early ?? runBlock(casesOf(describeSuite))
}
