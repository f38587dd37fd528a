import type { FurtherParts } from './data/further-parts.js'
import { commonParts } from './common-parts.js'
import { rareParts } from './rare-parts.js'
import { easeParts } from './ease-parts.js'

/** All further parts, for readers of whole sites. */
export const furtherParts: FurtherParts = { ...commonParts, ...easeParts, ...rareParts }
