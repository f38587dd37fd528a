import type { Finding } from '../checks/finding.js'

/** Something that a page lacks, with the fix. */
export type PageGap = Pick<Finding, 'level' | 'check' | 'message' | 'fix'>
