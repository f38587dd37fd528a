/** The exit codes of the `vitrine` command, by which scripts can tell what to do next (docs/server.md). */
export const EXIT = {
  ok: 0,
  /** Something went wrong that no argument explains. */
  failure: 1,
  /** Unknown command, option or value. */
  usage: 2,
  /** A folder or file that was named is missing or broken; the message says where. */
  badInput: 3,
  /** Another process uses the data folder. */
  dataInUse: 4,
  /** The port is taken. */
  portTaken: 5,
} as const
