/** A word of a command line, quoted if a shell would interpret it. */
export const shellWord = (word: string): string =>
  /^[\w./:@%+=~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
