import type { FurtherParts } from './data/further-parts.js'
import { isInComponent, readComponent } from './data/component-scope.js'
import { readConditions } from './data/read-conditions.js'
import { readEvent, readInterval } from './data/read-event.js'
import { readEarly } from './data/read-early-target.js'
import { readMore } from './data/read-more.js'
import { draw, readWrapped } from './data/read-wrapped.js'
import { unknownFields } from './data/unknown-fields.js'
import { compute, replaceVariables } from './play/compute-text.js'
import { renderClasses } from './play/class-steps.js'
import { playbackAt } from './play/conditions.js'
import { createPlacer, readPlace } from './play/place-action.js'
import { describedEase } from './values/ease-from-description.js'
import { staggerOffsets } from './values/stagger-orders.js'

/** All parts of the format that few pages use. */
export const furtherParts: FurtherParts = {
  describe: describedEase,
  readComponent,
  unknownFields,
  readConditions,
  readEarly,
  playbackAt,
  isInComponent,
  readEvent,
  readInterval,
  readMore,
  readWrapped,
  readPlace,
  createPlacer,
  replaceVariables,
  compute,
  draw,
  renderClasses,
  offsets: staggerOffsets,
}
