import type { Recogniser } from '../../../core/recognition/index.js'
import { RECOGNITION_TABLES } from '../../../core/builder-markup/index.js'
import { domNodes } from './dom-nodes.js'

/** The rules by which a document's blocks are recognised. */
export const RECOGNISER: Recogniser<Element> = { nodes: domNodes, tables: RECOGNITION_TABLES }
