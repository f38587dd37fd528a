import type { AnyNode, Program } from 'acorn'
import { nodesOf, parseScript, propertyName } from '../../pages/index.js'

/** The globals that a piece of code uses. */
export interface CodeNeeds {
  readonly jquery: boolean
  readonly gsap: boolean
  /** Hosts of the addresses in the code, for example those from which a tag manager loads. */
  readonly hosts: readonly string[]
  /** True if the code adds scripts to the page. */
  readonly loads: boolean
}

const JQUERY_NAMES: ReadonlySet<string> = new Set(['$', 'jQuery'])
const WINDOW_NAMES: ReadonlySet<string> = new Set(['window', 'self', 'globalThis'])

/** The names that a pattern declares: `{ a, b: [c = 1], ...d }`. */
function addPatternNames(node: AnyNode, names: Set<string>): void {
  if (node.type === 'Identifier') names.add(node.name)
  else if (node.type === 'AssignmentPattern') addPatternNames(node.left, names)
  else if (node.type === 'RestElement') addPatternNames(node.argument, names)
  else if (node.type === 'ArrayPattern') {
    for (const element of node.elements) if (element !== null) addPatternNames(element, names)
  } else if (node.type === 'ObjectPattern')
    for (const property of node.properties)
      addPatternNames(property.type === 'Property' ? property.value : property, names)
}

/** The name that a node declares: a variable, function, class, parameter or import. */
function addDeclared(each: AnyNode, names: Set<string>): void {
  switch (each.type) {
    case 'VariableDeclarator':
      return addPatternNames(each.id, names)
    case 'ClassDeclaration':
      return void names.add(each.id?.name ?? '')
    case 'ImportDefaultSpecifier':
    case 'ImportSpecifier':
    case 'ImportNamespaceSpecifier':
      return void names.add(each.local.name)
    case 'CatchClause':
      return each.param ? addPatternNames(each.param, names) : undefined
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (each.id) names.add(each.id.name)
      for (const parameter of each.params) addPatternNames(parameter, names)
  }
}

/** The name that a node reads, directly or as `window.name`. */
function addRead(each: AnyNode, names: Set<string>): void {
  if (each.type === 'Identifier') names.add(each.name)
  if (each.type !== 'MemberExpression') return
  if (each.object.type !== 'Identifier' || !WINDOW_NAMES.has(each.object.name)) return
  const name = propertyName({
    key: each.property,
    computed: each.computed && each.property.type !== 'Literal',
  })
  if (name !== null) names.add(`window.${name}`)
}

/** The names that a program declares anywhere, and those that it reads. */
function namesIn(program: Program): Readonly<Record<'declared' | 'read', ReadonlySet<string>>> {
  const declared = new Set<string>()
  const read = new Set<string>()
  for (const each of nodesOf(program)) {
    addDeclared(each, declared)
    addRead(each, read)
  }
  return { declared, read }
}

const ADDRESS = /(?:https?:)?\/\/([a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,})(?=[/'"`?:\\\s]|$)/gi

const hostsIn = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase())),
]

/** Code that adds a script to the page. */
const MAKES_SCRIPT = /createElement\(\s*["'`]script["'`]|\bimport\(|getScript\(|<\\?\/?script/i
/**
 * The maximum size of code in which hosts are searched; larger code is a library, whose comments name hosts
 * that it does not load from.
 */
const MAX_SNIPPET_CHARACTERS = 20_000

/** True if unparseable code calls a name or uses a member of it. */
const mentions = (code: string, name: string): boolean =>
  new RegExp(`(?:^|[^\\w$.])${name.replace('$', '\\$')}\\s*[(.]`).test(code)

/**
 * Finds the needs of a piece of code without running it. Names that the code declares are its own: minified
 * libraries use `$` for many things.
 */
export function readCodeNeeds(code: string): CodeNeeds {
  const hosts = hostsIn(code)
  const loads = code.length <= MAX_SNIPPET_CHARACTERS && MAKES_SCRIPT.test(code)
  if (!/\$|jQuery|gsap/.test(code)) return { jquery: false, gsap: false, hosts, loads }
  const program = parseScript(code)
  if (program === null)
    return {
      jquery: [...JQUERY_NAMES].some((name) => mentions(code, name)),
      gsap: mentions(code, 'gsap'),
      hosts,
      loads,
    }
  const { declared, read } = namesIn(program)
  const takes = (name: string): boolean =>
    read.has(`window.${name}`) || (read.has(name) && !declared.has(name))
  return { jquery: [...JQUERY_NAMES].some(takes), gsap: takes('gsap'), hosts, loads }
}
