import type { Finding } from '../checks/finding.js'

/** A missing part of a page, with the fix. */
export type PageGap = Pick<Finding, 'level' | 'check' | 'message' | 'fix'>
