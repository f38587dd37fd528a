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

/** The parts of a block, those of the named one before all others. */
const inOrder = (cases: Block['cases'], first: string): Block['cases'] =>
  [...cases].sort((left, right) => Number(right.name.startsWith(first)) - Number(left.name.startsWith(first)))

async function runBlock({ before, after, cases }: Block, first: string): Promise<string | null> {
  for (const step of before) await step()
  try {
    for (const part of inOrder(cases, first)) {
      if (!isCase(part)) {
        const failed = await runBlock(part, first)
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

/**
 * Runs a suite until its first case that fails, and answers the name of that case; null: all of them passed. Blocks
 * whose name begins with `first` are run before the others: what is known to fail there is found sooner.
 */
export const firstFailure = (describeSuite: () => void, first = ''): Promise<string | null> =>
  runBlock(casesOf(describeSuite), first)
