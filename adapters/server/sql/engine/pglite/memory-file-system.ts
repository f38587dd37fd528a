import { join } from 'node:path/posix'
import { MemoryFS, PGlite } from '@electric-sql/pglite'
import { readCompressed } from './data-template.js'

/** PGlite's file system in memory, which starts with the database of a template. */
export class MemoryFileSystem extends MemoryFS {
  readonly #template: Buffer

  constructor(template: Buffer) {
    super()
    this.#template = template
  }

  /** Called by the engine before it looks for a database. */
  override async initialSyncFs(): Promise<void> {
    await super.initialSyncFs()
    const { folders, files } = await readCompressed(this.#template)
    const host = this.pg?.Module.FS
    for (const path of folders) host?.mkdirTree(join(PGlite.paths.PGDATA, path))
    for (const [path, content] of files) host?.writeFile(join(PGlite.paths.PGDATA, path), content)
  }
}
