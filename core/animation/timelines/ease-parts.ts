import type { FurtherParts } from './data/further-parts.js'
import { describedEase } from './values/ease-from-description.js'

/** Eases that bounce or have a description. */
export const easeParts = { describe: describedEase } satisfies Partial<FurtherParts>
