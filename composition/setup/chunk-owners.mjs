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
 * Finds the entries that statically import each module, by their names. A dynamic import is an entry of its own, named
 * after its file; it owns only modules that its importers do not. Through an `index.ts` an entry gets only the names
 * that it imports, not the whole folder.
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
  // Iterating a map also visits entries added meanwhile.
  for (const [id, name] of later) visit(id, name)
  return (id) => {
    const names = owners.get(id) ?? new Set()
    return [...names].filter((name) => !parents.get(name)?.some((parent) => names.has(parent)))
  }
}
