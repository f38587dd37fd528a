import type { PageModule } from '../kit/page-module.js'

/** The result of `Webflow.require`: a module of ours, or the value that a page's own factory returned. */
export type AnyModule = Partial<PageModule> & Readonly<Record<string, unknown>>

/** The named modules of a page, and whether they run. */
export interface ModuleRegistry {
  /** Adds a module, replacing one of the same name; on a page that is ready it starts at once. */
  readonly define: (name: string, module: AnyModule) => void
  readonly require: (name: string) => AnyModule | undefined
  readonly names: () => readonly string[]
  readonly ready: () => void
  readonly destroy: () => void
}

/** One module's failure must not stop the others; it is reported like any uncaught error. */
function run(module: AnyModule, step: 'ready' | 'destroy'): void {
  try {
    if (typeof module[step] === 'function') module[step]()
  } catch (error) {
    reportError(error)
  }
}

/** Makes a registry without modules. */
export function createModuleRegistry(): ModuleRegistry {
  const modules = new Map<string, AnyModule>()
  let isReady = false
  return {
    define: (name, module) => {
      const old = modules.get(name)
      if (old) run(old, 'destroy')
      modules.set(name, module)
      if (isReady) run(module, 'ready')
    },
    require: (name) => modules.get(name),
    names: () => [...modules.keys()],
    ready: () => {
      isReady = true
      for (const module of modules.values()) run(module, 'ready')
    },
    destroy: () => {
      isReady = false
      for (const module of modules.values()) run(module, 'destroy')
    },
  }
}
