import type { Diagnosis } from './check-folder.js'
import type { SiteFinding } from './site-finding.js'
import { groupBy, plural, shortText, someOf } from '../../../core/shared/index.js'
import { plainText } from '../terminal/plain-words.js'
import type { Colours } from '../terminal/terminal.js'

/** The maximum number of named pages in one finding, since a footer link is on all pages. */
const MAX_NAMED = 3

function placed(pages: readonly string[], message: string): string {
  const [first] = pages
  if (first === undefined) return message
  if (pages.length === 1) return `${first}: ${message}`
  return `${message} (On ${pages.length} pages: ${someOf(pages, MAX_NAMED)}.)`
}

const linesOf = (
  { level, message, fix }: SiteFinding,
  same: readonly SiteFinding[],
  { red, yellow, dim }: Colours,
): readonly string[] => [
  `${level === 'problem' ? red('problem') : yellow('note')}  ${plainText(
    placed([...new Set(same.flatMap(({ page }) => page ?? []))], shortText(message)),
  )}`,
  dim(`         ${plainText(shortText(fix))}`),
]

/**
 * The folder of an address or a file, up to its last `/` before the end; a pattern would take quadratic time.
 */
const folderOf = (target: string): string => target.slice(0, target.lastIndexOf('/', target.length - 2) + 1)

/**
 * Groups of findings for one line: those with one message, and those about addresses or files of one folder.
 */
const groupsOf = (findings: readonly SiteFinding[]): readonly (readonly SiteFinding[])[] => [
  ...groupBy(findings, ({ level, check, message, fix, target }) =>
    target === undefined ? [level, message, fix].join('\n') : [check, folderOf(target)].join('\n'),
  ).values(),
]

/** Combines findings about several addresses or files of one folder. */
function ofFolder(
  { level, check, message, fix, target }: SiteFinding,
  targets: readonly string[],
): SiteFinding {
  const one = { level, check, page: null, message, fix }
  if (target === undefined || targets.length === 1) return one
  const folder = folderOf(target)
  const place = folder === '' ? 'the site folder' : folder
  const named = someOf(
    targets.map((each) => each.slice(folder.length)),
    MAX_NAMED,
  )
  return check === 'file'
    ? {
        ...one,
        message: `${targets.length} files are missing from ${place}: ${named}.`,
        fix: `Put the files into ${place} under these names, or adopt the export or save again with them.`,
      }
    : {
        ...one,
        message: `Links lead to ${targets.length} addresses in ${place} that do not exist: ${named}.`,
        fix: 'Put the pages there, or change the links in the builder and adopt its next export.',
      }
}

/** Findings for a terminal: two lines each; findings that pages or a folder share are printed once. */
export const findingLines = (findings: readonly SiteFinding[], colours: Colours): readonly string[] =>
  groupsOf(findings).flatMap((same) => {
    const targets = [...new Set(same.flatMap(({ target }) => target ?? []))]
    return same.slice(0, 1).flatMap((first) => linesOf(ofFolder(first, targets), same, colours))
  })

/** The number of problems, each counted once for all its pages or files. */
export const countProblems = (findings: readonly SiteFinding[]): number =>
  groupsOf(findings.filter(({ level }) => level === 'problem')).length

/** A diagnosis for a terminal, with its totals. */
export const diagnosisLines = (
  { folder, fixed, findings }: Diagnosis,
  colours: Colours,
): readonly string[] => {
  const problems = countProblems(findings)
  return [
    ...(fixed.length === 0 ? [] : [`Fixed: ${fixed.join(', ')}.`]),
    ...findingLines(findings, colours),
    problems === 0 ? `Nothing is wrong with ${folder}.` : `${plural(problems, 'problem')} in ${folder}.`,
  ]
}
