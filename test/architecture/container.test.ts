import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

const lines = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
const named = (instruction: string): string => lines.filter((line) => line.startsWith(instruction)).join('\n')

it("installs exactly the lock file's packages into the image", () => {
  expect(named('COPY')).toMatch(/\bpackage\.json package-lock\.json\b/)
  expect(named('RUN')).toMatch(/\bnpm ci\b/)
  expect(named('RUN')).not.toMatch(/npm (?:install|i|add|update)\b/)
})

it('trusts no proxy by default, since the image listens on every address', () => {
  const command = [named('ENTRYPOINT'), named('CMD'), named('ENV')].join('\n')
  expect(command).toContain('"0.0.0.0"')
  expect(command).not.toMatch(/trust.?proxy/i)
  expect(named('USER')).toBe('USER node')
})
