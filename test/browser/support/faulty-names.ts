import type { Page } from 'playwright-core'

/** Words that say what happens and not to what: several controls of a page would be called the same. */
const VAGUE = [
  ...[
    'Accept',
    'Add',
    'Change',
    'Copy',
    'Delete',
    'Edit',
    'End',
    'Export',
    'Import',
    'Invite',
    'Move',
    'New code',
  ],
  ...['Open', 'Remove', 'Run now', 'Save', 'Set up', 'Try again', 'Turn off', 'Turn on', 'Use it'],
]

/**
 * The names of a page's controls that a screen reader or a voice cannot use: none, one that does not say what the
 * control acts on, one without the words that the eye sees; and headings that leave out a level.
 */
export const faultyNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate((vague) => {
    const faults: string[] = []
    const content = document.getElementById('content')
    for (const control of content?.querySelectorAll<HTMLElement>('button, a[href]') ?? []) {
      if (!control.checkVisibility()) continue
      const seen = control.innerText.replace(/\s+/g, ' ').trim()
      const name = control.ariaLabel ?? control.textContent?.trim() ?? ''
      if (name === '') faults.push(`no name: ${control.outerHTML.slice(0, 80)}`)
      if (vague.includes(name)) faults.push(`does not say what it acts on: ${name}`)
      if (!name.toLowerCase().includes(seen.toLowerCase())) faults.push(`"${name}" is seen as "${seen}"`)
    }
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
    if (levels.filter((level) => level === 1).length !== 1) faults.push(`headings of level 1: ${levels}`)
    if (levels.some((level, at) => at > 0 && level > levels[at - 1]! + 1)) faults.push(`headings: ${levels}`)
    return faults
  }, VAGUE)
