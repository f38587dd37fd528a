import type { AnyNode, Program } from 'acorn'
import { nodesOf, parseScript } from '../site-pages/index.js'

/** What a piece of code takes from the window. */
export interface CodeNeeds {
  readonly jquery: boolean
  readonly gsap: boolean
  /** Hosts whose addresses stand in the code: what a tag manager or a pixel will load. */
  readonly hosts: readonly string[]
}

const JQUERY_NAMES: ReadonlySet<string> = new Set(['$', 'jQuery'])
const WINDOW_NAMES: ReadonlySet<string> = new Set(['window', 'self', 'globalThis'])

/** Names that a pattern declares: `{ a, b: [c = 1], ...d }`. */
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

/**
 * Every name that is declared somewhere in a program: as a variable, function, class, parameter or import.
 */
function declaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>()
  for (const each of nodesOf(program)) {
    if (each.type === 'VariableDeclarator') addPatternNames(each.id, names)
    else if (each.type === 'ClassDeclaration' || each.type === 'ImportDefaultSpecifier')
      names.add((each.type === 'ClassDeclaration' ? each.id?.name : each.local.name) ?? '')
    else if (each.type === 'ImportSpecifier' || each.type === 'ImportNamespaceSpecifier')
      names.add(each.local.name)
    else if (each.type === 'CatchClause' && each.param) addPatternNames(each.param, names)
    else if (
      each.type === 'FunctionDeclaration' ||
      each.type === 'FunctionExpression' ||
      each.type === 'ArrowFunctionExpression'
    ) {
      if (each.id) names.add(each.id.name)
      for (const parameter of each.params) addPatternNames(parameter, names)
    }
  }
  return names
}

/** The names that a program reads from the window, by themselves or as `window.name`. */
function windowNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>()
  for (const each of nodesOf(program)) {
    if (each.type === 'Identifier') names.add(each.name)
    else if (
      each.type === 'MemberExpression' &&
      each.object.type === 'Identifier' &&
      WINDOW_NAMES.has(each.object.name)
    ) {
      if (!each.computed && each.property.type === 'Identifier') names.add(`window.${each.property.name}`)
      if (each.computed && each.property.type === 'Literal')
        names.add(`window.${String(each.property.value)}`)
    }
  }
  return names
}

const ADDRESS = /(?:https?:)?\/\/([a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,})(?=[/'"`?:\\\s]|$)/gi

const hostsIn = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase())),
]

/** In code that no parser reads, a call or a member of the name counts. */
const mentions = (code: string, name: string): boolean =>
  new RegExp(`(?:^|[^\\w$.])${name.replace('$', '\\$')}\\s*[(.]`).test(code)

/**
 * Reads what a piece of code needs, without running it. A name that the code declares itself is its own:
 * minified libraries call many things `$`.
 */
export function readCodeNeeds(code: string): CodeNeeds {
  const hosts = hostsIn(code)
  if (!/\$|jQuery|gsap/.test(code)) return { jquery: false, gsap: false, hosts }
  const program = parseScript(code)
  if (program === null)
    return {
      jquery: [...JQUERY_NAMES].some((name) => mentions(code, name)),
      gsap: mentions(code, 'gsap'),
      hosts,
    }
  const declared = declaredNames(program)
  const read = windowNames(program)
  const takes = (name: string): boolean =>
    read.has(`window.${name}`) || (read.has(name) && !declared.has(name))
  return { jquery: [...JQUERY_NAMES].some(takes), gsap: takes('gsap'), hosts }
}
