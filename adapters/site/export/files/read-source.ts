import { readInside } from '../../safe-files/index.js'

/** A file of an export, or of another folder that files are taken from. */
export interface SourceFile {
  readonly folder: string
  /** Below the folder. */
  readonly path: string
}

/** Finds the file of a folder that becomes a file of the site. */
export type SourceOf = (path: string) => SourceFile

/**
 * The bytes of a file; null: it cannot be read, or leads out of its folder. Other programs may change the
 * folder of an export while it is adopted, so files are checked again when they are opened.
 */
export const readSource = ({ folder, path }: SourceFile): Promise<Buffer | null> => readInside(folder, path)

/** Its text in UTF-8; empty if it cannot be read. */
export const sourceText = async (file: SourceFile): Promise<string> =>
  (await readSource(file))?.toString('utf8') ?? ''
