import type { Page } from 'playwright-core'

/** Words that name an action without its object, so that several controls of a page would have one name. */
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
 * The names of a page's controls that are no use to a screen reader or a voice: empty, without the object,
 * without the visible words, or shared by controls with different actions. Headings that skip a level are
 * listed, too. In an open dialog only its own controls count.
 */
export const faultyNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate((vague) => {
    const faults: string[] = []
    const bare = (text: string): string => text.replace(/\s+/g, '').toLowerCase()
    const dialog = document.querySelector('[role="dialog"]')
    const content = dialog ?? document.getElementById('content')
    for (const control of content?.querySelectorAll<HTMLElement>('button, a[href]') ?? []) {
      if (!control.checkVisibility()) continue
      const seen = control.innerText.trim()
      const name = control.ariaLabel ?? control.textContent?.trim() ?? ''
      if (name === '') faults.push(`no name: ${control.outerHTML.slice(0, 80)}`)
      // The title of a dialog names it.
      if (dialog === null && vague.includes(name)) faults.push(`does not say what it acts on: ${name}`)
      if (!bare(name).includes(bare(seen))) faults.push(`"${name}" is seen as "${seen}"`)
    }
    /** Links to one address do the same; buttons and fields never do. */
    const doers = new Map<string, string>()
    const fields = 'input, select, textarea, [role="checkbox"], [role="radio"]'
    for (const control of content?.querySelectorAll<HTMLElement>(`button, a[href], ${fields}`) ?? []) {
      // An empty list repeats an action of its page.
      if (!control.checkVisibility() || control.closest('[aria-hidden="true"], .empty') !== null) continue
      const isField = control.matches(fields)
      const { labels } = control as HTMLInputElement
      const label = labels?.[0] ?? (isField ? control.closest('label') : null)
      const text = control.ariaLabel ?? (isField ? label : control)?.textContent ?? ''
      const name = text.replace(/\s+/g, ' ').trim()
      const does = control.getAttribute('href') ?? `${doers.size}`
      const kind = isField ? 'field' : control.hasAttribute('href') ? 'link' : 'button'
      const known = doers.get(`${kind} ${name}`)
      if (known !== undefined && known !== does) faults.push(`two of the same name: ${kind} ${name}`)
      doers.set(`${kind} ${name}`, does)
    }
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))
    if (levels.filter((level) => level === 1).length !== 1) faults.push(`headings of level 1: ${levels}`)
    if (levels.some((level, at) => at > 0 && level > levels[at - 1]! + 1)) faults.push(`headings: ${levels}`)
    return faults
  }, VAGUE)
