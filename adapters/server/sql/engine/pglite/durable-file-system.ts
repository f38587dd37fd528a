import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { SyncCounts } from './sync-counts.js'

/**
 * The used parts of Emscripten's host file system. It is internal to PGlite: hence the exact version and the power-cut
 * test.
 */
interface HostNode {
  readonly name: string
}
type NodeOperation = (...operands: never[]) => unknown
interface HostFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd?: number }) => number }
  readonly node_ops: Record<'unlink' | 'rmdir' | 'rename', NodeOperation> & {
    mknod: (parent: HostNode, name: string, ...rest: never[]) => unknown
  }
  readonly realPath: (node: HostNode) => string
  /** Turns an error of the host into one that the engine can handle; any other error would abort it. */
  readonly tryFSOperation: <T>(operation: () => T) => T
}

/** The engine's open files; those in a folder have a descriptor of the host. */
interface OpenFiles {
  readonly streams: readonly ({ readonly nfd?: number } | null | undefined)[]
  readonly lookupNode: (parent: HostNode, name: string) => HostNode
  readonly destroyNode: (node: HostNode) => void
}

type InitArguments = Parameters<NodeFS['init']>

/**
 * PGlite's file system on a folder, completed by two parts without which a power cut loses acknowledged writes.
 * `fsync` reaches the disk, and directories are synced after a file is created, renamed or removed (ADR 10).
 */
export class DurableFileSystem extends NodeFS {
  #openFiles: OpenFiles | null = null

  constructor(
    folder: string,
    readonly syncs: SyncCounts,
  ) {
    super(folder)
  }

  /** Closes the files of a stopped engine, which can no longer do it. */
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
      this.#makeDurable(NODEFS, FS)
    }
    return {
      ...initialised,
      emscriptenOpts: { ...emscriptenOpts, preRun: [makeDurable, ...(emscriptenOpts.preRun ?? [])] },
    }
  }

  #makeDurable(host: HostFileSystem, files: OpenFiles): void {
    host.stream_ops.fsync = ({ nfd }) => {
      if (nfd !== undefined) {
        host.tryFSOperation(() => fsyncSync(nfd))
        this.syncs.files += 1
      }
      return 0
    }
    const operations = host.node_ops
    const syncingAfter = (
      name: 'unlink' | 'rmdir' | 'rename',
      directoriesOf: (...operands: HostNode[]) => readonly string[],
    ): void => {
      const operation = operations[name]
      operations[name] = (...operands: never[]) => {
        const directories = directoriesOf(...operands)
        const answer = operation(...operands)
        for (const directory of new Set(directories)) sync(directory)
        return answer
      }
    }
    const sync = (directory: string): void => host.tryFSOperation(() => this.#syncDirectory(directory))
    const inside = (parent?: HostNode): readonly string[] =>
      parent === undefined ? [] : [host.realPath(parent)]
    const { mknod } = operations
    operations.mknod = (parent: HostNode, name: string, ...rest: never[]) => {
      let made: unknown
      try {
        made = mknod(parent, name, ...rest)
        sync(host.realPath(parent))
        return made
      } catch (thrown) {
        if (made !== undefined) rmSync(join(host.realPath(parent), name), { force: true, recursive: true })
        // The node was recorded before its file was created, and would otherwise stay recorded.
        files.destroyNode(files.lookupNode(parent, name))
        throw thrown
      }
    }
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

/** Syncs a directory's entries to the disk. Systems that cannot open a directory (Windows) do that by themselves. */
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
