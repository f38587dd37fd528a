import type * as Jest from '@jest/globals'

type TestFunctions = Pick<typeof Jest, 'afterAll' | 'beforeAll' | 'describe' | 'expect' | 'it'>

/**
 * What Jest, and every runner with its names, puts into the global scope: so the suites can be imported
 * anywhere and run wherever these exist.
 */
const runner = globalThis as unknown as TestFunctions

export const afterAll: TestFunctions['afterAll'] = runner.afterAll
export const beforeAll: TestFunctions['beforeAll'] = runner.beforeAll
export const describe: TestFunctions['describe'] = runner.describe
export const expect: TestFunctions['expect'] = runner.expect
export const it: TestFunctions['it'] = runner.it
