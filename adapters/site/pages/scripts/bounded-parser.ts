import { Parser } from 'acorn'
import type { Options } from 'acorn'

type Parse = (...values: readonly unknown[]) => unknown

/** Parser functions through which nested code recurses. */
const NESTED = ['parseStatement', 'parseMaybeAssign', 'parseExprOp', 'parseMaybeUnary', 'parseBindingAtom']
/** Growth of the depth after which the stack is checked again. */
const STEP = 16
/** The words that must still fit on the stack (160 kB): several times the need of a step. */
const MIN_FREE = Array<undefined>(20_000).fill(undefined)
const nothing = (): void => {}

/**
 * Throws a `RangeError` if the stack has no space for this many arguments. `Reflect.apply` keeps the bundler
 * from removing a call without effects.
 */
const useStack = (): void => Reflect.apply(nothing, undefined, MIN_FREE)

/**
 * The maximum number of labels, loops and switches around a `break`, and of blocks around a name: the parser
 * visits all of them each time.
 */
const MAX_AROUND = 300

/**
 * Acorn that throws a `RangeError` before nested code uses up the stack: compiling a regular expression at
 * the end of the stack ends the process, which cannot be caught. Superlinear checks are left out, so
 * duplicate names and patterns are not checked.
 */
function withStackLimit(Base: typeof Parser): typeof Parser {
  class Bounded extends Base {
    declare readonly labels: readonly unknown[]
    declare readonly scopeStack: readonly unknown[]
    depth = 0
    /** The depth of the last check of the stack, or less if the parser has returned from there. */
    checkedDepth = 0

    constructor(options: Options, input: string, start?: number) {
      super({ ...options, checkPrivateFields: false }, input, start)
    }

    declareName(): void {}
    checkLocalExport(): void {}
    validateRegExpPattern(): void {}

    needBounds(): void {
      if (this.labels.length > MAX_AROUND || this.scopeStack.length > MAX_AROUND)
        throw new RangeError('The code is nested too deep.')
      if (this.depth < this.checkedDepth + STEP) return
      useStack()
      this.checkedDepth = this.depth
    }
  }
  for (const name of NESTED) {
    const parse = Reflect.get(Base.prototype, name) as Parse
    Reflect.set(Bounded.prototype, name, function (this: Bounded, ...values: readonly unknown[]) {
      this.depth += 1
      this.needBounds()
      const node = parse.apply(this, [...values])
      this.depth -= 1
      if (this.depth < this.checkedDepth - STEP) this.checkedDepth = this.depth
      return node
    })
  }
  return Bounded
}

/** The parser of all code of pages and exports. */
export const BoundedParser = Parser.extend(withStackLimit)
