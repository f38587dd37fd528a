import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'

/**
 * Counts the returns of the flows in docs/architecture.md: `node test/bench/flow-returns.mjs [--each]`. All functions
 * that a flow reaches are read once. One that goes into other files n times, to wait there or for a decision of
 * core/use-cases, returns n - 1 times.
 */
const FLOWS = {
  'an add to cart': ['core/use-cases/shop/cart/add-to-cart.ts', 'addToCart'],
  'a submit': ['core/use-cases/shop/checkout/submit-order.ts', 'submitOrder'],
  'its settlement': ['core/use-cases/shop/payments/settle-attempt.ts', 'settleAttempt'],
  'a log-in': ['core/use-cases/accounts/log-in.ts', 'tryPassword'],
  'a page request': ['adapters/server/static-files/static-site.ts', 'createStaticSite'],
  'the sending of a page': ['adapters/server/static-files/send-page.ts', 'sendPage'],
}
const root = process.cwd()
const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8'))
const entries = Object.values(FLOWS).map(([file]) => `${root}/${file}`)
const program = ts.createProgram(entries, {
  ...ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, root).options,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
})
const checker = program.getTypeChecker()
const placeOf = (node) => relative(root, node.getSourceFile().fileName)
const isOwn = (path) => /^(core|adapters|composition)\//.test(path)

const functionIn = (value) =>
  value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined

/** The functions of a table, as in `TABLE[tag](...)`: each may be the one that runs. */
function membersOf(call) {
  if (!ts.isElementAccessExpression(call.expression)) return []
  const table = checker.getSymbolAtLocation(call.expression.expression)?.valueDeclaration
  const literal = table && ts.isVariableDeclaration(table) ? table.initializer : undefined
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return []
  return literal.properties.flatMap((one) => functionIn(one.initializer) ?? [])
}

/** The function that a call runs, as far as the source shows; undefined: it is chosen at run time. */
function calleeOf(call) {
  let symbol = checker.getSymbolAtLocation(
    ts.isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression,
  )
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const made = symbol?.valueDeclaration
  if (made === undefined) return undefined
  if (ts.isFunctionDeclaration(made) || ts.isMethodDeclaration(made)) return made
  const value = ts.isVariableDeclaration(made) || ts.isPropertyAssignment(made) ? made.initializer : undefined
  return functionIn(value)
}

const waits = (call) => {
  const type = checker.getTypeAtLocation(call)
  return type.symbol?.name === 'Promise' || type.symbol?.name === 'PromiseLike'
}

function flow(file, name) {
  const source = program.getSourceFile(`${root}/${file}`)
  const first = source.statements
    .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : [one]))
    .find((one) => one.name?.getText() === name)
  const open = [ts.isVariableDeclaration(first) ? first.initializer : first]
  const seen = new Set(open)
  const rows = []
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    let count = 0
    const here = placeOf(next)
    const reach = (callee) => {
      if (seen.has(callee)) return
      seen.add(callee)
      open.push(callee)
    }
    const visit = (node) => {
      if (ts.isCallExpression(node)) {
        membersOf(node).forEach(reach)
        const callee = calleeOf(node)
        const there = callee && placeOf(callee)
        if (callee?.body && isOwn(there)) {
          reach(callee)
          if (there !== here && (waits(node) || there.startsWith('core/use-cases/'))) count += 1
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(next.body)
    const title = next.name?.getText() ?? next.parent.name?.getText() ?? '?'
    if (count > 1) rows.push([count - 1, `${here} ${title}`])
  }
  return { returns: rows.reduce((sum, [count]) => sum + count, 0), functions: seen.size, rows }
}

for (const [title, [file, name]] of Object.entries(FLOWS)) {
  const { returns, functions, rows } = flow(file, name)
  console.log(`${title}: ${returns} returns in ${functions} functions`)
  if (!process.argv.includes('--each')) continue
  for (const [count, place] of rows.sort((one, other) => other[0] - one[0]))
    console.log(`  ${count} ${place}`)
}
