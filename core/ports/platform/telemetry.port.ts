/** A value that describes a span: a name, a number or a state, never the data of a person. */
export type SpanValue = string | number | boolean

/** The nature of a span. */
export interface SpanOptions {
  /** `server`: a request that came in; `client`: a call of another program. @default 'internal' */
  readonly kind?: 'server' | 'client' | 'internal'
  readonly attributes?: Readonly<Record<string, SpanValue>>
  /** The `traceparent` of the caller (W3C Trace Context). @default the span in which this one begins */
  readonly parent?: string
  /** True: recorded as a part of another span only, as a statement is. @default false */
  readonly isPart?: boolean
}

/** One piece of work of a trace while it runs. */
export interface Span {
  readonly set: (name: string, value: SpanValue) => void
  readonly rename: (name: string) => void
  /** Marks the work as failed, by a code or the name of an error, never by its message. */
  readonly fail: (reason: string) => void
  /** Runs work as a part of this span, also if it is started from elsewhere, such as a queue. */
  readonly within: <T>(work: () => T) => T
}

/** Records what the server spends its time on. */
export interface Telemetry {
  /**
   * Runs work as a span, which ends when its promise settles; a rejection marks it as failed. Work that
   * answers without a promise is recorded neither as a span nor as a failure.
   */
  readonly span: <T>(name: string, options: SpanOptions, work: (span: Span) => T) => T
  /** Sends what is recorded, and ends. Never rejects. */
  readonly close: () => Promise<void>
}

const SILENT_SPAN: Span = {
  set: () => undefined,
  rename: () => undefined,
  fail: () => undefined,
  within: (work) => work(),
}

/** Records nothing. */
export const NO_TELEMETRY: Telemetry = {
  span: (_name, _options, work) => work(SILENT_SPAN),
  close: () => Promise.resolve(),
}
