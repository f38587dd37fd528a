import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * The parts of Emscripten's host file system that are needed here. It is an inside of PGlite: hence the exact
 * version and the power-cut test.
 */
interface HostNode {
  readonly name: string
}
type NodeOperation = (...operands: never[]) => unknown
interface HostFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number }
  readonly node_ops: Record<'mknod' | 'unlink' | 'rmdir' | 'rename', NodeOperation>
  readonly realPath: (node: HostNode) => string
}

/** An engine's own files; those on a folder have a descriptor of the host. */
interface OpenFiles {
  readonly streams: readonly ({ readonly nfd?: number } | null | undefined)[]
}

/** Tells how often data were really pushed to the disk, for the tests that guard it. */
export interface SyncCounts {
  files: number
  directories: number
}

type InitArguments = Parameters<NodeFS['init']>

/**
 * PGlite's file system on a folder with the two things it leaves out, without which a power cut loses every
 * acknowledged write: `fsync` reaches the disk, and a file that was made, renamed or removed is synced in its
 * directory (ADR "Embedded PGlite made durable").
 */
export class DurableFileSystem extends NodeFS {
  #openFiles: OpenFiles | null = null

  constructor(
    folder: string,
    readonly syncs: SyncCounts,
  ) {
    super(folder)
  }

  /** Closes the files of an engine that has stopped and cannot do it any more. */
  abandon(): void {
    for (const stream of this.#openFiles?.streams ?? []) {
      if (stream?.nfd !== undefined) closeSync(stream.nfd)
    }
    this.#openFiles = null
  }

  override async init(...[pglite, options]: InitArguments): ReturnType<NodeFS['init']> {
    const initialised = await super.init(pglite, options)
    const { emscriptenOpts } = initialised
    const makeDurable = (module: unknown): void => {
      const { NODEFS, FS } = module as { readonly NODEFS: HostFileSystem; readonly FS: OpenFiles }
      this.#openFiles = FS
      this.#makeDurable(NODEFS)
    }
    return {
      ...initialised,
      emscriptenOpts: { ...emscriptenOpts, preRun: [makeDurable, ...(emscriptenOpts.preRun ?? [])] },
    }
  }

  #makeDurable(host: HostFileSystem): void {
    host.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== undefined) {
        fsyncSync(nfd)
        this.syncs.files += 1
      }
      return 0
    }
    const operations = host.node_ops
    const syncingAfter = (
      name: keyof typeof operations,
      directoriesOf: (...operands: HostNode[]) => readonly string[],
    ): void => {
      const operation = operations[name]
      operations[name] = (...operands: never[]) => {
        const directories = directoriesOf(...operands)
        const answer = operation(...operands)
        for (const directory of new Set(directories)) this.#syncDirectory(directory)
        return answer
      }
    }
    const inside = (parent?: HostNode): readonly string[] =>
      parent === undefined ? [] : [host.realPath(parent)]
    syncingAfter('mknod', inside)
    syncingAfter('unlink', inside)
    syncingAfter('rmdir', inside)
    syncingAfter('rename', (node, newParent) => [
      ...(node === undefined ? [] : [dirname(host.realPath(node))]),
      ...inside(newParent),
    ])
  }

  #syncDirectory(directory: string): void {
    if (syncDirectory(directory)) this.syncs.directories += 1
  }
}

/**
 * Pushes a directory's list of names to the disk. Systems that cannot open a directory (Windows) keep that
 * list safe by themselves.
 */
export function syncDirectory(directory: string): boolean {
  if (process.platform === 'win32') return false
  const descriptor = openSync(join(directory, '.'), 'r')
  try {
    fsyncSync(descriptor)
    return true
  } finally {
    closeSync(descriptor)
  }
}
