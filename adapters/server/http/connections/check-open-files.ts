// Imported by file and not by the index, which would load the rest of the server before this check.
import { maxOpenFiles } from './max-open-files.js'

/**
 * The minimum number of open files of a process: enough to load the command's modules and to run a shop, with
 * a reserve.
 */
const MIN_FILES = 512

/** The reason why this process could not load the command, and the remedy; null: it may open enough files. */
export const openFilesProblem = (files: number | null = maxOpenFiles()): string | null =>
  files === null || files >= MIN_FILES
    ? null
    : `This process may open ${files} files and needs ${MIN_FILES} at least. Raise the limit: ` +
      'ulimit -n 4096 in a shell, LimitNOFILE=4096 in a systemd unit, --ulimit nofile=4096 for a container.'
