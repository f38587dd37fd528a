import pc from 'picocolors'

/**
 * Where a command speaks: results go to `out`, everything a person reads besides to `err`, so that output can
 * be piped.
 */
export interface Terminal {
  readonly out: (line: string) => void
  readonly err: (line: string) => void
}

/** The terminal this process was started from. */
export const processTerminal: Terminal = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
}

/** Says what went wrong, in one sentence a person can act on. Colours follow the terminal and `NO_COLOR`. */
export const sayError = (terminal: Terminal, message: string): void =>
  terminal.err(`${pc.red('Error:')} ${message}`)

/** Says something beside the result, where it does not get into a pipe. */
export const sayAside = (terminal: Terminal, message: string): void => terminal.err(pc.dim(message))

/** Text of strangers without what a terminal would obey: control characters other than line ends. */
export const plainText = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '')
