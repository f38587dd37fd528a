// Not by the index: nothing else of the server is loaded before this is known.
import { maxOpenFiles } from './max-open-files.js'

/**
 * The minimum number of open files for a process: those for loading the command's modules, and those that a
 * shop needs, with a reserve.
 */
const MIN_FILES = 512

/** The reason why this process could not load the command, and the remedy; null: it may open enough files. */
export const openFilesProblem = (files: number | null = maxOpenFiles()): string | null =>
  files === null || files >= MIN_FILES
    ? null
    : `This process may open ${files} files and needs ${MIN_FILES} at least. Raise the limit: ` +
      'ulimit -n 4096 in a shell, LimitNOFILE=4096 in a systemd unit, --ulimit nofile=4096 for a container.'
