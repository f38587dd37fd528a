/** The exit codes of the `vitrine` command, for scripts (docs/server.md). */
export const EXIT = {
  ok: 0,
  /** A failure that no argument explains. */
  failure: 1,
  /** Unknown command, option or value. */
  usage: 2,
  /** A named folder or file is missing or broken; the message says which. */
  badInput: 3,
  /** Another process uses the data folder. */
  dataInUse: 4,
  /** The port is taken. */
  portTaken: 5,
} as const
