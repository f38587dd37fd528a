import vm from 'node:vm'

/** `SourceTextModule`: undefined where Node was not started with `--experimental-vm-modules`. */
const { compileFunction, SourceTextModule } = vm

/** V8 loses the callback for a module's dynamic imports with cached code. */
const importsWhileRunning = (text) => /\bimport\s*\(/.test(text)

/** Compiled code by file, reused while the file has the same text. */
function createKept() {
  const kept = new Map()
  return {
    find: (file, text) => {
      const known = kept.get(file)
      return known?.text === text ? known.code : undefined
    },
    keep: (file, text, code) => {
      if (!importsWhileRunning(text)) kept.set(file, { text, code })
    },
  }
}

const modules = createKept()
const functions = createKept()

/** The module from cached code; undefined if there is none, or if it was made under other flags. */
function keptModule(text, options) {
  const cachedData = modules.find(options.identifier, text)
  if (cachedData === undefined) return undefined
  try {
    return new SourceTextModule(text, { ...options, cachedData })
  } catch (problem) {
    if (problem.code === 'ERR_VM_MODULE_CACHED_DATA_REJECTED') return undefined
    throw problem
  }
}

function newModule(text, options) {
  const module = new SourceTextModule(text, options)
  modules.keep(options.identifier, text, module.createCachedData())
  return module
}

/**
 * Makes a worker compile each module once. Every test file loads the product and its packages again, up to
 * two thousand modules with the same texts: compiling them was a sixth of the time of a large file.
 */
if (SourceTextModule !== undefined)
  vm.SourceTextModule = new Proxy(SourceTextModule, {
    construct: (_, [text, options]) => keptModule(text, options) ?? newModule(text, options),
  })

/** The same for modules loaded by `require`. */
vm.compileFunction = (text, parameters, options) => {
  const file = options?.filename
  if (file === undefined) return compileFunction(text, parameters, options)
  const cachedData = functions.find(file, text)
  const made = compileFunction(text, parameters, {
    ...options,
    ...(cachedData === undefined ? { produceCachedData: true } : { cachedData }),
  })
  if (made.cachedDataProduced) functions.keep(file, text, made.cachedData)
  return made
}
