import { expect, it } from '@jest/globals'
import { countProblems, findingLines } from '../../../../adapters/server/doctor/finding-lines.js'
import type { SiteFinding } from '../../../../adapters/server/doctor/site-finding.js'
import { resultColours } from '../../../../adapters/server/terminal/terminal.js'

const plain = resultColours({ out: () => undefined, err: () => undefined })
const link = (page: string, target: string): SiteFinding => ({
  level: 'problem',
  check: 'link',
  page,
  message: `A link leads to /${target}, which does not exist.`,
  fix: 'Put the page there.',
  target,
})
const file = (page: string, target: string): SiteFinding => ({
  level: 'problem',
  check: 'file',
  page,
  message: `${target} is missing.`,
  fix: `Put ${target} there.`,
  target,
})
const said = (findings: readonly SiteFinding[]): readonly string[] =>
  findingLines(findings, plain)
    .filter((_, at) => at % 2 === 0)
    .map((line) => line.replace(/^problem +/, ''))

it.each<[string, readonly SiteFinding[], readonly string[]]>([
  [
    'links into one folder are one line, with the addresses and pages counted',
    ['a', 'b', 'c', 'd', 'a'].map((name, at) => link(`p${at}.html`, `product/${name}`)),
    [
      'Links lead to 4 addresses in product/ that do not exist: a, b, c and 1 more. ' +
        '(On 5 pages: p0.html, p1.html, p2.html and 2 more.)',
    ],
  ],
  [
    'links into several folders are a line each',
    [link('a.html', 'x'), link('a.html', 'y'), link('a.html', 'blog/x'), link('a.html', 'blog/y/')],
    [
      'a.html: Links lead to 2 addresses in the site folder that do not exist: x, y.',
      'a.html: Links lead to 2 addresses in blog/ that do not exist: x, y/.',
    ],
  ],
  [
    'one address is said as it is written, on any number of pages',
    [link('a.html', 'x'), link('b.html', 'x')],
    ['A link leads to /x, which does not exist. (On 2 pages: a.html, b.html.)'],
  ],
  [
    'files and links of one folder are not mixed',
    [file('a.html', 'images/a.png'), file('b.html', 'images/b.png'), link('a.html', 'images/c')],
    [
      '2 files are missing from images/: a.png, b.png. (On 2 pages: a.html, b.html.)',
      'a.html: A link leads to /images/c, which does not exist.',
    ],
  ],
])('%s', (_, findings, lines) => {
  expect(said(findings)).toEqual(lines)
  expect(countProblems(findings)).toBe(lines.length)
})

it.each<[string, SiteFinding]>([
  ['a file', file('a.html', `x${','.repeat(1_000_000)}.png`)],
  ['a link', link('a.html', 'y'.repeat(1_000_000))],
  ['words', link('a.html', 'y '.repeat(500_000))],
])('%s with a name of a million letters fills no terminal', (_, finding) => {
  const lines = findingLines([finding, { ...finding, target: `${finding.target}z` }, finding], plain)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(5_000)
  expect(lines.join('')).toContain('…')
})
