import { parse } from 'node:path'

/** The sources a module imports or exports from, each with the names it takes; null: everything. */
function sourcesOf({ ast }) {
  const sources = new Map()
  for (const { type, source, specifiers } of ast.body) {
    if (!source) continue
    const names = specifiers?.map(({ imported, local }) => (type === 'ImportDeclaration' ? imported : local))
    const known = sources.get(source.value) ?? []
    const isWhole = known === null || !names || names.some((name) => !name)
    sources.set(source.value, isWhole ? null : [...known, ...names.map((name) => name.name ?? name.value)])
  }
  return sources
}

const isBarrel = (id) => /\/index\.ts$/.test(id)

/**
 * Answers which entries import a module at once, by their names. What is imported later is an entry of its own,
 * named after its file; who has it has what imported it already. Through an `index.ts` an entry gets what it
 * asks for by name, not the whole room.
 */
export function chunkOwners(entries, getModuleInfo) {
  const owners = new Map()
  const later = new Map()
  const parents = new Map()
  const importsOf = (info) => {
    const sources = [...sourcesOf(info)]
    return info.importedIds.map((id, index) => [id, sources[index]?.[1] ?? null])
  }
  const visitNames = (barrel, names, owner) => {
    for (const [id, exported] of importsOf(getModuleInfo(barrel)))
      if (names === null || exported === null || names.some((name) => exported.includes(name)))
        visit(id, owner)
  }
  const visit = (id, owner) => {
    const known = owners.get(id) ?? new Set()
    owners.set(id, known.add(owner))
    const info = getModuleInfo(id)
    if (!info?.ast) return
    for (const dynamic of info.dynamicallyImportedIds) {
      const { name } = parse(dynamic)
      later.set(dynamic, name)
      parents.set(name, [...(parents.get(name) ?? []), owner])
    }
    for (const [imported, names] of importsOf(info)) {
      if (isBarrel(imported)) visitNames(imported, names, owner)
      else if (!owners.get(imported)?.has(owner)) visit(imported, owner)
    }
  }
  for (const [name, id] of entries) if (getModuleInfo(id)) visit(id, name)
  // A map hands out what is added meanwhile, too.
  for (const [id, name] of later) visit(id, name)
  return (id) => {
    const names = owners.get(id) ?? new Set()
    return [...names].filter((name) => !parents.get(name)?.some((parent) => names.has(parent)))
  }
}
