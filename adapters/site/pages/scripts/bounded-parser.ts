import { Parser } from 'acorn'

type Parse = (...values: readonly unknown[]) => unknown

/** The functions of the parser through which code that is nested calls itself. */
const NESTED = ['parseStatement', 'parseMaybeAssign', 'parseExprOp', 'parseMaybeUnary', 'parseBindingAtom']
/** The depth is looked at each time it has grown by so much. */
const STEP = 32
/** The calls that must still fit on the stack: several times what a step takes. */
const MIN_FREE_CALLS = 2_000

/** Throws a `RangeError` where the stack has no room for so many calls. */
const needRoom = (calls: number): number => (calls === 0 ? 0 : needRoom(calls - 1) + 1)

/**
 * Acorn, which stops at a `RangeError` before nested code has used up the stack: a regular expression that is compiled
 * on the last bytes of the stack ends the process, and nothing can catch that.
 */
function withRoom(Base: typeof Parser): typeof Parser {
  class Bounded extends Base {
    depth = 0
  }
  for (const name of NESTED) {
    const parse = Reflect.get(Base.prototype, name) as Parse
    Reflect.set(Bounded.prototype, name, function (this: Bounded, ...values: readonly unknown[]) {
      this.depth += 1
      if (this.depth % STEP === 0) needRoom(MIN_FREE_CALLS)
      const node = parse.apply(this, [...values])
      this.depth -= 1
      return node
    })
  }
  return Bounded
}

/** The parser of all code of pages and exports. */
export const BoundedParser = Parser.extend(withRoom)
