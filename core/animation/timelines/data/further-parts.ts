import type { ElementFinder, Stage } from '../../../ports/page/stage.port.js'
import type { DataProblem } from '../../data/interactions.js'
import type { UntrustedRecord } from '../../../shared/index.js'
import type { ClassAccess, ClassStep } from '../play/class-steps.js'
import type { StaggerPlan } from '../values/stagger.js'
import type { DescribeEase } from '../values/ease-families.js'
import type {
  ActionPlan,
  ClassPlan,
  ComponentScope,
  Endpoint,
  PlacePlan,
  Playback,
  PlaybackCondition,
  PlayerPlan,
  PointerFollow,
  PointerInterval,
  PropertyPlan,
  TimelineTarget,
  TriggerEvent,
} from './model.js'
import type { Report } from './problems.js'

/** Properties of an action that few pages use. */
export interface FurtherProperties {
  readonly properties?: readonly PropertyPlan[]
  readonly classes?: readonly ClassPlan[]
  readonly players?: readonly PlayerPlan[]
  readonly follow?: PointerFollow
}

/** Reads and plays the parts of the format that not every page uses; `neededChunks` tells which data need them. */
export interface FurtherParts {
  /** Makes eases from descriptions, and those that bounce. */
  readonly describe: DescribeEase
  /** Reads the component to which a scope is limited; null: it is another scope. */
  readonly readComponent: (scope: unknown) => ComponentScope | null
  /** True if an element is in a component. */
  readonly isInComponent: <E extends object>(
    finder: ElementFinder<E>,
    component: ComponentScope,
    element: E,
  ) => boolean
  /** The fields of records that no part of the player reads. */
  readonly unknownFields: (interactions: unknown, timelines: unknown) => readonly DataProblem[]
  /** Brings a target of 2025, a relation to other elements, into today's form; null: it has another form. */
  readonly readEarly: (target: readonly unknown[]) => readonly unknown[] | null
  /** The elements of a target that are in a relationship to those of its filter. */
  readonly findRelated: <E extends object>(
    finder: ElementFinder<E>,
    target: TimelineTarget,
    filter: NonNullable<TimelineTarget['filter']>,
    trigger: E | null,
  ) => readonly E[]
  /** Reads the conditions of an interaction or of a trigger. */
  readonly readConditions: (value: unknown, path: string, report: Report) => readonly PlaybackCondition[]
  /** The effect of conditions in a window of this width. */
  readonly playbackAt: (
    conditions: readonly PlaybackCondition[],
    widthPx: number,
    isReduced: boolean,
  ) => Playback
  /** Reads the event of a trigger; null: its kind is not known. */
  readonly readEvent: (key: string, config: UntrustedRecord) => TriggerEvent | null
  /** Reads when a timeline plays on the way of the pointer; null: it has another role. */
  readonly readInterval: (role: UntrustedRecord) => PointerInterval | null
  /** Reads changes of classes; null: the properties are of another kind. */
  readonly readClasses: FurtherParts['readMore']
  /** Reads properties of an action; null: their kind is not known. */
  readonly readMore: (
    namespace: string,
    part: unknown,
    path: string,
    report: Report,
  ) => FurtherProperties | null
  /** Reads a random or additive value; undefined: its type is not known. */
  readonly readWrapped: (value: UntrustedRecord, path: string, report: Report) => Endpoint | null | undefined
  /** Reads a start relative to the actions before; null: the text is none. */
  readonly readPlace: (text: string) => PlacePlan | null
  /**
   * Makes the function that returns the start time of each action of a timeline, called in their order. `lengthS` is
   * an action's length with its repeats; an endless action counts one round.
   */
  readonly createPlacer: () => (action: Pick<ActionPlan, 'positionS' | 'place'>, lengthS: number) => number
  /** Replaces the custom properties in a text by their values on an element. */
  readonly replaceVariables: <E extends object>(stage: Stage<E>, element: E, text: string) => string
  /**
   * Computes a text of CSS terms, `numbersOf` reading the px and percents of each; `size` is the dimension of
   * which percents are shares. Null: the text is no sum, product or comparison.
   */
  readonly compute: <E extends object>(
    stage: Stage<E>,
    element: E,
    text: string,
    numbersOf: (term: string) => readonly number[],
    size: 'width' | 'height',
  ) => readonly number[] | null
  /** Draws the random numbers of an endpoint. */
  readonly draw: (end: Endpoint, random: () => number) => Endpoint
  /** Applies class changes whose time is past, and undoes those still to come. */
  readonly renderClasses: <E>(
    access: ClassAccess<E>,
    steps: readonly ClassStep<E>[],
    timeS: number,
    isForward: boolean,
  ) => void
  /** The start times of elements that are not in a single row. */
  readonly offsets: (
    plan: StaggerPlan,
    count: number,
    lefts: () => readonly number[],
    random: () => number,
  ) => readonly number[]
}

/** The further parts that a page has loaded. */
export type LoadedParts = Partial<FurtherParts>

/** The fields of times, staggers and settings; a test compares them with those that `unknown-fields.ts` knows. */
export const TIMES =
  'duration|position|ease|repeat|repeatDelay|yoyo|stagger|delay|each|amount|from|axis|grid|control|jump|speed'

/** Eases that bounce or have a description. */
const EASES = String.raw`"ease":(?:\{|"?(?:1[678]|2[234])\b|"(?!none|linear|power|back|circ|expo\b|sine)|"[^"]*\()`

/** Rare parts. The last are times with a misspelt field. */
const RARE =
  String.raw`"ix3-|(?:calc|min|max|clamp)\(|"position":"(?!-?[\d.]+\s*m?s?")|` +
  '"wf:(?!transform|style|class|sel|attr|inst|any|trig|id|body|load|click|hover|scroll)|' +
  `"(?:timing|stagger|settings)":{(?:[^{}"]|"[^"]*"(?!:)|"(?:${TIMES})":|{[^{}]*})*"(?!(?:${TIMES})")[^"]*":`

/** The chunks beside the player, by the ends of their names. */
export type FurtherChunk = 'scroll' | 'text' | 'eases' | 'rare' | 'more'

/** Marks of the parts in each chunk, in the JSON of the data. The others use what is in `more`. */
const MARKS: Readonly<Record<FurtherChunk, string>> = {
  scroll: '"wf:scroll"',
  text: '"splitText":[^n]',
  eases: EASES,
  rare: RARE,
  more:
    String.raw`${EASES}|${RARE}|"stagger":\{[^{}]*"(?:grid|axis|from":(?!"start))|"componentId":|` +
    String.raw`"wf:class":\{"class|"(?!wf:)[^"]*",\[|"filterBy":\["|var\(|"conditional\w+":[[{]+"`,
}

/** The chunks with further parts that interactions and timelines, as JSON, use. */
export const neededChunks = (records: string): readonly FurtherChunk[] =>
  (Object.keys(MARKS) as FurtherChunk[]).filter((chunk) => RegExp(MARKS[chunk]).test(records))
