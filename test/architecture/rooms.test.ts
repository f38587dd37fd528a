import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { compileTypes } from '../support/compile-types.js'

/** Runs a checker of the project and answers what it says; an empty text means that it found nothing. */
function complaintsOf(bin: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${bin}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}

/**
 * Lets a checker that looks at one file at a time pass over what it has found nothing in under the same rules: told by
 * what a file says, not by its time.
 */
const onceFor = (name: string): readonly string[] => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=node_modules/.cache/vitrine-test/${name}`,
]

describe('the rooms of the house', () => {
  it('know only the rooms they may know', () => {
    const rules = ['--config', 'test/architecture/dependency-cruiser.cjs', '--output-type', 'err']
    expect(
      complaintsOf('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...rules,
        'core',
        'adapters',
        'ui-react',
        'composition',
      ]),
    ).toBe('')
  }, 120_000)

  it('agree on every type', async () => {
    expect(await compileTypes()).toBe('')
  }, 300_000)

  it('keep the rules of style', () => {
    expect(complaintsOf('eslint/bin/eslint.js', ['.', '--max-warnings=0', ...onceFor('style')])).toBe('')
  }, 300_000)

  it('are formatted alike', () => {
    expect(
      complaintsOf('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.', ...onceFor('format')]),
    ).toBe('')
  }, 120_000)
})
