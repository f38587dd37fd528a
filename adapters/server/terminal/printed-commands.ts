import { MAIN_SITE } from './arguments/site-id.js'
import { shellArgument } from './plain-words.js'

/** The words by which a run named its site; the commands that it prints repeat them. */
export interface SiteWords {
  readonly folder?: string | undefined
  readonly data?: string | undefined
  readonly site?: string | undefined
}

/** Which of them a command takes. */
type Taken = 'nothing' | 'folder' | 'folder and data' | 'all'

/** The commands that do not take all of them, by their first words. */
const TAKEN: Readonly<Record<string, Taken>> = {
  adopt: 'nothing',
  init: 'folder',
  inspect: 'nothing',
  restore: 'nothing',
  'backup verify': 'nothing',
  'payments check': 'folder',
  'payments scripts': 'folder',
  'mail preview': 'folder',
  'mail send-test': 'folder',
  'privacy record': 'folder',
  'settings get': 'folder',
  'settings list': 'folder',
  move: 'folder and data',
}

const takenBy = (words: string): Taken => {
  const [first = '', second = ''] = words.split(' ')
  return TAKEN[first] ?? TAKEN[`${first} ${second}`] ?? 'all'
}

const optionOf = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}${shellArgument(value)}`

/** A command that can be copied: `words` name it and what it is about, `options` follow the site. */
export function siteCommand(words: string, { folder, data, site }: SiteWords, options = ''): string {
  const taken = takenBy(words)
  const named = taken === 'nothing' ? '' : shellArgument(folder)
  const from = taken === 'all' || taken === 'folder and data' ? optionOf('--data', data) : ''
  const of = taken === 'all' && site !== MAIN_SITE ? optionOf('--site', site) : ''
  return `vitrine ${words}${named}${from}${of}${options === '' ? '' : ` ${options}`}`
}

/** A quoted command: its words, quoted ones included, and its options, before which the site is named. */
const COMMAND = /`vitrine ((?:'[^'`]*'|(?! -)[^`'])+)( -[^`]*)?`/g

/** Completes the commands that a text quotes: `vitrine orders list` gets the words for the site. */
export const withCommands = (text: string, site: SiteWords): string =>
  text.replace(COMMAND, (_, words: string, options = '') => `\`${siteCommand(words, site, options.trim())}\``)
