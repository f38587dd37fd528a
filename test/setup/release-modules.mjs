import vm from 'node:vm'

/** Only where Node was started with `--experimental-vm-modules`. */
const { prototype } = vm.Module ?? { prototype: {} }
const { link } = prototype

/** Node's own object behind a module. */
const wrapOf = (module) =>
  module[Object.getOwnPropertySymbols(module).find(({ description }) => description === 'kWrap')]

/**
 * Lets go of the modules of test files that have ended. Node 20 and 22 hold what a module imports until that module is
 * instantiated for itself, which they do with the first of them only (nodejs/node#59117): all that a worker has run
 * stayed in its memory, and was gone through at each collection of garbage.
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
