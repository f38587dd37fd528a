import { Parser } from 'acorn'
import type { Options } from 'acorn'

type Parse = (...values: readonly unknown[]) => unknown

/** The functions of the parser through which code that is nested calls itself. */
const NESTED = ['parseStatement', 'parseMaybeAssign', 'parseExprOp', 'parseMaybeUnary', 'parseBindingAtom']
/** The room is looked at each time the depth has grown by so much. */
const STEP = 16
/** The words that must still fit on the stack (160 kB): several times what a step takes. */
const MIN_FREE = Array<undefined>(20_000).fill(undefined)
const nothing = (): void => {}

/**
 * Throws a `RangeError` where the stack has no room for so many arguments. The bundler leaves out calls of a function
 * that has no effect it knows of, and this one has no other.
 */
const needRoom = (): void => Reflect.apply(nothing, undefined, MIN_FREE)

/** Labels, loops and switches around a `break`, and blocks around a name: the parser looks at all of them for each. */
const MAX_AROUND = 300

/**
 * Acorn, which stops at a `RangeError` before nested code has used up the stack: a regular expression that is compiled
 * on the last bytes of the stack ends the process, and nothing can catch that. What takes time by more than the length
 * of the code is left out: names that are declared twice and patterns are not checked.
 */
function withRoom(Base: typeof Parser): typeof Parser {
  class Bounded extends Base {
    declare readonly labels: readonly unknown[]
    declare readonly scopeStack: readonly unknown[]
    depth = 0
    /** The depth at which the room was looked at last, less where the parser has come back from there. */
    looked = 0

    constructor(options: Options, input: string, start?: number) {
      super({ ...options, checkPrivateFields: false }, input, start)
    }

    declareName(): void {}
    checkLocalExport(): void {}
    validateRegExpPattern(): void {}

    needBounds(): void {
      if (this.labels.length > MAX_AROUND || this.scopeStack.length > MAX_AROUND)
        throw new RangeError('The code is nested too deep.')
      if (this.depth < this.looked + STEP) return
      needRoom()
      this.looked = this.depth
    }
  }
  for (const name of NESTED) {
    const parse = Reflect.get(Base.prototype, name) as Parse
    Reflect.set(Bounded.prototype, name, function (this: Bounded, ...values: readonly unknown[]) {
      this.depth += 1
      this.needBounds()
      const node = parse.apply(this, [...values])
      this.depth -= 1
      if (this.depth < this.looked - STEP) this.looked = this.depth
      return node
    })
  }
  return Bounded
}

/** The parser of all code of pages and exports. */
export const BoundedParser = Parser.extend(withRoom)
