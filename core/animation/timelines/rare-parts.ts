import type { FurtherParts } from './data/further-parts.js'
import { readEvent, readInterval } from './data/read-event.js'
import { readMore } from './data/read-more.js'
import { draw, readWrapped } from './data/read-wrapped.js'
import { unknownFields } from './data/unknown-fields.js'
import { compute } from './play/compute-text.js'
import { createPlacer, readPlace } from './play/place-action.js'

/** The parts that few pages use. */
export const rareParts = {
  unknownFields,
  readEvent,
  readInterval,
  readMore,
  readWrapped,
  readPlace,
  createPlacer,
  compute,
  draw,
} satisfies Partial<FurtherParts>
