import pc from 'picocolors'
import { describeThrown, withoutDirectionMarks } from '../../../core/shared/index.js'
import { withCommands } from './printed-commands.js'
import { OWN_COLOUR, shownLine } from './printable.js'
import type { Printable } from './printable.js'
import type { SiteWords } from './printed-commands.js'
import type { Person } from './questions.js'

/** Colours words of a line for people; without a person, the line stays unchanged. */
export type Colours = Pick<typeof pc, 'red' | 'green' | 'yellow' | 'dim' | 'bold'>

/**
 * The output of a command: results go to `out`, all messages for people to `err`, so that output can be
 * piped.
 */
export interface Terminal {
  readonly out: (line: Printable) => void
  readonly err: (line: Printable) => void
  /** The colours of `out`; none if no person reads it, as in a file. */
  readonly outColours?: Colours
  /** The same for `err`. */
  readonly colours?: Colours
  /** The words by which the run named its site; its printed commands repeat them. */
  readonly site?: SiteWords
  /** The person who answers questions; absent if there is none. */
  readonly person?: Person
}

/** An error may be its own cause. */
const MAX_CAUSES = 5

const PLAIN: Colours = pc.createColors(false)

/** The colours of results. */
export const resultColours = ({ outColours = PLAIN }: Terminal): Colours => outColours

/**
 * Each stream is checked separately, since results may be piped while a person reads the rest. Programs get
 * no colours, also if `CI` is set.
 */
export function coloursOf(
  { isTTY }: { readonly isTTY?: boolean },
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv,
): Colours {
  const isForced = FORCE_COLOR !== undefined && FORCE_COLOR !== '0'
  return pc.createColors(!NO_COLOR && (isForced || (isTTY === true && TERM !== 'dumb')))
}

/** The terminal this process was started from. */
export const processTerminal: Terminal = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  outColours: coloursOf(process.stdout, process.env),
  colours: coloursOf(process.stderr, process.env),
  ...(process.stdin.isTTY && { person: { input: process.stdin, output: process.stderr } }),
}

/** Formats an error as one sentence with a remedy. */
export const errorText = ({ colours = PLAIN }: Pick<Terminal, 'colours'>, message: string): string =>
  `${colours.red('Error:')} ${message}`

/** Prints an error. */
export const printErrorMessage = (terminal: Terminal, message: string): void =>
  terminal.err(shownLine(errorText(terminal, message)))

/**
 * Joins the message of an error with those of its causes, since the owner has no other source for the reason.
 */
export function describeError(error: unknown): string {
  const messages: string[] = []
  for (let at: unknown = error; at !== undefined && messages.length < MAX_CAUSES;) {
    messages.push(describeThrown(at))
    at = at instanceof Error ? at.cause : undefined
  }
  return messages.join(', because of: ')
}

/** A text of this program whose commands name the site as the run did. */
export const completed = ({ site = {} }: Pick<Terminal, 'site'>, text: string): string =>
  withCommands(text, site)

/** Prints a message to standard error, outside of piped results. */
export const printMessage = (terminal: Terminal, message: string): void => {
  const { err, colours = PLAIN } = terminal
  err(shownLine(colours.dim(completed(terminal, message))))
}

/**
 * Control sequences: this program's own colours (captured), or characters that control a terminal, other than
 * line ends, tabs, and the line ends of tables.
 */
const OBEYED = new RegExp(String.raw`(${OWN_COLOUR})|[^\P{Cc}\t\r\n]|\r(?!\n|$)`, 'gu')

function sayable(line: Printable, { bold }: Colours): Printable {
  const hasColours = bold('.') !== '.'
  return withoutDirectionMarks(
    line.replace(OBEYED, (_, colour?: string) => (hasColours ? (colour ?? '') : '')),
  ) as Printable
}

/** Wraps a terminal: removes control characters of file names and error texts. */
export function guardedTerminal(terminal: Terminal): Terminal {
  const { outColours = PLAIN, colours = PLAIN } = terminal
  return {
    ...terminal,
    out: (line) => terminal.out(sayable(line, outColours)),
    err: (line) => terminal.err(sayable(line, colours)),
  }
}
