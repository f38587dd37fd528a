/** The reason why a file cannot be read as a backup; its message is a sentence for the owner. */
export class ArchiveProblem extends Error {}
