/** A word of a command line, quoted where a shell would read more into it. */
export const shellWord = (word: string): string =>
  /^[\w./:@%+=~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
