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

/** The steps that a block makes before and after its cases, around a run of them. */
async function within<T>({ before, after }: Block, run: () => Promise<T>): Promise<T> {
  for (const step of before) await step()
  try {
    return await run()
  } finally {
    for (const step of after) await step()
  }
}

/** A block with only the selected cases, at any depth. */
const reducedTo = (block: Block, isKept: (name: string) => boolean): Block => ({
  ...block,
  cases: block.cases.flatMap((part): readonly (Case | Block)[] => {
    if (isCase(part)) return isKept(part.name) ? [part] : []
    const reduced = reducedTo(part, isKept)
    return reduced.cases.length === 0 ? [] : [reduced]
  }),
})

const runBlock = (block: Block): Promise<string | null> =>
  within(block, async () => {
    for (const part of block.cases) {
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
  })

/**
 * Runs the selected cases of a suite until the first failure, and returns its name; null: all passed.
 */
export async function firstFailure(
  describeSuite: () => void,
  isKept: (name: string) => boolean,
): Promise<string | null> {
  const kept = reducedTo(casesOf(describeSuite), isKept)
  if (kept.cases.length === 0) throw new Error('the suite has no such case')
  return runBlock(kept)
}
