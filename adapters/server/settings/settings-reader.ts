import { isRecord } from '../../../core/shared/index.js'

/** One thing wrong in a settings file. `path` is as a person would point at it: `shipping[0].rate.amount`. */
export interface SettingsProblem {
  readonly path: string
  readonly message: string
}

/** Stands for a value that could not be read; the problem is on the list. */
export const UNREADABLE = Symbol('unreadable')
/** Characters that JSON allows and neither a database nor an address takes. */
const UNWRITABLE = /[\0\p{Cs}]/u
/** A value that was read, or the mark of one that could not be. */
export type Read<T> = T | typeof UNREADABLE

/**
 * Reads one value of a settings document. Reading notes problems and goes on, so that one run reports all of
 * them. An unknown name is a problem too: a misspelt setting must not be a silent one.
 */
export class SettingsReader {
  readonly #value: unknown
  readonly #path: string
  readonly #problems: SettingsProblem[]

  constructor(value: unknown, path = '', problems: SettingsProblem[] = []) {
    this.#value = value
    this.#path = path
    this.#problems = problems
  }

  get problems(): readonly SettingsProblem[] {
    return this.#problems
  }

  get isMissing(): boolean {
    return this.#value === undefined
  }

  /** True for the word by which an owner turns a part off. */
  get isFalse(): boolean {
    return this.#value === false
  }

  fail(message: string): typeof UNREADABLE {
    this.#problems.push({ path: this.#path === '' ? 'the file' : this.#path, message })
    return UNREADABLE
  }

  /**
   * Reads with `parse`, which answers undefined for anything it does not understand; `expected` completes
   * "must be ...".
   */
  read<T>(parse: (value: unknown) => T | undefined, expected: string): Read<T> {
    if (typeof this.#value === 'string' && UNWRITABLE.test(this.#value))
      return this.fail(
        'holds a character that cannot be stored: \\u0000, or half of a pair (\\ud800 to \\udfff)',
      )
    const parsed = this.isMissing ? undefined : parse(this.#value)
    return parsed ?? this.fail(this.isMissing ? `is missing: it must be ${expected}` : `must be ${expected}`)
  }

  text(): Read<string> {
    return this.read(
      (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
      'a text',
    )
  }

  optional<T>(fallback: T, read: (reader: SettingsReader) => Read<T>): Read<T> {
    return this.isMissing || this.#value === null ? fallback : read(this)
  }

  /** Readers of the members; reading a member of what is no object notes that once. */
  members<Name extends string>(
    names: readonly Name[],
  ): Readonly<Record<Name, SettingsReader>> | typeof UNREADABLE {
    const value = this.#value
    if (!isRecord(value)) {
      return this.fail(this.isMissing ? 'is missing: it must be an object' : 'must be an object')
    }
    for (const name of Object.keys(value)) {
      if (!names.includes(name as Name)) {
        this.#at(name, undefined).fail(`is not known here; known are ${names.join(', ')}`)
      }
    }
    return Object.fromEntries(names.map((name) => [name, this.#at(name, value[name])])) as Record<
      Name,
      SettingsReader
    >
  }

  /** Reads every element of a list; a missing list is empty. */
  list<T>(read: (reader: SettingsReader) => Read<T>): Read<readonly T[]> {
    if (this.isMissing) return []
    if (!Array.isArray(this.#value)) return this.fail('must be a list')
    const items = this.#value.map((item: unknown, index) =>
      read(new SettingsReader(item, `${this.#path}[${index}]`, this.#problems)),
    )
    return allReadable(items)
  }

  /** Reads every member of an object whose names the owner chooses; a missing object is empty. */
  record<T>(read: (reader: SettingsReader) => Read<T>): Read<Readonly<Record<string, T>>> {
    if (this.isMissing) return {}
    const value = this.#value
    if (!isRecord(value)) return this.fail('must be an object')
    const entries = Object.entries(value).map(
      ([name, member]) => [name, read(this.#at(name, member))] as const,
    )
    return entries.some(([, member]) => member === UNREADABLE)
      ? UNREADABLE
      : (Object.fromEntries(entries) as Record<string, T>)
  }

  #at(name: string, value: unknown): SettingsReader {
    return new SettingsReader(value, this.#path === '' ? name : `${this.#path}.${name}`, this.#problems)
  }
}

function allReadable<T>(items: readonly Read<T>[]): Read<readonly T[]> {
  const readable = items.filter((item): item is T => item !== UNREADABLE)
  return readable.length === items.length ? readable : UNREADABLE
}

/** Answers the object when every part of it could be read. */
export function whole<T extends object>(parts: { readonly [Name in keyof T]: Read<T[Name]> }): Read<T> {
  return Object.values(parts).includes(UNREADABLE) ? UNREADABLE : (parts as unknown as T)
}
