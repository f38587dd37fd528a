import vm from 'node:vm'

/** Only where Node was started with `--experimental-vm-modules`. */
const { prototype } = vm.Module ?? { prototype: {} }
const { link } = prototype

/** Node's own object behind a module. */
const wrapOf = (module) =>
  module[Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap')]

/**
 * Releases the modules of ended test files. Node 20 and 22 hold the imports of a module until that module is
 * instantiated itself, which they do only with the first one (nodejs/node#59117). All code that a worker had
 * run stayed in its memory, and each collection of garbage went through it.
 */
prototype.link = async function (linker) {
  const linked = new Set()
  await link.call(this, async (...asked) => {
    const module = await linker(...asked)
    linked.add(module)
    return module
  })
  for (const module of linked) wrapOf(module)?.instantiate?.()
}
