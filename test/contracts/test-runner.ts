import type * as Jest from '@jest/globals'

type TestFunctions = Pick<typeof Jest, 'afterAll' | 'beforeAll' | 'describe' | 'expect' | 'it'>

/**
 * Jest's globals, which other runners define by the same names: the suites can be imported anywhere and run wherever
 * these exist.
 */
const runner = globalThis as unknown as TestFunctions

/** The receiver of a suite's cases while other code than the runner reads it; null: the runner. */
let collector: Pick<TestFunctions, 'afterAll' | 'beforeAll' | 'describe' | 'it'> | null = null

/** Reads a suite without running it: its cases go to `into`. */
export function collectSuite(into: NonNullable<typeof collector>, read: () => void): void {
  const before = collector
  collector = into
  try {
    read()
  } finally {
    collector = before
  }
}

/** A function of the runner that is looked up when it is called, with its properties (`it.each`, `it.skip`). */
const late = <Name extends 'afterAll' | 'beforeAll' | 'describe' | 'it'>(name: Name): TestFunctions[Name] => {
  const current = (): object => (collector ?? runner)[name]
  return new Proxy(() => undefined, {
    apply: (_target, _self, values: unknown[]) => Reflect.apply(current() as never, undefined, values),
    get: (_target, key) => Reflect.get(current(), key) as unknown,
  }) as unknown as TestFunctions[Name]
}

export const afterAll: TestFunctions['afterAll'] = late('afterAll')
export const beforeAll: TestFunctions['beforeAll'] = late('beforeAll')
export const describe: TestFunctions['describe'] = late('describe')
export const expect: TestFunctions['expect'] = runner.expect
export const it: TestFunctions['it'] = late('it')
