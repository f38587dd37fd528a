import type { FurtherParts } from './data/further-parts.js'
import { isInComponent, readComponent } from './data/component-scope.js'
import { readClasses } from './data/read-classes.js'
import { readConditions } from './data/read-conditions.js'
import { readEarly } from './data/read-early-target.js'
import { findRelated } from './play/find-related.js'
import { replaceVariables } from './play/replace-variables.js'
import { renderClasses } from './play/class-steps.js'
import { playbackAt } from './play/conditions.js'
import { staggerOffsets } from './values/stagger-orders.js'

/** The parts of the format that most pages use one of. */
export const commonParts = {
  readClasses,
  renderClasses,
  readConditions,
  playbackAt,
  readComponent,
  isInComponent,
  readEarly,
  findRelated,
  replaceVariables,
  offsets: staggerOffsets,
} satisfies Partial<FurtherParts>
