/** A rule of every migration, so that the same tables work on distributed engines too. */
interface PortableRule {
  readonly name: string
  readonly isBroken: (statement: string) => boolean
}

const forbids = (name: string, pattern: RegExp): PortableRule => ({
  name,
  isBroken: (statement) => pattern.test(statement),
})

const makesTable = (statement: string): boolean => /^\s*create\s+table/i.test(statement)
const changesTables = (statement: string): boolean => /^\s*(create|alter|drop)\s/i.test(statement)

const RULES: readonly PortableRule[] = [
  forbids(
    'no sequences: ids are text made by the program',
    /\b(big|small)?serial\b|\bsequence\b|\bidentity\b|nextval/i,
  ),
  forbids('no advisory locks', /pg_(try_)?advisory/i),
  forbids('no triggers, functions or procedures', /\b(trigger|function|procedure)\b/i),
  forbids('no LISTEN or NOTIFY', /\b(listen|notify)\b/i),
  forbids('no LOCK TABLE', /\block\s+table\b/i),
  forbids('no deferrable or exclusion constraints', /\bdeferrable\b|\bexclude\b/i),
  forbids('no generated columns', /\bgenerated\b/i),
  forbids('no floating or decimal money', /_minor\s+(?!bigint\b)\w+/i),
  forbids(
    'no column of a type without an exact JavaScript reading',
    /\b(numeric|decimal|money|timestamptz?|timestamp)\b/i,
  ),
  forbids('no transactions inside a migration', /^\s*(begin|start\s+transaction|commit)\b/i),
  {
    name: 'one statement at a time',
    isBroken: (statement) => /;\s*\S/.test(statement),
  },
  {
    name: 'every table has site_id and id and is keyed by site_id first',
    isBroken: (statement) =>
      makesTable(statement) &&
      !(
        /\(\s*site_id text not null,\s*id text not null,/i.test(statement) &&
        /primary key \(site_id, id\)/i.test(statement)
      ),
  },
  {
    name: 'every unique key and index begins with site_id',
    isBroken: (statement) =>
      [...statement.matchAll(/\bunique\s*\(([^)]*)\)|\bindex\b[^(]*\(([^)]*)\)/gi)].some(
        ([, unique, index]) => !/^\s*site_id\b/i.test(unique ?? index ?? ''),
      ),
  },
  {
    name: 'no harm when run again (IF NOT EXISTS or IF EXISTS)',
    isBroken: (statement) => changesTables(statement) && !/\bif\s+(not\s+)?exists\b/i.test(statement),
  },
]

/** The names of the rules a statement breaks; none for a portable one. */
export const brokenRules = (statement: string): readonly string[] =>
  RULES.filter((rule) => rule.isBroken(statement)).map(({ name }) => name)
