export { endOfName } from './end-of-name.js'
export { UnsafePath } from './parent-folder.js'
export {
  maxBytesOf,
  openHandleInside,
  openInside,
  readInside,
  realPathOfOpen,
  tooLargeText,
} from './open-inside.js'
export { isPathBelow } from './parse-path.js'
export { isWithin, liesInside, overlapFailure, realPathOf } from './real-path.js'
export { openSafeFolder } from './safe-folder.js'
export { problemBelow, writeProblem } from './write-problem.js'
export type { InsideFailure } from './open-inside.js'
export type { FileSource, SafeFolder } from './safe-folder.js'
