import type { ElementFinder } from '../../../ports/stage.port.js'
import type { UntrustedRecord } from '../../../shared/index.js'
import type { ClassAccess, ClassStep } from '../play/class-steps.js'
import type { StaggerPlan } from '../values/stagger.js'
import type { DescribeEase } from '../values/eases.js'
import type {
  ClassPlan,
  ComponentScope,
  Endpoint,
  PlayerPlan,
  PointerFollow,
  PropertyPlan,
  TriggerEvent,
} from './model.js'
import type { Report } from './problems.js'

/** Properties of an action of a kind that few pages have. */
export interface FurtherProperties {
  readonly properties?: readonly PropertyPlan[]
  readonly classes?: readonly ClassPlan[]
  readonly players?: readonly PlayerPlan[]
  readonly follow?: PointerFollow
}

/** Reads and plays parts of data that few pages have; `needsFurtherParts` tells which data have them. */
export interface FurtherParts {
  /** Makes eases of descriptions, and those that bounce. */
  readonly describe: DescribeEase
  /** Reads the component that a scope is limited to; null: it is another scope. */
  readonly readComponent: (scope: unknown) => ComponentScope | null
  /** True if an element is in a component. */
  readonly isInComponent: <E extends object>(
    finder: ElementFinder<E>,
    component: ComponentScope,
    element: E,
  ) => boolean
  /** Reads the event of a trigger; null: its kind is not known. */
  readonly readEvent: (key: string, config: UntrustedRecord) => TriggerEvent | null
  /** Reads properties of an action; null: their kind is not known. */
  readonly readMore: (
    namespace: string,
    part: unknown,
    path: string,
    report: Report,
  ) => FurtherProperties | null
  /** Reads a value that is left to chance or added; undefined: its type is not known. */
  readonly readWrapped: (value: UntrustedRecord, path: string, report: Report) => Endpoint | null | undefined
  /** An end with what is left to chance drawn. */
  readonly draw: (end: Endpoint, random: () => number) => Endpoint
  /** Does the changes of classes that a time is past, and undoes those that it is before. */
  readonly renderClasses: <E>(
    access: ClassAccess<E>,
    steps: readonly ClassStep<E>[],
    timeS: number,
    isForward: boolean,
  ) => void
  /** The begins of elements that do not follow one another in a row. */
  readonly offsets: (
    plan: StaggerPlan,
    count: number,
    lefts: () => readonly number[],
    random: () => number,
  ) => readonly number[]
}

/** Marks of parts that few pages have, in the JSON of their data. */
const RARE = [
  /"ease":(?:\{|"?(?:1[678]|2[234]|bounce|elastic)\b)/,
  /"stagger":\{[^{}]*"(?:grid|axis|from":(?!"start))/,
  /"ix3-|"componentId":|"wf:class":\{"class/,
  /"wf:(?!transform|style|class|sel|attr|inst|any|trig|id|body|load|click|hover|scroll)/,
]

/** True if records of interactions and timelines, as JSON, have parts that few pages have. */
export const needsFurtherParts = (records: string): boolean => RARE.some((part) => part.test(records))
