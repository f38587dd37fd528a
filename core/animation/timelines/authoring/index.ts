export { interaction, on, timeline, TRIGGER_ELEMENT } from './write-timeline.js'
export type {
  WrittenInteraction,
  WrittenSettings,
  WrittenTimeline,
  WrittenTiming,
  WrittenTrigger,
  WrittenValues,
} from './write-timeline.js'
