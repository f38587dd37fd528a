import { swatchColour } from '../../../core/animation/index.js'
import type { Colour } from '../../../core/animation/index.js'
import type { PageContext } from '../kit/page-module.js'
import { createReports } from './reports.js'
import { createSchedule } from './schedule.js'
import { createDomStage } from './stage/dom-stage.js'
import { colourName } from './stage/style-access.js'
import { toSignal } from './to-signal.js'

/** The parts of the page script that it shares with the chunk of the newer interactions. */
export const pageParts = ({ document, window }: PageContext) => ({
  stage: createDomStage(document, window),
  createSchedule,
  createReports,
  toSignal,
  colour: (text: string): Colour => swatchColour(text, (name) => colourName(document, name)),
})

/** The parts that the page script hands over. */
export type PageParts = ReturnType<typeof pageParts>
